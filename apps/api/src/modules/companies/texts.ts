import type { CompanyTexts, CompanyTextsChange } from '@candour/schemas/company-texts.ts'
import { type companyTextErrors, errors } from '@candour/schemas/errors.ts'
import { languages } from '@candour/schemas/languages.ts'
import type { maxCompanyTextLengths } from '@candour/schemas/limits.ts'
import { DomainError } from '#domain/errors.ts'
import { faultOfText, type SteeringFault } from '#steering/steering.ts'

const fields = ['greeting', 'thanks'] as const satisfies (keyof typeof maxCompanyTextLengths)[]

/** Returns a company's texts after a change; languages without any text are left out. */
export function mergeTexts(texts: CompanyTexts, change: CompanyTextsChange | undefined): CompanyTexts {
  if (change === undefined) return texts
  if (change === null) return {}
  const merged: CompanyTexts = {}
  for (const language of languages) {
    const changed = change[language]
    if (changed === null) continue
    const both: { greeting?: string; thanks?: string } = {}
    for (const field of fields) {
      const text = changed?.[field] === undefined ? texts[language]?.[field] : changed[field]
      if (text) both[field] = text
    }
    if (Object.keys(both).length > 0) merged[language] = both
  }
  return merged
}

/**
 * Refuses a change of the company's own words, as `requireFair` does.
 *
 * @throws DomainError one of `companyTextErrors`, with an issue per text
 */
export function checkTexts(change: CompanyTextsChange | undefined, companyName: string | undefined): void {
  const texts = Object.entries(change ?? {}).flatMap(([language, both]) =>
    fields.map((field) => [`texts.${language}.${field}`, both?.[field]] as const),
  )
  requireFair(Object.fromEntries(texts), companyName)
}

/**
 * Refuses texts that steer visitors, offer something or name a person, in whatever language they are.
 *
 * @param texts by their paths in the request's body
 *
 * @throws DomainError one of `companyTextErrors`, with an issue per text
 */
export function requireFair(
  texts: Readonly<Record<string, string | null | undefined>>,
  companyName: string | undefined,
): void {
  const refused = Object.entries(texts).flatMap(([path, text]) => {
    const fault = text && faultOfText(text, companyName)
    return fault ? [{ path, code: codes[fault] }] : []
  })
  const [first] = refused
  if (!first) return
  const issues = refused.map(({ path, code }) => ({ path, message: errors[code][1] }))
  throw new DomainError(first.code, { issues })
}

const codes = {
  steering: 'steering_text',
  offering: 'offering_text',
  naming: 'naming_text',
} as const satisfies Record<SteeringFault, (typeof companyTextErrors)[number]>

/** Returns the texts as fields of the audit log: `texts.de.greeting`. */
export function auditedTexts(texts: CompanyTexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, both]) =>
      fields.flatMap((field) => {
        const text = both[field]
        return text === undefined ? [] : [[`texts.${language}.${field}`, text]]
      }),
    ),
  )
}
