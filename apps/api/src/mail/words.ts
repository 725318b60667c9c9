import type { MemberLanguage } from '@candour/schemas/languages.ts'
import { type Formats, formats } from '@candour/texts/formats.ts'
import {
  type MemberCatalogue,
  type MemberCatalogues,
  memberCatalogues,
} from '@candour/texts/member-catalogues.ts'
import type { Reader } from '#mail/readers.ts'

/** What a mail to a member is written with. */
export interface Words {
  language: MemberLanguage
  texts: MemberCatalogue
  formats: Formats
  /** The zone that the reader has chosen; `null` for that of what the mail is about. */
  timeZone: string | null
}

/** Returns what a reader's mails are written with. */
export function wordsFor(
  { language, timeZone }: Reader,
  catalogues: MemberCatalogues = memberCatalogues,
): Words {
  return { language, texts: catalogues[language], formats: formats(language), timeZone }
}

/** What is in English for everybody: mails to operators, and messages to chats. */
export const englishWords: Words = wordsFor({ language: 'en', timeZone: null })
