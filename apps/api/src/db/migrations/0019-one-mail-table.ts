import { type Kysely, sql } from 'kysely'

/**
 * `mails` becomes the queue of all outgoing mails, whatever they are about: it holds state, attempts and the time of the
 * next one. The delivery loop runs as `candour_platform`; the other logins only add mails of their own kind.
 *
 * The previous version keeps working: what it adds has no `next_attempt_at` and waits in the job queue, from which
 * either version takes it, and its `order_mails` are mirrored. Both can be dropped one version later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      alter column user_id drop not null,
      add column company_id uuid,
      add column order_id uuid,
      add column recipient text check (length(recipient) between 3 and 254),
      add column attempts integer not null default 0,
      add column next_attempt_at timestamptz(3),
      add constraint mails_order foreign key (company_id, order_id)
        references print_orders (company_id, id) on delete cascade,
      drop constraint mails_kind_check,
      add constraint mails_kind_check check (
        case
          when kind in ('invitation', 'reset') then user_id is not null and company_id is null and order_id is null
          when kind in ('order_confirmation', 'order_notice')
            then num_nonnulls(company_id, order_id, recipient) = 3 and user_id is null
          else false
        end
      )
  `.execute(db)
  await sql`comment on column mails.recipient is 'Null: the address of the user at the time of sending'`.execute(
    db,
  )
  await sql`comment on column mails.next_attempt_at is
    'When a queued mail is due, or when it may be taken over from the process that is sending it; null in the job queue of the previous version'`.execute(
    db,
  )
  await sql`create index mails_due on mails (next_attempt_at) where state = 'queued'`.execute(db)
  await sql`create index mails_unsent on mails (created_at desc, id desc) where state <> 'sent'`.execute(db)
  await sql`create index mails_of_order on mails (company_id, order_id) where order_id is not null`.execute(
    db,
  )
  await grant(db)
  await mirrorOrderMails(db)
}

async function grant(db: Kysely<unknown>): Promise<void> {
  await sql`grant insert (next_attempt_at) on mails to candour_accounts, candour_platform`.execute(db)
  await sql`grant update (state, error, sent_at, attempts, next_attempt_at) on mails to candour_platform`.execute(
    db,
  )
  await sql`alter policy accounts on mails using (company_id is null)`.execute(db)
  // A company's scope adds mails, and reads none.
  await sql`grant insert (id, kind, company_id, order_id, recipient, next_attempt_at) on mails to candour_app`.execute(
    db,
  )
  await sql`create policy own_company on mails for insert to candour_app
    with check (company_id = nullif(current_setting('app.company_id', true), '')::uuid)`.execute(db)
}

async function mirrorOrderMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into mails (id, kind, company_id, order_id, recipient, state, error, created_at, sent_at)
    select id, 'order_' || kind, company_id, order_id, email, state, error, created_at, sent_at from order_mails
  `.execute(db)
  await sql`
    create function mirror_order_mail() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into mails (id, kind, company_id, order_id, recipient, state, error, created_at, sent_at)
      values (new.id, 'order_' || new.kind, new.company_id, new.order_id, new.email, new.state, new.error,
        new.created_at, new.sent_at)
      on conflict (id) do update
        set state = excluded.state, error = excluded.error, sent_at = excluded.sent_at;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger order_mails_mirror after insert or update on order_mails
    for each row execute function mirror_order_mail()
  `.execute(db)
}
