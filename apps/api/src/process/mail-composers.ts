import type { MailKind } from '@candour/schemas/mail-kinds.ts'
import type { MemberCatalogues } from '@candour/texts/member-catalogues.ts'
import type { Deps } from '#deps.ts'
import type { Compose } from '#mail/delivery.ts'
import { type ComposeFor, toMember } from '#mail/to-member.ts'
import { teamInvitationMail } from '#modules/accounts/invitations/mail.ts'
import { linkMails } from '#modules/accounts/link-mails.ts'
import { resetWords } from '#modules/accounts/reset-mail.ts'
import { alertMails } from '#modules/alerts/mails.ts'
import { endingKeysMail } from '#modules/api-keys/mails.ts'
import { channelEndedMail } from '#modules/channels/ended-mail.ts'
import { replyMail } from '#modules/conversations/mails.ts'
import { receiptMail } from '#modules/conversations/receipt-mails.ts'
import { digestMail } from '#modules/digests/mails.ts'
import { testAlertMail } from '#modules/notifications/test-alert.ts'
import { unsubscribeLinks } from '#modules/notifications/unsubscribe-links.ts'
import { orderMails } from '#modules/print-orders/mails.ts'
import { testMailMail } from '#modules/system/test-mail.ts'
import { factorMails } from '#modules/two-factor/mail.ts'
import { invitationMail } from '#modules/users/invitation-mail.ts'
import { viewMails } from '#modules/view-as/mails.ts'
import { codesNoticedMail } from '#modules/watch/mails.ts'
import { webhookDisabledMail } from '#modules/webhooks/disable-webhook.ts'

/**
 * Every kind of mail, composed by the slice that causes it.
 *
 * @param secret key material for mailed links
 * @param catalogues words of mails to members
 */
export function mailComposers(
  deps: Pick<Deps, 'config' | 'db' | 'accountsDb' | 'platformDb'>,
  secret: string,
  catalogues?: MemberCatalogues,
): Record<MailKind, Compose> {
  const inLanguage = (compose: ComposeFor) => toMember(compose, catalogues)
  const links = { ...deps, secret }
  const unsubscribeLink = unsubscribeLinks(links)
  const alerts = inLanguage(alertMails({ ...deps, unsubscribeLink }))
  const [orders, views] = [orderMails(deps), viewMails(deps)]
  return {
    invitation: inLanguage(linkMails(links, 'invitation', invitationMail(deps))),
    reset: inLanguage(linkMails(links, 'reset', (_, words) => resetWords(deps.config.provider.name, words))),
    team_invitation: teamInvitationMail({ ...links, catalogues }),
    // Queued by the previous version only, which sends them while it runs.
    team_welcome: async () => undefined,
    order_confirmation: inLanguage(orders.order_confirmation),
    order_notice: inLanguage(orders.order_notice),
    order_state: inLanguage(orders.order_state),
    order_given: inLanguage(orders.order_given),
    two_factor_changed: inLanguage(factorMails(deps)),
    view_started: inLanguage(views.view_started),
    view_ended: inLanguage(views.view_ended),
    api_keys_ending: inLanguage(endingKeysMail(deps)),
    alert: alerts,
    alert_test: inLanguage(testAlertMail(deps)),
    case_notice: alerts,
    channel_ended: inLanguage(channelEndedMail(deps)),
    digest: inLanguage(digestMail({ ...deps, unsubscribeLink })),
    reply: replyMail({ ...links, unsubscribeLink }),
    receipt: receiptMail({ ...links, unsubscribeLink }),
    codes_noticed: inLanguage(codesNoticedMail(deps)),
    webhook_disabled: inLanguage(webhookDisabledMail(deps)),
    system_test: testMailMail(links),
  }
}
