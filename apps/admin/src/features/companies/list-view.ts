import { useSearchEdit } from '@candour/console/use-search-edit.ts'
import {
  type BillingStatus,
  billingStatus,
  type CompanySort,
  companySort,
  naturalOrder,
  type SortOrder,
  sortOrder,
} from '@candour/schemas/companies.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

type Layout = 'table' | 'cards'

/** Local storage key of the layout last chosen. */
const layoutKey = 'companiesLayout'

/** State of the list, kept in the URL so that it survives a reload and can be shared. */
export interface ListView {
  search: string
  status: BillingStatus | undefined
  sort: CompanySort
  order: SortOrder
  /** The URL's, else the last choice in this browser. If undefined, depends on the number of companies. */
  layout: Layout | undefined
  /** Id of the company expanded in the table. */
  open: string | undefined
}

/** Returns the URL's view and a function that changes parts of it. Invalid values fall back to the defaults. */
export function useListView() {
  const [params, edit] = useSearchEdit()
  const navigate = useNavigate()
  const [remembered, remember] = useState(() => layoutIn(localStorage.getItem(layoutKey)))
  const view = read(params)
  const change = (part: Partial<ListView>) => {
    if (part.layout) {
      localStorage.setItem(layoutKey, part.layout)
      remember(part.layout)
    }
    const next = edit((params) => write({ ...read(params), ...part }))
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }
  return [{ ...view, layout: view.layout ?? remembered }, change] as const
}

function layoutIn(value: string | null): Layout | undefined {
  return value === 'table' || value === 'cards' ? value : undefined
}

function read(params: URLSearchParams): ListView {
  const sort = companySort.catch('created').parse(params.get('sort'))
  return {
    search: (params.get('search') ?? '').trim().slice(0, 120),
    status: billingStatus.optional().catch(undefined).parse(params.get('status')),
    sort,
    order: sortOrder.catch(naturalOrder(sort)).parse(params.get('order')),
    layout: layoutIn(params.get('view')),
    open: params.get('open') ?? undefined,
  }
}

/** Serializes only what differs from the defaults. */
function write({ search, status, sort, order, layout, open }: ListView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(status && { status }),
    ...(sort !== 'created' && { sort }),
    ...(order !== naturalOrder(sort) && { order }),
    ...(layout && { view: layout }),
    ...(open && { open }),
  })
}
