import { type Factor, factor, type Session } from '@candour/schemas/accounts.ts'
import type { SessionStore } from '@fastify/session'
import { type RawBuilder, sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import { type Position, parsePosition } from '#domain/position.ts'
import type { Identity, SignIn, User, ViewAs } from '#domain/principal.ts'
import { hashOfToken } from '#lib/token.ts'
import { toUser, type UserRow } from '#modules/accounts/repository.ts'
import { deleteDevicesOf } from '#modules/push/repository.ts'

/** How long a step-up allows changes of factors. */
const stepUpMinutes = 10

const idleHours = 12
/** Absolute timeout of a session. */
export const sessionDays = 7

const idle = sql<string>`make_interval(hours => ${idleHours})`
const total = sql<string>`make_interval(days => ${sessionDays})`

const isLive = sql<boolean>`s.created_at > now() - ${total} and s.last_seen_at > now() - ${idle}`

/**
 * Inserts the row of a new session. Only sign-in calls this; the store itself never inserts.
 *
 * The lock on the user's row serializes this with everything that ends all sessions: either that waits and then deletes
 * this session too, or it comes first and the epoch no longer matches.
 *
 * @param epoch the account's epoch when its password or passkey was verified
 * @returns false if all sessions have been ended since, or the account is disabled or deleted
 */
export async function openSession(
  tx: Tx,
  sessionId: string,
  {
    userId,
    epoch,
    device,
    factor,
    identity,
  }: {
    userId: string
    epoch: number
    device: string
    factor: Factor
    identity?: Pick<Identity, 'id' | 'sid'> | undefined
  },
): Promise<boolean> {
  // The identity shows that a provider opened it; the previous release does not know that factor.
  const stored = factor === 'provider' ? 'password' : factor
  const { numAffectedRows } = await sql`
    insert into sessions (id_hash, user_id, device, factor, identity_id, provider_sid)
    select ${hashOfToken(sessionId)}::bytea, id, ${device}::text, ${stored}::text,
      ${identity?.id ?? null}::uuid, ${identity?.sid ?? null}::text
    from users
    where id = ${userId} and epoch = ${epoch} and disabled_at is null
    for share
  `.execute(tx)
  return numAffectedRows === 1n
}

/** Returns a user's live sessions, most recently seen first, at most 100. */
export async function listSessions(tx: Tx, userId: string, currentId: string): Promise<Session[]> {
  const rows = await tx
    .selectFrom('sessions as s')
    .select(['s.id', 's.device', 's.factor', 's.identity_id', 's.created_at', 's.last_seen_at', 's.id_hash'])
    .where('s.user_id', '=', userId)
    .where(isLive)
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id')
    .limit(100)
    .execute()
  const current = hashOfToken(currentId)
  return rows.map(({ id, device, created_at, last_seen_at, id_hash, identity_id, ...row }) => ({
    id,
    device,
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    factor: identity_id ? 'provider' : factor.parse(row.factor),
    current: id_hash.equals(current),
  }))
}

/** Records that the user of a session has just presented the password or a code again. */
export async function recordStepUp(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ stepped_up_at: sql<Date>`now()` })
    .where('id_hash', '=', hashOfToken(sessionId))
    .execute()
}

/**
 * Records that a session has written: with a replica, its reads show everything committed before this call.
 *
 * @param accountsDb connections of the primary
 */
export async function keepPosition(accountsDb: Db, sessionId: string): Promise<void> {
  await sql`select keep_session_position(${hashOfToken(sessionId)})`.execute(accountsDb)
}

/** Ends the session with this session id. */
export async function endSessionById(tx: Tx, userId: string, sessionId: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id_hash', '=', hashOfToken(sessionId))
    .execute()
}

/**
 * Ends one session of a user.
 *
 * @returns how many sessions ended, and whether the current one was among them
 */
export async function endSession(
  tx: Tx,
  userId: string,
  { id, currentId }: { id: string; currentId: string },
): Promise<{ ended: number; current: boolean }> {
  const current = hashOfToken(currentId)
  const rows = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id_hash')
    .execute()
  return { ended: rows.length, current: rows.some(({ id_hash }) => id_hash.equals(current)) }
}

/** Whether every company of a user refuses all sign-ins but that of its own provider. */
export async function requiresProvider(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ required: boolean }>`
    select requires_provider(${userId}::uuid) as required
  `.execute(tx)
  return rows[0]?.required ?? false
}

/** Deletes the expired sessions of all users. Requires the operators' login. */
export async function removeEndedSessions(tx: Tx): Promise<void> {
  await sql`delete from sessions s where not (${isLive})`.execute(tx)
}

/** Channel that notifies every process of users, by id, who may have lost access. */
export const accessChannel = 'access_lost'

/** Makes every process recheck the user's open streams once the transaction commits. */
export async function notifyAccessLost(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_notify(${accessChannel}, ${userId})`.execute(tx)
}

/**
 * Starts a new epoch of an account, which voids its known devices and whatever was verified in an earlier one. Locks
 * the user's row.
 *
 * @param also columns to change along with it
 * @returns the new epoch; undefined if there is no such user
 */
export async function newEpoch(
  tx: Tx,
  userId: string,
  also: { two_factor?: boolean } = {},
): Promise<number | undefined> {
  const user = await tx
    .updateTable('users')
    .set(({ eb }) => ({ epoch: eb('epoch', '+', 1), ...also }))
    .where('id', '=', userId)
    .returning('epoch')
    .executeTakeFirst()
  return user?.epoch
}

/**
 * Ends all sessions of a user, including those about to be opened, and voids their known devices. Unless one session is
 * kept, notifications end on all devices too. The epoch is updated first: it locks the user's row, so the deletion sees
 * every session opened until then.
 *
 * @param but id of a session to keep
 * @returns the number of ended sessions and the new epoch; undefined if there is no such user
 */
export async function endAllSessions(
  tx: Tx,
  userId: string,
  { but }: { but?: string } = {},
): Promise<{ ended: number; epoch: number } | undefined> {
  const epoch = await newEpoch(tx, userId)
  if (epoch === undefined) return undefined
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(but !== undefined, (those) => those.where('id_hash', '<>', hashOfToken(but ?? '')))
    .executeTakeFirst()
  // Those who must not stay signed in must get no notifications of reviews either.
  if (but === undefined) await deleteDevicesOf(tx, userId)
  await notifyAccessLost(tx, userId)
  return { ended: Number(numDeletedRows), epoch }
}

/**
 * Filters views of company data down to those with a live session whose user is still linked to the company, in one
 * query. Does not count as activity of the session.
 */
export async function stillAllowed<View extends { sessionId: string; companyId: string }>(
  accountsDb: Db,
  views: readonly View[],
): Promise<Set<View>> {
  const { rows } = await sql<{ position: number }>`
    select position from find_allowed_views(
      ${views.map(({ sessionId }) => hashOfToken(sessionId))}::bytea[],
      ${views.map(({ companyId }) => companyId)}::uuid[],
      ${idle}, ${total}
    ) as position
  `.execute(accountsDb)
  return new Set(rows.flatMap(({ position }) => views[position - 1] ?? []))
}

/**
 * Session store in PostgreSQL. A session contains only its user, their sign-in and what they view, read on each
 * request, so revoked roles and companies take effect immediately. `set` writes nothing: a request in flight cannot
 * revive an ended session.
 */
export function sessionStore(
  accountsDb: Db,
  { requireTwoFactor, databaseReplicaUrl }: Pick<Config, 'requireTwoFactor' | 'databaseReplicaUrl'>,
): SessionStore {
  const position = (key: Buffer) =>
    databaseReplicaUrl
      ? // A position from a backup of another cluster would never be reached.
        sql`(select p from session_position(${key}) as p where p <= pg_current_wal_insert_lsn())`
      : sql`null`
  const isRequired = ({ role }: User) =>
    requireTwoFactor === 'everyone' || (requireTwoFactor === 'superadmin' && role !== 'company_admin')
  return {
    get(sessionId, callback) {
      readSession(accountsDb, sessionId, { isRequired, position }).then(
        // The plugin's type requires a cookie, which it then takes from its own options.
        (session) => callback(null, session && (session as Parameters<typeof callback>[1])),
        (error) => callback(error),
      )
    },
    set(_sessionId, _session, callback) {
      callback()
    },
    destroy(sessionId, callback) {
      sql`select end_session(${hashOfToken(sessionId)})`.execute(accountsDb).then(
        () => callback(),
        (error) => callback(error),
      )
    },
  }
}

interface StoredSession {
  user: User
  signIn: SignIn
  viewAs: ViewAs | undefined
  readAfter: Position | undefined
}

interface SessionRow extends UserRow {
  two_factor: boolean
  factor: string
  step_up_until: Date | null
  identity_id: string | null
  provider_sid: string | null
  issuer: string | null
  provider_company: string | null
  needs_two_factor: boolean
  viewed_company: string | null
  view_until: Date | null
  position: string | null
}

/** Returns the contents of a live session. Updates `last_seen_at` at most once a minute. */
async function readSession(
  accountsDb: Db,
  sessionId: string,
  {
    isRequired,
    position,
  }: { isRequired: (user: User) => boolean; position: (key: Buffer) => RawBuilder<unknown> },
): Promise<StoredSession | null> {
  const key = hashOfToken(sessionId)
  const { rows } = await sql<SessionRow>`
    select s.*, v.company_id as viewed_company, v.until_at as view_until, ${position(key)} as position
    from find_signed_in(${key}, ${idle}, ${total}, make_interval(mins => ${stepUpMinutes})) s
    left join lateral (select * from open_view(${key}) where s.role = 'superadmin') v on true
  `.execute(accountsDb)
  const [row] = rows
  if (!row) return null
  const user = toUser(row)
  const identity = identityOf(row)
  // A company answers for its members only: a session from before somebody became an operator is over.
  if (identity?.companyId && user.role !== 'company_admin') return null
  const { viewed_company: companyId, view_until: until } = row
  return {
    user,
    signIn: {
      factor: identity ? 'provider' : factor.parse(row.factor),
      twoFactor: row.two_factor,
      // A provider answers for its own factors.
      twoFactorRequired: !identity && (isRequired(user) || row.needs_two_factor),
      stepUpUntil: row.step_up_until,
      identity,
    },
    viewAs: companyId && until ? { companyId, until: until.toISOString() } : undefined,
    readAfter: parsePosition(row.position),
  }
}

function identityOf({
  identity_id: id,
  issuer,
  provider_company,
  provider_sid,
}: SessionRow): Identity | undefined {
  if (!id || !issuer) return undefined
  return { id, issuer, companyId: provider_company, sid: provider_sid ?? undefined }
}
