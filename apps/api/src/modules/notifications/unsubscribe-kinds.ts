import { type Language, memberLanguageOf, memberLanguages } from '@candour/schemas/languages.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import type { MailTexts } from '@candour/texts/en/mails.ts'
import { type MemberCatalogue, memberCatalogues } from '@candour/texts/member-catalogues.ts'
import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import type { Principal } from '#domain/principal.ts'
import { isOn, type Member, type MemberKind, switchOff, switchOn } from '#modules/notifications/repository.ts'
import type { Subscription } from '#modules/notifications/unsubscribe-links.ts'

/** A kind of mail that a link ends. Its functions get a transaction in the scope of the company. */
export interface UnsubscribeKind {
  /** Languages of its page: all for visitors, those of members for these. */
  languages: readonly Language[]
  words(language: Language): MailTexts['unsubscribe']
  isOn(tx: Tx, subscription: Subscription): Promise<boolean>
  /** Ends the mails. Must be idempotent, and records an entry in the audit log if it changes something. */
  end(tx: Tx, subscription: Subscription, principal: Principal): Promise<void>
  /** Undoes `end`. */
  resume(tx: Tx, subscription: Subscription, principal: Principal): Promise<void>
}

/** Kinds of mail to members. A link switches off the same setting that the dashboard shows. */
export const memberKinds = {
  alerts: ofMember('alerts', ({ alertMails }) => alertMails.ending),
  digest: ofMember('digest', ({ digestMails }) => digestMails.ending),
} satisfies Record<MemberKind, UnsubscribeKind>

type Headings = Pick<MailTexts['unsubscribe'], 'stop' | 'stopped' | 'resumed'>

/** @param headings name the mails */
function ofMember(kind: MemberKind, headings: (texts: MemberCatalogue) => Headings): UnsubscribeKind {
  const record = (tx: Tx, principal: Principal, { companyId, userId }: Member, change: [string, string]) =>
    recordAudit(tx, principal, 'notifications.updated', {
      companyId,
      target: { type: 'user', id: userId },
      changes: { [kind]: change },
    })
  return {
    languages: memberLanguages,
    words: (language) => ({
      ...catalogues[language].mails.unsubscribe,
      ...headings(memberCatalogues[memberLanguageOf(language) ?? 'en']),
    }),
    isOn: (tx, subscription) => isOn(tx, kind, memberOf(subscription)),
    end: async (tx, subscription, principal) => {
      const member = memberOf(subscription)
      const was = await switchOff(tx, kind, member)
      if (was) await record(tx, principal, member, [was, 'off'])
    },
    resume: async (tx, subscription, principal) => {
      const member = memberOf(subscription)
      const change = await switchOn(tx, kind, member)
      if (change) await record(tx, principal, member, change)
    },
  }
}

function memberOf({ companyId, userId }: Subscription): Member {
  if (userId === null) throw new Error('a link to end mails of a member names no member')
  return { companyId, userId }
}
