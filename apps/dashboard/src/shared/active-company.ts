import { companyParam } from '@candour/schemas/paths.ts'
import { createContext, use, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Local storage key of the active company's id. */
export const activeCompanyKey = 'activeCompanyId'

/** Provides the active company's id. */
export const ActiveCompanyId = createContext<string | undefined>(undefined)

/** Returns the active company's id. Throws outside a company's pages. */
export function useCompanyId(): string {
  const id = use(ActiveCompanyId)
  if (!id) throw new Error('useCompanyId needs an ActiveCompanyId')
  return id
}

/**
 * Returns the company that the URL names; undefined if it is not among `companies`. A URL without a company is replaced
 * (without a history entry) by one with the company last opened in this tab, else in this browser, else the first.
 */
export function useActiveCompany<Company extends { id: string }>(
  companies: readonly Company[],
): Company | undefined {
  const [remembered, remember] = useState(() => localStorage.getItem(activeCompanyKey))
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const named = new URLSearchParams(search).get(companyParam)?.toLowerCase()
  const active = named
    ? companies.find(({ id }) => id === named)
    : (companies.find(({ id }) => id === remembered) ?? companies[0])
  const id = active?.id

  useEffect(() => {
    if (!id) return
    if (named) {
      localStorage.setItem(activeCompanyKey, id)
      remember(id)
    } else {
      const to = { pathname, search: searchWithCompany(search, id), hash }
      void navigate(to, { replace: true, preventScrollReset: true, state })
    }
  }, [id, named, pathname, search, hash, state, navigate])

  return active
}

/** Returns a query string that names the company, in place of any other. */
export function searchWithCompany(search: string | undefined, companyId: string): string {
  const params = new URLSearchParams(search)
  params.set(companyParam, companyId)
  return params.toString()
}
