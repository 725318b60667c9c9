import type { PageTexts } from '@candour/texts/en/pages.ts'
import type { ReactNode } from 'react'

/** The end of every visitor page: a link to the notice about personal data, then what the page adds. */
export function PageFooter({
  notice,
  texts,
  children,
}: {
  /** Path of the notice; without it there is no link. */
  notice?: string | undefined
  texts: PageTexts
  children?: ReactNode
}) {
  return (
    <footer className="page-footer">
      {notice && <a href={notice}>{texts.privacy}</a>}
      {children}
    </footer>
  )
}
