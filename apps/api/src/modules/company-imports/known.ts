import { errors } from '@candour/schemas/errors.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { Cells } from '#modules/company-imports/read-csv.ts'
import { maxLocations } from '#modules/locations/save-location.ts'

/** What an import needs to know of a company. */
export interface KnownCompany {
  /** Empty for a company that a dry run would create. */
  id: string
  name: string
  brandColor: string
  googleReviewUrl: string | null
  timeZone: string
  defaultLanguage: string
  /** Lower-case names of its locations that also occur in the file. */
  locations: Set<string>
  /** How many more locations it can have. */
  room: number
  /** Lower-case addresses of the file that belong to its team or are invited to it. */
  people: Set<string>
}

/** What the rows of a file may meet. */
export interface Known {
  companies: Map<string, KnownCompany>
  /** Why a slug can be used by no company of the import. */
  taken: Map<string, string>
  /** Why an address, in lower case, can join no company. */
  barred: Map<string, string>
}

interface Row extends Omit<KnownCompany, 'locations' | 'people' | 'room'> {
  slug: string
  locations: string[] | null
  people: string[] | null
  location_count: number
}

/** Finds what rows are about, by their slugs, locations and addresses. Requires the operators' scope. */
export async function findKnown(tx: Tx, rows: readonly Cells[]): Promise<Known> {
  const all = (values: (string | undefined)[]) => [
    ...new Set(values.flatMap((value) => storable(value) ?? [])),
  ]
  const slugs = all(rows.map(({ slug }) => slug))
  const names = all(rows.map(({ location }) => location?.toLowerCase()))
  const addresses = all(rows.map(({ ownerEmail }) => ownerEmail?.toLowerCase()))
  const companies = await sql<Row>`
    select c.id, c.slug, c.name, c.brand_color as "brandColor", c.google_review_url as "googleReviewUrl",
      coalesce(c.next_time_zone, c.time_zone) as "timeZone", c.default_language as "defaultLanguage",
      (select array_agg(lower(l.name)) from locations l
        where l.company_id = c.id and lower(l.name) = any(${names}::text[])) as locations,
      (select count(*)::integer from locations l where l.company_id = c.id) as location_count,
      (select array_agg(address) from (
        select lower(u.email) as address from users u join memberships m on m.user_id = u.id
        where m.company_id = c.id and lower(u.email) = any(${addresses}::text[])
        union all
        select lower(i.email) from team_invitations i
        where i.company_id = c.id and i.expires_at > now() and lower(i.email) = any(${addresses}::text[])
      ) p) as people
    from companies c where c.slug = any(${slugs}::text[])
  `.execute(tx)
  const taken = await sql<{ slug: string; deleted: boolean }>`
    select s.slug, s.company_id = any(deleted_company_ids()) as deleted from company_slugs s
    where s.slug = any(${slugs}::text[])
      and not exists (select from companies c where c.slug = s.slug)
  `.execute(tx)
  const barred = await sql<{ address: string; disabled: boolean }>`
    select lower(email) as address, disabled_at is not null as disabled from users
    where (disabled_at is not null or role = 'printer') and lower(email) = any(${addresses}::text[])
  `.execute(tx)
  return {
    companies: new Map(
      companies.rows.map(({ slug, locations, people, location_count, ...company }) => [
        slug,
        {
          ...company,
          locations: new Set(locations),
          people: new Set(people),
          room: maxLocations - location_count,
        },
      ]),
    ),
    taken: new Map(
      taken.rows.map(({ slug, deleted }) => [slug, errors[deleted ? 'slug_taken' : 'slug_kept'][1]]),
    ),
    barred: new Map(
      barred.rows.map(({ address, disabled }) => [
        address,
        errors[disabled ? 'account_disabled' : 'is_a_printer'][1],
      ]),
    ),
  }
}

/** PostgreSQL can hold neither U+0000 nor lone surrogates, so nothing has such a name. */
function storable(value: string | undefined): string | undefined {
  return value?.includes('\u0000') || !value?.isWellFormed() ? undefined : value
}
