import { companyRole } from '@candour/schemas/accounts.ts'
import { companyRoleNames } from '@candour/schemas/company-roles.ts'

/** The options of a select of roles. */
export function RoleOptions() {
  return companyRole.options.map((role) => (
    <option key={role} value={role}>
      {companyRoleNames[role]}
    </option>
  ))
}
