import { say } from '#messages.ts'
import '#no-eval.ts'
import { z } from 'zod'
import { readable, visible } from '#fields.ts'
import { languages } from '#languages.ts'
import { maxCompanyTextLengths } from '#limits.ts'

/** A company's own words on the pages of its visitors, by language; only languages that have one. */
export const companyTexts = z.partialRecord(
  z.enum(languages),
  z.object({
    /** Below the question of the first screen, instead of the catalogue's sentence. */
    greeting: z.string().optional(),
    /** On the last screen, instead of the catalogue's sentence. */
    thanks: z.string().optional(),
  }),
)
export type CompanyTexts = z.infer<typeof companyTexts>
export type CompanyTextField = keyof typeof maxCompanyTextLengths

export const language = z.enum(languages, say('language'))

/** Spaces and line breaks, but no spaces that keep words on one line. */
const breaks = /[ \t\n\v\f\r\u0085\u2028\u2029]+/g

/** Plain text of one line; line breaks become spaces. */
export const oneLine = (max: number) =>
  z
    .string(say('text'))
    .transform((text) => text.replace(breaks, ' ').trim())
    .pipe(
      z
        .string()
        .max(max, say('tooLong', max))
        .refine(...readable),
    )

/** As `oneLine`; an empty text is null. */
const line = (max: number) =>
  oneLine(max)
    .transform((text) => (visible(text) ? text : null))
    .nullable()
    .optional()

/**
 * A change of `companyTexts`, merged as in RFC 7396: whatever is absent stays unchanged, and null removes a text, all
 * texts of a language, or all texts. An empty text counts as null.
 */
export const companyTextsChange = z
  .partialRecord(
    z.enum(languages),
    z
      .object({
        greeting: line(maxCompanyTextLengths.greeting),
        thanks: line(maxCompanyTextLengths.thanks),
      })
      .nullable(),
    say('language'),
  )
  .nullable()
export type CompanyTextsChange = z.output<typeof companyTextsChange>

/** Maximum number of changes that visitors see: the newest. */
export const maxShownChanges = 3

/** What a company has changed because of what was said, as its visitors read it: in its own words. */
export const shownChange = z.object({
  said: z.string(),
  did: z.string(),
  /** The day from which it is so. */
  date: z.iso.date(),
})
export type ShownChange = z.infer<typeof shownChange>
