import { createHmac, hkdfSync } from 'node:crypto'
import type { Language } from '@candour/schemas/languages.ts'
import { langParam } from '@candour/schemas/paths.ts'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { hashOfToken } from '#lib/token.ts'

/** Mails of one kind, from one company, to a member or to a visitor's address. */
export interface Subscription {
  /** One of `unsubscribeKinds`. */
  kind: string
  companyId: string
  /** `null` if the mails go to an address. */
  userId: string | null
  /** `null` if the mails go to a member. */
  address: string | null
}

/** Makes the link that ends a kind of mail; its page is in a given language, or else as the browser asks. */
export type UnsubscribeLink = (subscription: Subscription, language?: Language) => Promise<string>

/**
 * Returns a function that makes links. The token is derived from the subscription, so all its mails carry the same one
 * and the table has one row for it. Links made with a former secret stay valid.
 *
 * @param secret key material; the database alone is not enough to derive a link
 */
export function unsubscribeLinks({
  platformDb,
  config,
  secret,
}: {
  platformDb: Db
  config: Config
  secret: string
}): UnsubscribeLink {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'candour unsubscribe links', 32))
  return async ({ kind, companyId, userId, address }, language) => {
    const subject = JSON.stringify([kind, companyId, userId, address?.toLowerCase() ?? null])
    const token = createHmac('sha256', key).update(subject).digest('base64url')
    await withPlatform(platformDb, system('mail'), (tx) =>
      tx
        .insertInto('unsubscribe_tokens')
        .values({ token_hash: hashOfToken(token), kind, company_id: companyId, user_id: userId, address })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    const query = language ? `?${langParam}=${language}` : ''
    return `${config.origins.site}/unsubscribe/${token}${query}`
  }
}

/** Finds what a link ends. Undefined for an unknown link, and for a member who has left the company. */
export async function findSubscription(
  tx: Tx | Db,
  token: string,
): Promise<(Subscription & { companyName: string }) | undefined> {
  const { rows } = await sql<Subscription & { companyName: string }>`
    select kind, company_id as "companyId", company_name as "companyName", user_id as "userId", address
    from find_unsubscribe(${hashOfToken(token)})
  `.execute(tx)
  return rows[0]
}
