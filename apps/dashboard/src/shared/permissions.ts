import { companyPermissions } from '@candour/schemas/company-roles.ts'
import type { CompanyPermission } from '@candour/schemas/endpoint.ts'
import { createContext, use } from 'react'

/** Provides what the user may do in the active company. Outside a company's pages nothing is hidden. */
export const ActivePermissions = createContext<readonly CompanyPermission[]>(companyPermissions.owner)

/** Returns whether the user may do this in the active company. The server enforces it; screens hide the rest. */
export function useMay(permission: CompanyPermission): boolean {
  return use(ActivePermissions).includes(permission)
}
