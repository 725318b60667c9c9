import { companyPermissions } from '@candour/schemas/company-roles.ts'
import type { CompanyPermission } from '@candour/schemas/endpoint.ts'
import { createContext, use } from 'react'

/** Provides what the user's role in the active company includes. Outside a company's pages nothing is hidden. */
export const ActivePermissions = createContext<readonly CompanyPermission[]>(companyPermissions.owner)

/** Provides whether the active company is read-only, because it is suspended or an operator is viewing it. */
export const ReadOnly = createContext(false)

/** Returns whether the user's role includes this in the active company. */
export function useRoleIncludes(permission: CompanyPermission): boolean {
  return use(ActivePermissions).includes(permission)
}

/** Returns whether the user may do this in the active company now. The server enforces it; screens hide the rest. */
export function useMay(permission: CompanyPermission): boolean {
  const readOnly = use(ReadOnly)
  return useRoleIncludes(permission) && !(readOnly && isChange(permission))
}

const isChange = (permission: CompanyPermission) => /:(manage|place|reply)$/.test(permission)
