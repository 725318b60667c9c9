import '#app/settings/settings.css'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { SearchX } from 'lucide-react'
import { use, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { CompanyLink, useCompanyTo } from '#shared/company-link.tsx'
import { ActivePermissions } from '#shared/permissions.ts'
import { SearchField } from '#shared/search-field.tsx'
import { findSettings } from '#shared/settings.ts'

/**
 * The sections of the settings, and a field that narrows them.
 *
 * @param detailed shows each section's settings too, not only those found
 */
export function SettingsNav({ detailed = false }: { detailed?: boolean }) {
  const [query, setQuery] = useState('')
  const companyTo = useCompanyTo()
  const sections = findSettings(query, use(ActivePermissions))
  const showsSettings = detailed || query !== ''
  return (
    <nav aria-label="Settings" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className={detailed ? 'sm:max-w-xs' : undefined}>
        <SearchField
          label="Search settings"
          placeholder="Search settings"
          value={query}
          onSearch={setQuery}
        />
      </div>
      <ul className={detailed ? 'grid gap-4 sm:grid-cols-2' : 'grid gap-1'}>
        {sections.map(({ path, name, description, settings }) => (
          <li
            key={path}
            className={detailed ? 'rounded-lg border border-line bg-surface-raised p-2' : undefined}
          >
            <NavLink to={companyTo(path)} className="settings-link">
              <span className={detailed ? 'font-semibold text-base text-ink' : undefined}>{name}</span>
              {detailed && <span className="mt-0.5">{description}</span>}
            </NavLink>
            {showsSettings && (
              <ul className={detailed ? 'flex flex-wrap' : 'mb-2 pl-3'}>
                {settings.map(({ name, anchor }) => (
                  <li key={anchor}>
                    <CompanyLink to={{ pathname: path, hash: anchor }} className="settings-found">
                      {name}
                    </CompanyLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        {sections.length === 0 && (
          <EmptyState icon={<SearchX />} title="No setting found" className="py-6">
            Try another word, such as “logo” or “email”.
          </EmptyState>
        )}
      </div>
    </nav>
  )
}
