import { z } from 'zod'
import { getCompanyBySlug } from '#companies.ts'
import { language } from '#company-texts.ts'
import { endpoint } from '#endpoint.ts'

const count = z.int().min(0)

/** What is so about a company's way of asking for reviews; nothing in it is the company's claim. */
export const practice = z.object({
  /** The company's day on which this is so. */
  day: z.iso.date(),
  name: z.string(),
  slug: z.string(),
  /** Name of the operator, who runs the page. */
  operator: z.string(),
  /** Both are offered to everyone, before any rating. */
  ways: z.array(z.enum(['google', 'private'])),
  /** Where the public way leads: to the company on Google, or to a search for it. */
  google: z.enum(['page', 'search']),
  /** Languages in which the greeting or the thanks are the company's own words. */
  ownWords: z.array(language),
  /** Months after which contact data, and words, are removed; null means never. */
  contactMonths: z.int().nullable(),
  textMonths: z.int().nullable(),
  /** The last whole calendar month in the company's time zone. */
  lastMonth: z.object({
    month: z.string().regex(/^\d{4}-\d{2}$/),
    /** How often both ways were offered: views of the page. */
    offered: count,
    google: count,
    private: count,
  }),
})
export type Practice = z.infer<typeof practice>

export const getPractice = endpoint('getPractice', 'GET /api/companies/:slug/practice', {
  audience: 'public',
  summary: 'How the company that has or had this slug asks for reviews, from its settings and counts',
  params: getCompanyBySlug.params,
  response: practice,
  errors: ['company_not_found'],
})
