import { type Kysely, sql } from 'kysely'

/**
 * A notice may be about several reviews that were assigned at once; it is then one alert, as are those that follow within
 * ten minutes. No released version calls `add_notice`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`
  await sql`drop function add_notice`.execute(db)
  await sql`
    create function add_notices(member uuid, notice text, reviews uuid[], note uuid, roles text[]) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company uuid := ${company};
      size constant integer := 20;
      subject uuid := case when cardinality(reviews) = 1 then reviews[1]
        else '00000000-0000-0000-0000-000000000000' end;
    begin
      if cardinality(reviews) = 0 then return false; end if;
      insert into alerts as a (company_id, user_id, kind, about, review_ids, note_id, total, due_at)
      select company, member, notice, subject, reviews[1:size], note, cardinality(reviews), alert_due(
        greatest(now(), (
          select max(e.queued_at) + interval '10 minutes' from alerts e
          where e.company_id = company and e.user_id = member and e.kind = notice and e.about = subject
        )),
        false, s.quiet_from, s.quiet_to, s.quiet_time_zone, c.time_zone
      )
      from memberships m
      join users u on u.id = m.user_id
      join companies c on c.id = m.company_id
      left join notification_settings s on s.company_id = m.company_id and s.user_id = m.user_id
      where m.company_id = company and m.user_id = member and m.role = any(roles)
        and u.disabled_at is null and u.password_hash is not null and coalesce(s.alerts_when, 'instant') <> 'off'
      -- Otherwise the foreign key would fail if the member is being removed.
      for key share of m
      on conflict (company_id, user_id, kind, about) where queued_at is null do update
        set total = a.total + excluded.total, note_id = coalesce(excluded.note_id, a.note_id),
          review_ids = case when cardinality(reviews) = 1 then a.review_ids
            else (a.review_ids || excluded.review_ids)[1:size] end;
      return release_alerts(company, member, 10) > 0;
    end
    $$
  `.execute(db)
  await sql`comment on function add_notices is 'Tells a member of the company in scope about cases, once it is time. '
    'Returns whether a mail was queued'`.execute(db)
  await sql`revoke execute on function add_notices from public`.execute(db)
  await sql`grant execute on function add_notices to candour_app`.execute(db)
}
