import { createHmac, timingSafeEqual } from 'node:crypto'
import type { TestMail } from '@candour/schemas/system.ts'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Tx } from '#db/client.ts'
import type { Compose } from '#mail/delivery.ts'
import { renderMail } from '#mail/layout.ts'
import { englishWords } from '#mail/words.ts'

/** Where the link of a test mail leads. */
export const openedPath = '/api/admin/system/test-mail/opened'

/** `detail` of a test mail whose link was opened. */
const opened = 'opened'

/** Nobody but who has the mail can tell that it was opened. */
function tokenOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`candour test mail ${id}`).digest('base64url')
}

export function isTokenOf(id: string, token: string, secrets: readonly string[]): boolean {
  const given = Buffer.from(token)
  return secrets.some((secret) => {
    const right = Buffer.from(tokenOf(id, secret))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

/** Composes the test mail, in English like the console. */
export function testMailMail({ config, secret }: { config: Config; secret: string }): Compose {
  return async ({ id }) => {
    const query = new URLSearchParams({ id, token: tokenOf(id, secret) })
    const { name } = config.provider
    return renderMail(`${config.origins.admin}${openedPath}?${query}`, englishWords, {
      subject: `Test email from ${name}`,
      title: 'Mail arrives',
      lines: [
        'An operator has sent this email to see whether mail from this server arrives.',
        'Open the link to tell the console that it did. Nothing else happens.',
      ],
      button: 'It has arrived',
      closing: `If you did not expect this email, you can ignore it. ${name}`,
    })
  }
}

/** Returns what has become of a test mail; undefined if there is none. Requires the operators' scope. */
export async function findTestMail(tx: Tx, id: string): Promise<TestMail | undefined> {
  const mail = await tx
    .selectFrom('mails')
    .select(['state', 'error', 'detail'])
    .where('id', '=', id)
    .where('kind', '=', 'system_test')
    .executeTakeFirst()
  if (!mail) return undefined
  const states = { queued: 'queued', sent: 'sent', failed: 'refused' } as const
  const state = mail.detail === opened ? 'opened' : states[mail.state as keyof typeof states]
  return { state, answer: mail.error }
}

/** Notes that the link was opened. Requires the operators' scope. */
export async function markOpened(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ detail: sql<string>`${opened}` })
    .where('id', '=', id)
    .where('kind', '=', 'system_test')
    .execute()
}
