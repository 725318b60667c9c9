import '#app/settings/settings.css'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { SearchX } from 'lucide-react'
import { use, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { CompanyLink, useCompanyTo } from '#shared/company-link.tsx'
import { ActivePermissions } from '#shared/permissions.ts'
import { SearchField } from '#shared/search-field.tsx'
import { findSettings } from '#shared/settings.ts'
import { texts } from '#shared/texts.ts'

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
    <nav aria-label={texts.settings.label} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className={detailed ? 'sm:max-w-xs' : undefined}>
        <SearchField
          label={texts.settings.search}
          placeholder={texts.settings.searchPlaceholder}
          value={query}
          onSearch={setQuery}
        />
      </div>
      <ul className={detailed ? 'grid gap-4 sm:grid-cols-2' : 'grid gap-1'}>
        {sections.map(({ section, path, settings }) => (
          <li
            key={path}
            className={detailed ? 'rounded-lg border border-line bg-surface-raised p-2' : undefined}
          >
            <NavLink to={companyTo(path)} className="settings-link">
              <span className={detailed ? 'font-semibold text-base text-ink' : undefined}>
                {texts.settings.sections[section].name}
              </span>
              {detailed && <span className="mt-0.5">{texts.settings.sections[section].description}</span>}
            </NavLink>
            {showsSettings && (
              <ul className={detailed ? 'flex flex-wrap' : 'mb-2 pl-3'}>
                {settings.map(({ anchor }) => (
                  <li key={anchor}>
                    <CompanyLink to={{ pathname: path, hash: anchor }} className="settings-found">
                      {texts.settings.found[anchor].name}
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
          <EmptyState icon={<SearchX />} title={texts.settings.noneFound.title} className="py-6">
            {texts.settings.noneFound.text}
          </EmptyState>
        )}
      </div>
    </nav>
  )
}
