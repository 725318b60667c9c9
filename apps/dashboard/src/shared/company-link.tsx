import { use, useCallback } from 'react'
import { Link, type LinkProps, type Path, parsePath, type To } from 'react-router-dom'
import { ActiveCompanyId, searchWithCompany } from '#shared/active-company.ts'

/** Returns a function that adds the active company to a location, so that links opened in other tabs stay with it. */
export function useCompanyTo(): (to: To) => Partial<Path> {
  const companyId = use(ActiveCompanyId)
  return useCallback(
    (to) => {
      const path = typeof to === 'string' ? parsePath(to) : to
      return companyId ? { ...path, search: searchWithCompany(path.search, companyId) } : path
    },
    [companyId],
  )
}

/** A link to another page of the active company. */
export function CompanyLink({ to, ...props }: LinkProps) {
  return <Link {...props} to={useCompanyTo()(to)} />
}
