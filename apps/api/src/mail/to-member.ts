import type { MemberCatalogues } from '@candour/texts/member-catalogues.ts'
import type { Compose } from '#mail/delivery.ts'
import type { MailContent } from '#mail/layout.ts'
import type { DueMail } from '#mail/repository.ts'
import { type Words, wordsFor } from '#mail/words.ts'

/** Composes a mail in the language of its reader; undefined as in `Compose`. */
export type ComposeFor = (mail: DueMail, words: Words) => Promise<MailContent | undefined>

/** Composes a mail to a member. */
export function toMember(compose: ComposeFor, catalogues?: MemberCatalogues): Compose {
  return (mail) => compose(mail, wordsFor(mail.reader, catalogues))
}
