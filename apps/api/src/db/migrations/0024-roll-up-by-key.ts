import { type Kysely, sql } from 'kysely'
import { counts } from '#db/migrations/0023-recounts.ts'

const ratings = [1, 2, 3, 4, 5]

/** Rollup tables, and the column without which they do not count a review. */
const tables = [
  { name: 'review_days', keys: ['company_id'], column: undefined },
  { name: 'location_days', keys: ['company_id', 'location_id'], column: 'location_id' },
]

/**
 * A lone review looks up its company first and then its rollup row by the full key. Joined in one statement, the planner
 * might read all days of the company instead, because it planned while the tables were small.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const count = ({ name, keys, column }: (typeof tables)[number]) => {
    const isRow = [
      ...keys.map((key) => `d.${key} = new.${key}`),
      'd.generation = shown',
      'd.day = its_day',
    ].join(' and ')
    const increment = (columns: readonly string[]) => `
            update public.${name} d set ${columns.map((each) => `${each} = d.${each} + 1`).join(', ')}
            where ${isRow} and d.slot = its_slot;`
    const cases = ratings.map(
      (rating) => `
          when ${rating} then
            if new.sentiment = 1 then ${increment([`rated_${rating}`, `positive_${rating}`])}
            elsif new.sentiment = -1 then ${increment([`rated_${rating}`, `negative_${rating}`])}
            else ${increment([`rated_${rating}`])}
            end if;`,
    )
    const ones = [undefined, -1, 1].flatMap((sentiment) =>
      ratings.map(
        (rating) =>
          `(new.rating = ${rating}${sentiment === undefined ? '' : ` and new.sentiment = ${sentiment}`})::integer`,
      ),
    )
    const statements = `
        case new.rating ${cases.join('')}
        end case;
        if not found then
          insert into public.${name} as d (${[...keys, 'generation', 'day', 'slot', ...counts].join(', ')})
          values (${[...keys.map((key) => `new.${key}`), 'shown', 'its_day', 'its_slot', ...ones].join(', ')})
          on conflict (${[...keys, 'generation', 'day', 'slot'].join(', ')}) do update set
            ${counts.map((each) => `${each} = d.${each} + excluded.${each}`).join(', ')};
        end if;`
    return column ? `\n      if new.${column} is not null then ${statements}\n      end if;` : statements
  }
  await sql`
    create or replace function roll_up_review() returns trigger
    language plpgsql security definer as $$
    declare
      shown integer;
      next integer;
      its_day date;
      its_slot constant smallint := pg_backend_pid() % 16;
    begin
      select c.generation, c.next_generation, (new.created_at at time zone c.time_zone)::pg_catalog.date
      into shown, next, its_day
      from public.companies c where c.id = new.company_id;
      ${sql.raw(tables.map(count).join(''))}
      if next is not null then
        perform public.count_in_recount(new);
      end if;
      return null;
    end
    $$
  `.execute(db)
}
