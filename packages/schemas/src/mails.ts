import { z } from 'zod'

/**
 * Every kind of mail. `invitation` and `reset` carry a link that sets a password; `order_confirmation` goes to the billing
 * address of a print order, `order_notice` to the operators.
 */
export const mailKind = z.enum(['invitation', 'reset', 'order_confirmation', 'order_notice'])
export type MailKind = z.infer<typeof mailKind>

/** `queued`: not sent yet, and tried again if there is an error; `failed`: refused or given up. */
export const mailState = z.enum(['queued', 'sent', 'failed'])
export type MailState = z.infer<typeof mailState>
