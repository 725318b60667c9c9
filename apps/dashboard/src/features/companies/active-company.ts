import { useState } from 'react'

/** Local storage key of the company whose dashboard is open. */
export const activeCompanyKey = 'activeCompanyId'

/** The company last chosen in this browser, else the first; and how to choose another. */
export function useActiveCompany<Company extends { id: string }>(
  companies: readonly Company[],
): [active: Company | undefined, choose: (id: string) => void] {
  const [id, setId] = useState(() => localStorage.getItem(activeCompanyKey))
  const choose = (id: string) => {
    localStorage.setItem(activeCompanyKey, id)
    setId(id)
  }
  return [companies.find((company) => company.id === id) ?? companies[0], choose]
}
