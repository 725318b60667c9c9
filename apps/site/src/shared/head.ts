import type { PageData } from '#shared/page.ts'
import type { Texts } from '#texts/en.ts'

export type ScreenName = 'marketing' | 'demo' | 'choice' | 'rating' | 'feedback' | 'thankYou' | 'notFound'

/** Returns whether search engines may index a page: only the product's own pages, not the companies'. */
export function isForSearch(screen: ScreenName, { problem }: PageData): boolean {
  return !problem && (screen === 'marketing' || screen === 'demo')
}

/** Returns a screen's document title. */
export function titleOf(
  screen: ScreenName | 'problem' | 'paused',
  { company, settings, problem, paused }: PageData,
  { titles }: Texts,
): string {
  if (problem) return titles.problem
  if (paused) return titles.paused
  switch (screen) {
    case 'marketing':
      return titles.marketing(settings.provider.name)
    case 'demo':
    case 'notFound':
    case 'paused':
    case 'problem':
      return titles[screen]
    default:
      return company ? titles[screen](company.name) : titles.companyNotFound
  }
}
