import type { MailKind } from '@candour/schemas/mail-kinds.ts'
import type { Deps } from '#deps.ts'
import type { Compose } from '#mail/delivery.ts'
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
import { factorMails } from '#modules/two-factor/mail.ts'
import { invitationMail } from '#modules/users/invitation-mail.ts'
import { viewMails } from '#modules/view-as/mails.ts'
import { webhookDisabledMail } from '#modules/webhooks/disable-webhook.ts'

/**
 * Every kind of mail, composed by the slice that causes it.
 *
 * @param secret key material for mailed links
 */
export function mailComposers(
  deps: Pick<Deps, 'config' | 'db' | 'accountsDb' | 'platformDb'>,
  secret: string,
): Record<MailKind, Compose> {
  const links = { ...deps, secret }
  const unsubscribeLink = unsubscribeLinks(links)
  const alerts = alertMails({ ...deps, unsubscribeLink })
  return {
    invitation: linkMails(links, 'invitation', invitationMail(deps)),
    reset: linkMails(links, 'reset', () => resetWords(deps.config.provider.name)),
    team_invitation: teamInvitationMail(links),
    // Queued by the previous version only, which sends them while it runs.
    team_welcome: async () => undefined,
    ...orderMails(deps),
    two_factor_changed: factorMails(deps),
    ...viewMails(deps),
    api_keys_ending: endingKeysMail(deps),
    alert: alerts,
    alert_test: testAlertMail(deps),
    case_notice: alerts,
    channel_ended: channelEndedMail(deps),
    digest: digestMail({ ...deps, unsubscribeLink }),
    reply: replyMail({ ...links, unsubscribeLink }),
    receipt: receiptMail({ ...links, unsubscribeLink }),
    webhook_disabled: webhookDisabledMail(deps),
  }
}
