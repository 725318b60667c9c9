import type { MemberLanguage } from '@candour/schemas/languages.ts'
import { type Formats, formats } from '@candour/texts/formats.ts'
import {
  type MemberCatalogue,
  type MemberCatalogues,
  memberCatalogues,
} from '@candour/texts/member-catalogues.ts'
import type { Compose } from '#mail/delivery.ts'
import type { MailContent } from '#mail/layout.ts'
import type { Reader } from '#mail/readers.ts'
import type { DueMail } from '#mail/repository.ts'

/** What a mail to a member is written with. */
export interface Words {
  language: MemberLanguage
  texts: MemberCatalogue
  formats: Formats
  /** The zone that the reader has chosen; `null` for that of what the mail is about. */
  timeZone: string | null
}

/** Composes a mail in the language of its reader; undefined as in `Compose`. */
export type ComposeFor = (mail: DueMail, words: Words) => Promise<MailContent | undefined>

/** Returns what a reader's mails are written with. */
export function wordsFor(
  { language, timeZone }: Reader,
  catalogues: MemberCatalogues = memberCatalogues,
): Words {
  return { language, texts: catalogues[language], formats: formats(language), timeZone }
}

/** What is in English for everybody: mails to operators, and messages to chats. */
export const englishWords: Words = wordsFor({ language: 'en', timeZone: null })

/** Composes a mail to a member. */
export function toMember(compose: ComposeFor, catalogues?: MemberCatalogues): Compose {
  return (mail) => compose(mail, wordsFor(mail.reader, catalogues))
}
