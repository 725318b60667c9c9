import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Local storage key of the company whose dashboard is open. */
export const activeCompanyKey = 'activeCompanyId'

/** Parameter of a link's address that names the company it leads into. */
export const companyParam = 'company'

/**
 * The company that the address asks for, else the one last chosen in this browser, else the first; and how to choose
 * another. What the address asks for is chosen and leaves the address; a company of others is as good as none.
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
