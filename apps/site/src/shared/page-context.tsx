import type { Carried } from '@candour/schemas/paths.ts'
import type { PageTexts } from '@candour/texts/en/pages.ts'
import { UiTexts } from '@candour/ui/texts.ts'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import type { FormState, PageData } from '#shared/page.ts'
import { newSubmissionId } from '#shared/submission-id.ts'

interface PageContextValue extends PageData {
  formState: FormState
  texts: PageTexts
  /** Path of the notice about personal data. */
  notice: string | undefined
  /** Starts a new submission once the current one has been stored. */
  finishSubmission: () => void
}

const PageContext = createContext<PageContextValue | undefined>(undefined)

const newFormState = (): FormState => ({ submissionId: newSubmissionId(), renderedAt: Date.now() })

interface PageProviderProps {
  data: PageData
  /** In the page's language. */
  texts: PageTexts
  notice?: string | undefined
  children: ReactNode
}

export function PageProvider({ data, texts, notice, children }: PageProviderProps) {
  const [page, setPage] = useState(() => ({ ...data, formState: data.formState ?? newFormState() }))
  const finishSubmission = useCallback(
    () =>
      setPage(({ form: _answered, receipt: _former, ...current }) => ({
        ...current,
        formState: newFormState(),
      })),
    [],
  )
  const value = useMemo(
    () => ({ ...page, texts, notice, finishSubmission }),
    [page, texts, notice, finishSubmission],
  )
  return (
    <PageContext value={value}>
      <UiTexts value={texts.ui}>{children}</UiTexts>
    </PageContext>
  )
}

/** Returns the page's data. Throws outside a `PageProvider`. */
export function usePage(): PageContextValue {
  const page = use(PageContext)
  if (!page) throw new Error('usePage needs a PageProvider')
  return page
}

/** Returns the parameters that links to other screens carry. */
export function useCarried(): Carried {
  const { via, language, languageChosen } = usePage()
  return useMemo(
    () => ({ via, lang: languageChosen ? language : undefined }),
    [via, language, languageChosen],
  )
}

/** Returns the texts in the visitor's language. */
export function useTexts(): PageTexts {
  return usePage().texts
}
