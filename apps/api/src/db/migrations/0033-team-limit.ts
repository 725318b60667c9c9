import { type Kysely, sql } from 'kysely'

/**
 * Of two concurrent invitations, the second must count the member that the first has added: the conditions are evaluated
 * in a statement of their own, whose snapshot is taken after the lock. In the same statement as the lock they would see
 * the state from before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`
  await sql`
    create or replace function add_member(address text, member_role text, new_id uuid, member_limit integer)
    returns table (outcome text, member uuid, has_password boolean)
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company uuid := ${company};
      is_disabled boolean;
    begin
      if not owns_company() then
        return query select 'forbidden_role', null::uuid, false;
        return;
      end if;
      loop
        insert into users (id, email, role) values (new_id, address, 'company_admin') on conflict ((lower(email))) do nothing;
        select u.id, u.password_hash is not null, u.disabled_at is not null into member, has_password, is_disabled
        from users u where lower(u.email) = lower(address) for update;
        -- Otherwise deleted in the meantime, so the address is free again.
        exit when found;
      end loop;
      if not lock_team() then
        return query select 'forbidden_role', null::uuid, false;
        return;
      end if;
      outcome := case
        when exists (select from memberships m where m.company_id = company and m.user_id = member) then 'already_member'
        when is_disabled then 'invitee_disabled'
        when (select count(*) from memberships m where m.company_id = company) >= member_limit then 'too_many_members'
        else 'done'
      end;
      if outcome = 'done' then
        insert into memberships (user_id, company_id, role) values (member, company, member_role);
      end if;
      return next;
    end
    $$
  `.execute(db)
}
