import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { CompanyPermission } from '@candour/schemas/endpoint.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { BackLink } from '#shared/back-link.tsx'
import { useRoleIncludes } from '#shared/permissions.ts'
import { settingsSections } from '#shared/settings.ts'
import { texts } from '#shared/texts.ts'
import { WithCompany } from '#shared/with-company.tsx'

interface SettingsSectionProps {
  section: keyof typeof settingsSections
  /** Buttons beside the heading. */
  actions?: ReactNode
  children: (company: DashboardCompany) => ReactNode
}

/** A section of the settings: its heading, who may change it, and its cards. */
export function SettingsSection({ section, actions, children }: SettingsSectionProps) {
  const about = settingsSections[section]
  const changes: CompanyPermission = 'changes' in about ? about.changes : about.reads
  const { name, description } = texts.settings.sections[section]
  const mayChange = useRoleIncludes(changes)
  useAnchor()
  return (
    <WithCompany title={name} className="min-w-0">
      {(company) => (
        <>
          <BackLink to={dashboardPaths.settings} className="settings-back">
            {texts.settings.back}
          </BackLink>
          <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
            <div className="min-w-48 flex-1">
              <h1 className="font-semibold text-ink text-lg">{name}</h1>
              <p className="mt-1 text-ink-muted text-sm">{description}</p>
            </div>
            {actions}
          </div>
          {!mayChange && (
            <p className="mb-4 rounded-md bg-surface-sunken px-3.5 py-3 text-ink-muted text-sm">
              {texts.settings.readOnly}
            </p>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6 settings-cards">
            {children(company)}
          </div>
        </>
      )}
    </WithCompany>
  )
}

/** Moves to the setting that the address names, once it is there: some load after the page. */
function useAnchor() {
  const { hash, key } = useLocation()
  useEffect(() => {
    const anchor = hash.slice(1)
    if (!anchor) return
    const show = () => {
      const heading = document.getElementById(anchor)
      if (!heading) return false
      heading.scrollIntoView({ block: 'start' })
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      return true
    }
    if (show()) return
    const observer = new MutationObserver(() => show() && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [hash, key])
}
