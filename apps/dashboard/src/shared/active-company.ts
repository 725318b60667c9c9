import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Local storage key of the active company's id. */
export const activeCompanyKey = 'activeCompanyId'

/** Query parameter of deep links that selects the company. */
export const companyParam = 'company'

/**
 * Returns the active company and a function to choose another. The company in the URL wins over the one last chosen in
 * this browser, which wins over the first; ids the user has no access to are ignored. The URL parameter is removed once
 * it has been applied.
 */
export function useActiveCompany<Company extends { id: string }>(
  companies: readonly Company[],
): [active: Company | undefined, choose: (id: string) => void] {
  const [id, setId] = useState(() => localStorage.getItem(activeCompanyKey))
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const asked = params.get(companyParam)
  const linked = companies.find((company) => company.id === asked)

  const choose = (id: string) => {
    localStorage.setItem(activeCompanyKey, id)
    setId(id)
  }

  useEffect(() => {
    if (asked === null) return
    if (linked) choose(linked.id)
    const rest = new URLSearchParams(params)
    rest.delete(companyParam)
    setParams(rest, { replace: true, preventScrollReset: true, state })
  }, [asked])

  return [linked ?? companies.find((company) => company.id === id) ?? companies[0], choose]
}
