import { createHash } from 'node:crypto'
import { role } from '@candour/schemas/accounts.ts'
import type { SessionStore } from '@fastify/session'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { SignedInUser } from '#http/session.ts'

/** A session ends this long after its last request, … */
export const idleHours = 12
/** … and this long after sign-in whatever happens. */
export const sessionDays = 7

/** Only this hash is stored: whoever reads the table cannot take a session over. */
function hash(sessionId: string): Buffer {
  return createHash('sha256').update(sessionId).digest()
}

/** Creates the row of a new session. Only sign-in does; the store itself never inserts. */
export async function openSession(db: Db, sessionId: string, userId: string): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ id_hash: hash(sessionId), user_id: userId })
    .execute()
}

/**
 * Sessions in PostgreSQL. What a session holds is its user, read afresh on each request, so a role or a company taken
 * away is gone at once. `set` writes nothing: a request still in flight cannot bring back a session that ended.
 */
export function createSessionStore(db: Db): SessionStore {
  return {
    get(sessionId, callback) {
      findUser(db, sessionId).then(
        // The plugin's type wants a cookie that it then takes from its own options.
        (user) => callback(null, user && ({ user } as Parameters<typeof callback>[1])),
        (error) => callback(error),
      )
    },
    set(_sessionId, _session, callback) {
      callback()
    },
    destroy(sessionId, callback) {
      db.deleteFrom('sessions')
        .where('id_hash', '=', hash(sessionId))
        .execute()
        .then(
          () => callback(),
          (error) => callback(error),
        )
    },
  }
}

/** The user of a live session; notes at most once a minute that it was seen. */
async function findUser(db: Db, sessionId: string): Promise<SignedInUser | null> {
  const live = sql<boolean>`
    s.created_at > now() - make_interval(days => ${sessionDays})
    and s.last_seen_at > now() - make_interval(hours => ${idleHours})`
  const { rows } = await sql<{ id: string; email: string; role: string; company_ids: string[] }>`
    with seen as (
      update sessions s set last_seen_at = now()
      where id_hash = ${hash(sessionId)} and ${live} and last_seen_at < now() - interval '1 minute'
    )
    select u.id, u.email, u.role,
      array(select m.company_id from memberships m where m.user_id = u.id order by m.created_at, m.company_id)
        as company_ids
    from sessions s join users u on u.id = s.user_id
    where s.id_hash = ${hash(sessionId)} and ${live}
  `.execute(db)
  const [row] = rows
  if (!row) return null
  return { id: row.id, email: row.email, role: role.parse(row.role), companyIds: row.company_ids }
}
