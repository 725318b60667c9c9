import { Outlet } from 'react-router-dom'
import { SettingsNav } from '#app/settings/settings-nav.tsx'

/** A section of the settings, on wide screens beside the list of them. */
export function Component() {
  return (
    <div className="settings">
      <div className="settings-list">
        <SettingsNav />
      </div>
      <Outlet />
    </div>
  )
}
