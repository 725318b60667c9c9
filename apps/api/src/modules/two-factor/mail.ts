import { accountPaths } from '@candour/schemas/paths.ts'
import type { Config } from '#config.ts'
import type { Compose } from '#mail/delivery.ts'
import { type MailWords, renderMail } from '#mail/layout.ts'

/** Changes of a user's second factors. */
export type FactorChange =
  | 'totp_added'
  | 'totp_replaced'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_replaced'
  | 'factors_cleared'

const changes: Record<FactorChange | 'recovery_code_used', string> = {
  totp_added: 'An authenticator app was set up for your account.',
  totp_replaced: 'The authenticator app of your account was replaced by another one.',
  totp_removed: 'The authenticator app of your account was removed.',
  passkey_added: 'A passkey was added to your account.',
  passkey_removed: 'A passkey of your account was removed.',
  recovery_codes_replaced:
    'New recovery codes were created for your account. The former ones no longer work.',
  factors_cleared:
    'An operator removed the authenticator app, the passkeys and the recovery codes of your account.',
  recovery_code_used: 'A recovery code of your account was used. It no longer works.',
}

const isKnown = (detail: string | null): detail is keyof typeof changes =>
  detail !== null && Object.hasOwn(changes, detail)

/** Composes mails that tell users about a change of their factors. */
export function factorMails({ config }: { config: Config }): Compose {
  const { provider, origins } = config
  return async ({ detail }) => {
    // The next version may have queued a change unknown here.
    const change = isKnown(detail) ? changes[detail] : 'How you sign in to your account has changed.'
    return renderMail(wordsOf(change, provider.name), origins.dashboard + accountPaths.account)
  }
}

function wordsOf(change: string, product: string): MailWords {
  return {
    subject: `Your sign-in to ${product} has changed`,
    title: 'Your sign-in has changed',
    lines: [change, 'If this was you, there is nothing to do.'],
    button: 'Check your account',
    closing: 'If this was not you, change your password now and sign out your other devices.',
  }
}
