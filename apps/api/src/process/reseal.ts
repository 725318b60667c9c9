import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { SecretBox, Secrets } from '#lib/secret-box.ts'
import { channelBox } from '#modules/channels/box.ts'
import { evidenceBox } from '#modules/evidence/key.ts'
import { pushBox } from '#modules/push/subscription.ts'
import { clientSecretBox } from '#modules/sign-in/provider.ts'
import { totpBox } from '#modules/two-factor/routes.ts'
import { webhookBox } from '#modules/webhooks/secrets.ts'

/**
 * Every column encrypted with a key derived from `SESSION_SECRET`, and for whom a row's value is sealed. Former secrets
 * of webhooks are left out, because they expire anyway.
 */
const sealed: readonly [
  column: `${string}.${string}`,
  box: (secrets: Secrets) => SecretBox,
  owner: RawBuilder<string>,
][] = [
  ['totp_secrets.secret', totpBox, sql`user_id::text`],
  ['totp_secrets.unconfirmed_secret', totpBox, sql`user_id::text`],
  ['webhooks.secret', webhookBox, sql`id::text`],
  ['push_key.sealed', pushBox, sql`'push_key'`],
  ['push_devices.subscription', pushBox, sql`user_id::text`],
  ['evidence_key.sealed', evidenceBox, sql`'evidence_key'`],
  ['channels.sealed', channelBox, sql`id::text`],
  ['sign_in_settings.client_secret', clientSecretBox, sql`company_id || ' ' || issuer`],
]

/** Encrypts with the newest `SESSION_SECRET` what was encrypted with an older one, so that the older can be removed. */
export async function reseal(platformDb: Db, secrets: Secrets): Promise<void> {
  for (const [name, boxOf, owner] of sealed) {
    const [table = '', column = ''] = name.split('.')
    const [rows, value, box] = [sql.table(table), sql.ref(column), boxOf(secrets)]
    await withPlatform(platformDb, system('housekeeping'), async (tx) => {
      const { rows: found } = await sql<{ former: Buffer; owner: string }>`
        select ${value} as former, ${owner} as owner from ${rows}
        where substring(${value} for ${box.prefix.length}) <> ${box.prefix}
      `.execute(tx)
      const changed = found.flatMap(({ former, owner }) => {
        const opened = box.open(former, owner)
        return opened ? [{ former, newer: box.seal(opened, owner) }] : []
      })
      if (changed.length === 0) return
      await sql`
        update ${rows} set ${value} = newer
        from unnest(${changed.map(({ former }) => former)}::bytea[], ${changed.map(({ newer }) => newer)}::bytea[])
          as changed (former, newer)
        where ${value} = former
      `.execute(tx)
    })
  }
}
