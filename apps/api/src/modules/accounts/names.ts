import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** The names that people have chosen, by their id or address; `null` for those without one. */
export interface Names {
  ofUser: (id: string | null) => string | null
  ofAddress: (email: string | null) => string | null
}

/** Reads the names of the members of the company in scope. Whoever is not a member has none. */
export async function namesOfMembers(tx: Tx): Promise<Names> {
  const { rows } = await sql<{ user_id: string; email: string; name: string }>`
    select user_id, email, name from names_of_members()
  `.execute(tx)
  const byUser = new Map(rows.map(({ user_id, name }) => [user_id, name]))
  const byAddress = new Map(rows.map(({ email, name }) => [email, name]))
  return {
    ofUser: (id) => (id && byUser.get(id)) ?? null,
    ofAddress: (email) => (email && byAddress.get(email)) ?? null,
  }
}
