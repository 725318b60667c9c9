import { type Kysely, sql } from 'kysely'

/**
 * Names lose the characters that embed, override or isolate a direction of writing (UAX #9), which contracts no longer
 * accept. One that would become blank, or that of another location of the company, stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['companies', 'locations', 'placements']) {
    await sql`
      do $$
      declare
        named record;
      begin
        for named in select id, name from ${sql.table(table)} where name ~ ${sql.lit(directions)} loop
          begin
            update ${sql.table(table)} set name = btrim(regexp_replace(name, ${sql.lit(directions)}, '', 'g'))
            where id = named.id and regexp_replace(name, ${sql.lit(directions)}, '', 'g') ~ '\\S';
          exception when unique_violation then
            null;
          end;
        end loop;
      end
      $$
    `.execute(db)
  }
}

const directions = '[\u202a-\u202e\u2066-\u2069]'
