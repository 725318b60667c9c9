import { z } from 'zod'

/**
 * Every kind of mail. `invitation` and `reset` carry a link that sets a password; `team_invitation` carries a link that
 * accepts an invitation to a company's team; `team_welcome` is queued by the former version only; `two_factor_changed`
 * tells users what has changed about how they sign in; `order_confirmation` goes to the billing address of a print
 * order, and so does `order_state` when the order moves on; `order_notice` goes to the operators, and `order_given` to the
 * printer who gets the order; `view_started` and `view_ended` tell the owners of a company that an operator views it; `api_keys_ending` tells them that API keys end because whoever made them has left; `alert` tells a member about
 * new reviews with few stars, `alert_test` that such a mail would arrive, `case_notice` about a review they are responsible
 * for or mentioned in; `channel_ended` tells owners and managers that a chat can no longer be reached; `codes_noticed` tells them which codes have
 * become silent or are scanned far more than usual; `digest` sums up a
 * company's week or month for a member; `reply` carries a company's answer to a visitor, and `receipt` the private link to
 * what they have written; `webhook_disabled` tells who manages a webhook that the server has switched it off;
 * `system_test` goes to the address that an operator names, to see whether mail arrives.
 */
export const mailKind = z.enum([
  'invitation',
  'reset',
  'team_invitation',
  'team_welcome',
  'two_factor_changed',
  'order_confirmation',
  'order_notice',
  'order_state',
  'order_given',
  'view_started',
  'view_ended',
  'api_keys_ending',
  'alert',
  'alert_test',
  'case_notice',
  'channel_ended',
  'codes_noticed',
  'digest',
  'reply',
  'receipt',
  'webhook_disabled',
  'system_test',
])
export type MailKind = z.infer<typeof mailKind>

/** `queued`: not sent yet, and tried again if there is an error; `failed`: refused or given up. */
export const mailState = z.enum(['queued', 'sent', 'failed'])
