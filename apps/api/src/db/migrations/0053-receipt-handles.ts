import { type Kysely, sql } from 'kysely'

/** Private links to reviews on the thank-you page without JavaScript, and in the mails of conversations (decision 69). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addHandles(db)
  await endWithMails(db)
}

/**
 * A handle in the URL of the thank-you page shows the private link to one review for 15 minutes. The link's token is sealed
 * under a key derived from the handle, of which only the hash is stored.
 */
async function addHandles(db: Kysely<unknown>): Promise<void> {
  // Unlogged: a crash costs nothing but links on pages that are open, and no backup has them.
  await sql`
    create unlogged table receipt_handles (
      company_id uuid not null references companies (id) on delete cascade,
      handle_hash bytea not null check (octet_length(handle_hash) = 32),
      sealed_token bytea not null,
      expires_at timestamptz(3) not null default now() + interval '15 minutes',
      primary key (company_id, handle_hash)
    )
  `.execute(db)
  await sql`comment on table receipt_handles is
    'Short-lived handles that show a visitor the private link to their feedback'`.execute(db)
  await sql`comment on column receipt_handles.handle_hash is 'SHA-256 of the handle'`.execute(db)
  await sql`comment on column receipt_handles.sealed_token is
    'The token of the private link, encrypted under a key derived from the handle'`.execute(db)
  await sql`grant select, insert (company_id, handle_hash, sealed_token) on receipt_handles to candour_app`.execute(
    db,
  )
  await sql`grant select (expires_at), delete on receipt_handles to candour_platform`.execute(db)
  await sql`alter table receipt_handles enable row level security`.execute(db)
  await sql`create policy own_company on receipt_handles to candour_app
    using (company_id = nullif(current_setting('app.company_id', true), '')::uuid)`.execute(db)
  await sql`create policy platform on receipt_handles to candour_platform using (true)`.execute(db)
}

/** The private link in a mail ends together with the link to the conversation, if the mail goes to another address. */
async function endWithMails(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversation_links add column receipt_hash bytea check (octet_length(receipt_hash) = 32)`.execute(
    db,
  )
  await sql`comment on column conversation_links.receipt_hash is
    'Of the link to the review in the same mail, in review_receipts'`.execute(db)
  await sql`grant select (receipt_hash), update (receipt_hash) on conversation_links to candour_app`.execute(
    db,
  )
  await sql`
    create function end_receipt(hash bytea) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      delete from review_receipts
      where token_hash = hash and company_id = nullif(current_setting('app.company_id', true), '')::uuid;
    end
    $$
  `.execute(db)
  await sql`comment on function end_receipt is 'Ends a receipt of the company in scope'`.execute(db)
  await sql`revoke execute on function end_receipt from public`.execute(db)
  await sql`grant execute on function end_receipt to candour_app`.execute(db)
}
