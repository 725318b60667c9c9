import type { CompanyTexts, CompanyTextsChange } from '@candour/schemas/company-texts.ts'
import { type companyTextErrors, errors } from '@candour/schemas/errors.ts'
import { languages } from '@candour/schemas/languages.ts'
import type { maxCompanyTextLengths } from '@candour/schemas/limits.ts'
import { type Changes, type Deed, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
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

/** A text that was refused, and why. */
interface RefusedText {
  /** Path of the refused text, such as `texts.de.greeting`. */
  path: string
  text: string
  fault: SteeringFault
}

/** Returns the texts of a change that must not be saved; see `faultsIn`. */
export function refusedTexts(
  change: CompanyTextsChange | undefined,
  companyName: string | undefined,
): RefusedText[] {
  const texts = Object.entries(change ?? {}).flatMap(([language, both]) =>
    fields.map((field) => [`texts.${language}.${field}`, both?.[field]] as const),
  )
  return faultsIn(Object.fromEntries(texts), companyName)
}

/**
 * Returns the texts that steer visitors, offer something or name a person, in whatever language they are.
 *
 * @param texts by their paths in the request's body
 */
function faultsIn(
  texts: Readonly<Record<string, string | null | undefined>>,
  companyName: string | undefined,
): RefusedText[] {
  return Object.entries(texts).flatMap(([path, text]) => {
    const fault = text && faultOfText(text, companyName)
    return fault ? [{ path, text, fault }] : []
  })
}

/**
 * Refuses texts; see `faultsIn`.
 *
 * @throws TextsRefused
 */
export function requireFair(
  texts: Readonly<Record<string, string | null | undefined>>,
  companyName: string | undefined,
): void {
  refuseTexts(faultsIn(texts, companyName))
}

/** One of `companyTextErrors`, with an issue per text. */
export class TextsRefused extends DomainError {
  readonly refused: readonly RefusedText[]

  constructor(first: RefusedText, refused: readonly RefusedText[]) {
    const issues = refused.map(({ path, fault }) => ({ path, message: errors[codes[fault]][1] }))
    super(codes[first.fault], { issues })
    this.refused = refused
  }
}

/** @throws TextsRefused unless there is none */
export function refuseTexts(refused: readonly RefusedText[]): void {
  const [first] = refused
  if (first) throw new TextsRefused(first, refused)
}

/** Adds texts that were refused to the audit log; without those that name a person. */
export async function recordRefused(
  tx: Tx,
  principal: Principal,
  companyId: string,
  { refused, target }: { refused: readonly RefusedText[]; target: Deed['target'] },
): Promise<void> {
  for (const { path, text, fault } of refused) {
    const changes: Changes = { [path]: [fault === 'naming' ? '…' : text, null], reason: [null, fault] }
    await recordAudit(tx, principal, 'text.refused', { companyId, target, changes })
  }
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
