import { type Kysely, sql } from 'kysely'

const ratings = [1, 2, 3, 4, 5]
const kinds = { negative: -1, positive: 1 }
const counts = ['rated', ...Object.keys(kinds)].flatMap((kind) =>
  ratings.map((rating) => `${kind}_${rating}`),
)

/** The day's row of this backend. */
const row = `d.company_id = new.company_id and d.slot = pg_backend_pid() % 16
  and d.day = (new.created_at at time zone c.time_zone)::pg_catalog.date`

/**
 * A new review is rolled up by an update of its day's row, which costs a third of what a statement for any number of
 * them does: visitors send them one by one. Who fills a database turns the trigger off and repairs the rollup.
 *
 * Each combination of rating and sentiment has a statement of its own that touches nothing but its counts, and tables
 * and types are named with their schema, so that the function need not set a search path: both are time on every
 * review.
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
  // Its name sorts behind that of the foreign key's trigger, which holds the company and with it its time zone.
  await sql`
    create trigger reviews_roll_up after insert on reviews for each row execute function roll_up_review()
  `.execute(db)

  // Words wait in a list before they enter the index; whoever fills the list has to empty it. A short one is quick.
  await sql`alter index reviews_search set (gin_pending_list_limit = 1024)`.execute(db)
}
