import {
  type CompanyTextField,
  type CompanyTexts,
  companyTextsChange,
} from '@candour/schemas/company-texts.ts'
import { type Language, languages } from '@candour/schemas/languages.ts'
import { maxCompanyTextLengths } from '@candour/schemas/limits.ts'

const textFields = Object.keys(maxCompanyTextLengths) as CompanyTextField[]

export type EditedText = Record<CompanyTextField, string>

/** State of the form; a language that was added has texts, which may be empty. */
export interface EditedTexts {
  defaultLanguage: Language
  texts: Partial<Record<Language, EditedText>>
}

interface SavedTexts {
  defaultLanguage: Language
  texts: CompanyTexts
}

interface TextsChange {
  defaultLanguage?: Language
  texts?: Partial<Record<Language, Partial<Record<CompanyTextField, string | null>>>>
}

export function editedTexts({ defaultLanguage, texts }: SavedTexts): EditedTexts {
  const entries = languages.flatMap((language) => {
    const { greeting = '', thanks = '' } = texts[language] ?? {}
    return greeting || thanks ? [[language, { greeting, thanks }]] : []
  })
  return { defaultLanguage, texts: Object.fromEntries(entries) }
}

/** Returns what to send; undefined if nothing has changed. An emptied text is null. */
export function changeOf(saved: SavedTexts, edited: EditedTexts): TextsChange | undefined {
  const texts: TextsChange['texts'] = {}
  for (const language of languages) {
    for (const field of textFields) {
      const text = edited.texts[language]?.[field].trim() ?? ''
      if (text === (saved.texts[language]?.[field] ?? '')) continue
      texts[language] = { ...texts[language], [field]: text === '' ? null : text }
    }
  }
  const change: TextsChange = {
    ...(edited.defaultLanguage !== saved.defaultLanguage && { defaultLanguage: edited.defaultLanguage }),
    ...(Object.keys(texts).length > 0 && { texts }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

export interface TextIssue {
  /** `texts.de.greeting` */
  path: string
  message: string
}

/** Returns what a browser can tell is wrong with a change, by the same paths as the server. */
export function issuesOf({ texts }: TextsChange): TextIssue[] {
  const { error } = companyTextsChange.safeParse(texts ?? {})
  return error?.issues.map(({ path, message }) => ({ path: ['texts', ...path].join('.'), message })) ?? []
}

/** Returns the issues of texts that have not been changed since they were found. */
export function remaining(
  issues: readonly TextIssue[],
  before: EditedTexts,
  after: EditedTexts,
): TextIssue[] {
  return issues.filter(({ path }) => {
    const textOf = ({ texts }: EditedTexts) => {
      for (const language of languages) {
        for (const field of textFields) {
          if (path === `texts.${language}.${field}`) return texts[language]?.[field]
        }
      }
      return undefined
    }
    return textOf(before) === textOf(after)
  })
}
