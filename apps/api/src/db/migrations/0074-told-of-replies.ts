import { type Kysely, sql } from 'kysely'

/** Who is told that a visitor has replied: until now nobody, unless the case was assigned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function told_of_reply(review uuid) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    declare
      company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
      answering uuid[] := array(
        select m.user_id from memberships m join users u on u.id = m.user_id
        where m.company_id = company and may_answer(m.role) and u.disabled_at is null
      );
      told uuid;
    begin
      select a.user_id into told from cases c
      join assignees a on a.company_id = c.company_id and a.id = c.assignee
      where c.company_id = company and c.review_id = review and a.user_id = any(answering);
      if told is null then
        select m.author_id into told from messages m
        where m.company_id = company and m.review_id = review and m.author_id = any(answering)
        order by m.created_at desc, m.id desc limit 1;
      end if;
      if told is not null then
        return next told;
        return;
      end if;
      return query select m.user_id from memberships m
        where m.company_id = company and m.role = 'owner' and m.user_id = any(answering);
    end
    $$
  `.execute(db)
  await sql`comment on function told_of_reply(uuid) is 'Who is told of a visitor''s reply: the assignee, else whoever answered last, else the owners'`.execute(
    db,
  )
  await sql`revoke execute on function told_of_reply(uuid) from public`.execute(db)
  await sql`grant execute on function told_of_reply(uuid) to candour_app`.execute(db)
}
