import { type Kysely, sql } from 'kysely'

const ratings = [1, 2, 3, 4, 5]
const kinds = { negative: -1, positive: 1 }
const counts = ['rated', ...Object.keys(kinds)].flatMap((kind) =>
  ratings.map((rating) => `${kind}_${rating}`),
)

/** This backend's shard of the day. */
const row = `d.company_id = new.company_id and d.slot = pg_backend_pid() % 16
  and d.day = (new.created_at at time zone c.time_zone)::pg_catalog.date`

/**
 * Visitors' reviews arrive one by one, and a row trigger that updates the day costs a third of a statement trigger.
 * Bulk loads disable the trigger and reconcile the rollup afterwards.
 *
 * Each combination of rating and sentiment has its own statement that touches only its counts, and names are
 * schema-qualified so the function need not set a search path: both save time on every review.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const increment = (columns: string[]) =>
    `update public.review_days d set ${columns.map((name) => `${name} = d.${name} + 1`).join(', ')}
     from public.companies c where c.id = new.company_id and ${row};`
  const cases = ratings.map(
    (rating) => `
      when ${rating} then
        if new.sentiment = 1 then ${increment([`rated_${rating}`, `positive_${rating}`])}
        elsif new.sentiment = -1 then ${increment([`rated_${rating}`, `negative_${rating}`])}
        else ${increment([`rated_${rating}`])}
        end if;`,
  )
  const ones = [
    ...ratings.map((rating) => `(new.rating = ${rating})::integer`),
    ...Object.values(kinds).flatMap((sentiment) =>
      ratings.map((rating) => `(new.rating = ${rating} and new.sentiment = ${sentiment})::integer`),
    ),
  ]
  await sql`
    create function roll_up_review() returns trigger language plpgsql security definer as $$
    begin
      case new.rating ${sql.raw(cases.join(''))} end case;
      if not found then
        insert into public.review_days as d (company_id, day, slot, ${sql.raw(counts.join(', '))})
        select new.company_id, (new.created_at at time zone c.time_zone)::pg_catalog.date, pg_backend_pid() % 16,
          ${sql.raw(ones.join(', '))}
        from public.companies c where c.id = new.company_id
        on conflict (company_id, day, slot) do update set
          ${sql.raw(counts.map((name) => `${name} = d.${name} + excluded.${name}`).join(', '))};
      end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`drop trigger reviews_roll_up on reviews`.execute(db)
  // Triggers fire in name order: this one after the foreign key's, which locks the company and so its time zone.
  await sql`
    create trigger reviews_roll_up after insert on reviews for each row execute function roll_up_review()
  `.execute(db)

  // GIN's pending list is flushed by the insert that fills it; keeping it short keeps that insert fast.
  await sql`alter index reviews_search set (gin_pending_list_limit = 1024)`.execute(db)
}
