import type { PageTexts } from '@candour/texts/en/pages.ts'
import type { PageData } from '#shared/page.ts'

export type ScreenName =
  | 'marketing'
  | 'demo'
  | 'choice'
  | 'rating'
  | 'feedback'
  | 'thankYou'
  | 'privacy'
  | 'practice'
  | 'notFound'

/** A screen whose title is in the visitor's language. */
export type TitledScreen =
  | Exclude<ScreenName, 'marketing' | 'demo' | 'privacy' | 'practice'>
  | 'problem'
  | 'paused'

/** Returns whether search engines may index a page: only the product's own pages, not the companies'. */
export function isForSearch(screen: ScreenName, { problem }: PageData): boolean {
  return !problem && (screen === 'marketing' || screen === 'demo')
}

/** Returns the language of a page: the marketing page and the demo are in English only. */
export function languageOn(
  screen: ScreenName,
  page: PageData,
): Pick<PageData, 'language' | 'languageChosen'> {
  if (isForSearch(screen, page)) return { language: 'en', languageChosen: undefined }
  return { language: page.language, languageChosen: page.languageChosen || undefined }
}

/** Returns the document title of a screen of the review pages. */
export function titleOf(
  screen: TitledScreen,
  { company, problem, paused }: Pick<PageData, 'company' | 'problem' | 'paused'>,
  { titles }: PageTexts,
): string {
  if (problem) return titles.problem
  if (paused) return titles.paused
  switch (screen) {
    case 'notFound':
    case 'paused':
    case 'problem':
      return titles[screen]
    default:
      return company ? titles[screen](company.name) : titles.companyNotFound
  }
}
