import type { Kysely } from 'kysely'
import { counts } from '#db/migrations/0023-recounts.ts'
import { redefine } from '#db/migrations/0063-tenants.ts'

const conditions: Record<string, string> = {
  rated: '',
  negative: ' and sentiment = -1',
  positive: ' and sentiment = 1',
}
const cells = counts.map((name) => {
  const [kind = '', rating] = name.split('_')
  return `count(*) filter (where rating = ${rating}${conditions[kind]})::integer`
})

/** Also tells whether there is more to do for the batch. */
const countBatch = `
        with stored as materialized (
          select a.company_id, a.rating, a.sentiment, a.location_id, t.suspended, t.generation, t.next_generation,
            (a.created_at at time zone t.time_zone)::date as day
          from added a join tenants t on t.id = a.company_id
        ), counted as (
          insert into review_days as d (company_id, generation, day, slot, ${counts.join(', ')})
          select company_id, generation, day, pg_backend_pid() % 16, ${cells.join(', ')}
          from stored group by company_id, generation, day order by company_id, generation, day
          on conflict (company_id, generation, day, slot) do update set
            ${counts.map((name) => `${name} = d.${name} + excluded.${name}`).join(', ')}
        )
        select bool_or(suspended), bool_or(next_generation is not null), bool_or(location_id is not null)
        into any_suspended, any_recounted, has_locations from stored;`

/**
 * As before (migration 71), but a batch of inserted reviews is checked and counted in one statement: each statement of a
 * trigger costs 40 to 60 µs, however few rows it has. Only reviews of locations, and of companies that are being
 * recounted, take further statements.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await redefine(db, 'roll_up_reviews', [
    [
      /if tg_op <> 'INSERT' then\s+-- Inserted[^\n]*\s+(perform[\s\S]*?;)\s+end if;\s+select bool_or\(t\.suspended\)[\s\S]*?into any_suspended, any_recounted\s+(from tenants[\s\S]*?;)\s+if any_suspended and tg_op = 'INSERT' then\s+raise exception[\s\S]*?;\s+end if;\s+(insert into review_days[\s\S]*?;)/,
      `if tg_op <> 'INSERT' then
        $1
        select bool_or(t.next_generation is not null) into any_recounted
        $2
        $3
      end if;`,
    ],
    [
      /begin\s+if tg_op = 'INSERT' then/,
      `begin
      if tg_op = 'INSERT' then
        -- The foreign key has locked the companies.${countBatch}
        if any_suspended then
          raise exception 'the company is suspended (check constraint "reviews_company_suspended")'
            using errcode = 'check_violation', constraint = 'reviews_company_suspended';
        end if;
        if not coalesce(any_recounted or has_locations, false) then return null; end if;
      end if;
      if tg_op = 'INSERT' then`,
    ],
  ])
}
