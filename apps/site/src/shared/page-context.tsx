import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import type { FormTicket, PageData } from '#shared/page.ts'
import { newSubmissionId } from '#shared/submission-id.ts'
import { en, type Texts } from '#texts/en.ts'

interface PageContextValue extends PageData {
  ticket: FormTicket
  texts: Texts
  /** Starts a new submission once the current one has been stored. */
  renewTicket: () => void
}

const PageContext = createContext<PageContextValue | undefined>(undefined)

const newTicket = (): FormTicket => ({ submissionId: newSubmissionId(), renderedAt: Date.now() })

export function PageProvider({ data, children }: { data: PageData; children: ReactNode }) {
  const [page, setPage] = useState(() => ({ ...data, ticket: data.ticket ?? newTicket() }))
  const renewTicket = useCallback(
    () => setPage(({ form: _answered, ...current }) => ({ ...current, ticket: newTicket() })),
    [],
  )
  const value = useMemo(() => ({ ...page, texts: en, renewTicket }), [page, renewTicket])
  return <PageContext value={value}>{children}</PageContext>
}

/** Returns the page's data. Throws outside a `PageProvider`. */
export function usePage(): PageContextValue {
  const page = use(PageContext)
  if (!page) throw new Error('usePage needs a PageProvider')
  return page
}

/** Returns the texts in the visitor's language. */
export function useTexts(): Texts {
  return usePage().texts
}
