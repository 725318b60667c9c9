import { companyRole } from '@candour/schemas/accounts.ts'
import { texts } from '#shared/texts.ts'

/** The options of a select of roles. */
export function RoleOptions() {
  return companyRole.options.map((role) => (
    <option key={role} value={role}>
      {texts.team.roleNames[role]}
    </option>
  ))
}
