import { languages } from '@candour/schemas/languages.ts'
import type { Practice } from '@candour/schemas/practice.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { type Days, shifted } from '#lib/days.ts'
import type { CachedCompany } from '#modules/companies/cache.ts'
import { findFunnel } from '#modules/funnel/repository.ts'

/** Read once a day and process; the company is a new object after each change. */
const kept = new WeakMap<CachedCompany, { day: string; practice: Promise<Practice> }>()

/** Returns what is so about a company's way of asking for reviews. */
export function practiceOf(
  { db, config }: { db: Db; config: Pick<Config, 'provider'> },
  found: CachedCompany,
): Promise<Practice> {
  const { company } = found
  const day = today(company.timeZone)
  const known = kept.get(found)
  if (known?.day === day) return known.practice
  const practice = countMonth(db, company.id, monthBefore(day)).then(
    (lastMonth): Practice => ({
      day,
      name: company.name,
      slug: company.slug,
      operator: config.provider.name,
      ways: ['google', 'private'],
      google: company.googleReviewUrl ? 'page' : 'search',
      ownWords: languages.filter((language) => hasOwnWords(company.texts[language])),
      contactMonths: company.contactMonths,
      textMonths: company.textMonths,
      lastMonth,
    }),
  )
  kept.set(found, { day, practice })
  practice.catch(() => kept.delete(found))
  return practice
}

async function countMonth(db: Db, companyId: string, month: Days): Promise<Practice['lastMonth']> {
  const { totals } = await withCompany(
    db,
    system('practice'),
    companyId,
    (tx) => findFunnel(tx, companyId, { by: 'day', ...month }),
    { readOnly: true },
  )
  return {
    month: month.from.slice(0, 7),
    offered: totals.view,
    google: totals.public,
    private: totals.review,
  }
}

const hasOwnWords = (texts: Partial<Record<string, string>> | undefined) =>
  Object.values(texts ?? {}).some((text) => text)

/** Returns the day in a time zone, as an ISO date. */
const today = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format()

/** Returns the calendar month before that of a day. */
export function monthBefore(day: string): Days {
  const to = shifted(`${day.slice(0, 8)}01`, -1)
  return { from: `${to.slice(0, 8)}01`, to }
}
