import { languages } from '@candour/schemas/languages.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { changeOptOut, hasOptedOut } from '#modules/conversations/repository.ts'
import type { UnsubscribeKind } from '#modules/notifications/unsubscribe-kinds.ts'
import type { Subscription } from '#modules/notifications/unsubscribe-links.ts'

/**
 * A company's replies to a visitor's address, for all reviews with that address. As with everything that visitors do,
 * the company's audit log has no entry for it.
 */
export const replies: UnsubscribeKind = {
  languages,
  words: (language) => catalogues[language].mails.unsubscribe,
  isOn: async (tx, subscription) => !(await hasOptedOut(tx, subscription.companyId, addressOf(subscription))),
  end: (tx, subscription) =>
    changeOptOut(tx, subscription.companyId, addressOf(subscription), { optedOut: true }),
  resume: (tx, subscription) =>
    changeOptOut(tx, subscription.companyId, addressOf(subscription), { optedOut: false }),
}

function addressOf({ address }: Subscription): string {
  if (address === null) throw new Error('a link to end replies names no address')
  return address
}
