import { accountPaths } from '@candour/schemas/paths.ts'
import type { Config } from '#config.ts'
import { renderMail } from '#mail/layout.ts'
import type { ComposeFor } from '#mail/to-member.ts'

const told = [
  'totp_added',
  'totp_replaced',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_replaced',
  'factors_cleared',
  'recovery_code_used',
] as const

/** Changes of a user's second factors. */
export type FactorChange = Exclude<(typeof told)[number], 'recovery_code_used'>

/** Composes mails that tell users about a change of their factors. */
export function factorMails({ config }: { config: Config }): ComposeFor {
  const { origins } = config
  return async ({ detail }, words) => {
    const texts = words.texts.accountMails.signIn
    // The next version may have queued a change unknown here.
    const change = told.find((one) => one === detail) ?? 'other'
    return renderMail(origins.dashboard + accountPaths.account, words, {
      subject: texts.subject(config.provider.name),
      title: texts.title,
      lines: [texts[change], texts.fine],
      button: texts.check,
      closing: texts.closing,
    })
  }
}
