import { type MemberLanguage, memberLanguageOf } from '@candour/schemas/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** Language and time zone of a mail's recipient. */
export interface Reader {
  language: MemberLanguage
  /** The zone that they have chosen; `null` for that of what the mail is about. */
  timeZone: string | null
}

/** A reader about whom nothing is known. */
export const anyReader: Reader = { language: 'en', timeZone: null }

/**
 * Returns how the recipients of mails read them, by the mail's id: in the language that they have chosen, else in what
 * their browser asked for when they last signed in, else in that of the company that the mail is about or theirs. An
 * address without an account reads as the company does. Requires the operators' login, because only that may read the
 * accounts of all.
 */
export async function readersOf(platformDb: Db, mailIds: readonly string[]): Promise<Map<string, Reader>> {
  if (mailIds.length === 0) return new Map()
  const { rows } = await sql<ReaderRow & { id: string }>`
    select m.id, ${columns}
    from mails m
    left join users u on u.id = coalesce(m.user_id, (
      select a.id from users a where lower(a.email) = lower(m.recipient)
    ))
    left join companies c on c.id = coalesce(m.company_id, (
      select s.company_id from memberships s where s.user_id = u.id order by s.created_at, s.company_id limit 1
    ))
    where m.id = any(${mailIds}::uuid[])
  `.execute(platformDb)
  return new Map(rows.map((row) => [row.id, toReader(row)]))
}

/** The same for what is shown to a member of a company. */
export async function readerOf(
  platformDb: Db,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<Reader> {
  const { rows } = await sql<ReaderRow>`
    select ${columns} from users u left join companies c on c.id = ${companyId}::uuid
    where u.id = ${userId}::uuid
  `.execute(platformDb)
  return rows[0] ? toReader(rows[0]) : anyReader
}

interface ReaderRow {
  language: string | null
  browserLanguage: string | null
  timeZone: string | null
  companyLanguage: string | null
}

const columns = sql`u.language, u.browser_language as "browserLanguage", u.time_zone as "timeZone",
  c.default_language as "companyLanguage"`

function toReader({ language, browserLanguage, timeZone, companyLanguage }: ReaderRow): Reader {
  const known = [language, browserLanguage, companyLanguage].map(memberLanguageOf)
  return { language: known.find((one) => one !== undefined) ?? anyReader.language, timeZone }
}
