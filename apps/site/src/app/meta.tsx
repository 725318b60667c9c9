import type { ReactNode } from 'react'
import type { PageData } from '#app/page.ts'
import type { ScreenName } from '#app/routes.tsx'
import type { Texts } from '#app/texts.ts'

/** Description, indexing and sharing of a page. */
export function metaOf(_screen: ScreenName, _data: PageData, _texts: Texts): ReactNode {
  return <meta name="robots" content="noindex" />
}
