import { type Kysely, sql } from 'kysely'

/**
 * Conversations with visitors by mail (decision 59): a company's messages leave as mails of kind `reply`, each with a
 * link to a private page on which the visitor answers. Canned replies and opt-outs of addresses belong to the company.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addConversations(db)
  await addMessages(db)
  await addLinks(db)
  await addOptOuts(db)
  await addSettings(db)
  await addTemplates(db)
  await mailReplies(db)
  await readMessages(db)
}

async function addConversations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversations (
      company_id uuid not null,
      review_id uuid not null,
      address varchar(254) not null,
      address_hash bytea not null check (octet_length(address_hash) = 32),
      unanswered smallint not null default 0,
      expires_at timestamptz(3) not null default now(),
      primary key (company_id, review_id),
      foreign key (company_id, review_id) references reviews (company_id, id) on delete cascade
    )
  `.execute(db)
  await sql`comment on column conversations.address_hash is
    'SHA-256 of the normalized address, as in reply_opt_outs'`.execute(db)
  await sql`comment on column conversations.unanswered is
    'Messages of the company since the last one of the visitor'`.execute(db)
  await sql`comment on column conversations.expires_at is 'When the links to the visitor''s page end'`.execute(
    db,
  )
  await protect(db, 'conversations', {
    app: 'select, insert, update (address, address_hash, unanswered, expires_at)',
    platform: 'select',
  })
}

async function addMessages(db: Kysely<unknown>): Promise<void> {
  // No foreign keys to users and mails: an account may be deleted, and so are mails that have become obsolete.
  await sql`
    create table messages (
      company_id uuid not null,
      review_id uuid not null,
      id uuid not null,
      from_visitor boolean not null,
      author_id uuid,
      text varchar(5000) not null check (text <> ''),
      submission bytea check (octet_length(submission) = 32),
      content_hash bytea check (octet_length(content_hash) = 32),
      mail_id uuid,
      address varchar(254),
      created_at timestamptz(3) not null default now(),
      primary key (company_id, id),
      foreign key (company_id, review_id) references conversations (company_id, review_id) on delete cascade,
      check (from_visitor or num_nonnulls(mail_id, address) = 2)
    )
  `.execute(db)
  await sql`comment on column messages.submission is
    'Idempotency key: SHA-256 of what identifies the submission'`.execute(db)
  await sql`comment on column messages.content_hash is
    'SHA-256 of the text as submitted, before variables were filled in'`.execute(db)
  await sql`comment on column messages.mail_id is 'The mail that carries the message; null for the visitor''s'`.execute(
    db,
  )
  await sql`create index messages_oldest on messages (company_id, review_id, created_at, id)`.execute(db)
  await sql`create unique index messages_submission on messages (company_id, review_id, submission)`.execute(
    db,
  )
  await protect(db, 'messages', { app: 'select, insert, update (mail_id, address)', platform: 'select' })
}

async function addLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversation_links (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      company_id uuid not null,
      review_id uuid not null,
      mail_id uuid not null,
      foreign key (company_id, review_id) references conversations (company_id, review_id) on delete cascade
    )
  `.execute(db)
  await sql`comment on table conversation_links is
    'Links to the visitor''s page, one per mail; only hashes of their tokens'`.execute(db)
  await sql`create unique index conversation_links_mail on conversation_links (company_id, review_id, mail_id)`.execute(
    db,
  )
  await protect(db, 'conversation_links', {
    app: 'select (company_id, review_id, mail_id), insert, update (token_hash), delete',
    platform: 'select (company_id, review_id), delete',
  })
  await sql`
    create function find_conversation(hash bytea) returns table (company_id uuid, review_id uuid)
    language sql stable security definer set search_path = public, pg_temp as $$
      select c.company_id, c.review_id
      from conversation_links l join conversations c on (c.company_id, c.review_id) = (l.company_id, l.review_id)
      where l.token_hash = hash and c.expires_at > now()
    $$
  `.execute(db)
  await sql`comment on function find_conversation is 'The conversation to which the token with this hash leads'`.execute(
    db,
  )
  await sql`revoke execute on function find_conversation from public`.execute(db)
  await sql`grant execute on function find_conversation to candour_app`.execute(db)
}

async function addOptOuts(db: Kysely<unknown>): Promise<void> {
  // No reference to a review: an opt-out outlives the reviews of its address.
  await sql`
    create table reply_opt_outs (
      company_id uuid not null references companies (id) on delete cascade,
      address_hash bytea not null check (octet_length(address_hash) = 32),
      created_at timestamptz(3) not null default now(),
      primary key (company_id, address_hash)
    )
  `.execute(db)
  await sql`comment on table reply_opt_outs is 'Addresses that get no replies from a company any more'`.execute(
    db,
  )
  await protect(db, 'reply_opt_outs', { app: 'select, insert, delete', platform: 'select' })
}

async function addSettings(db: Kysely<unknown>): Promise<void> {
  // Apart from `companies`, whose columns candour_app reads for every company.
  await sql`
    create table reply_settings (
      company_id uuid primary key references companies (id) on delete cascade,
      reply_to varchar(254) not null
    )
  `.execute(db)
  await sql`comment on column reply_settings.reply_to is 'Address to which visitors'' answers by mail go'`.execute(
    db,
  )
  await protect(db, 'reply_settings', {
    app: 'select, insert, update (reply_to), delete',
    platform: 'select',
  })
}

async function addTemplates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reply_templates (
      company_id uuid not null references companies (id) on delete cascade,
      id uuid not null,
      name varchar(80) not null check (name <> ''),
      text varchar(5000) not null check (text <> ''),
      updated_at timestamptz(3) not null default now(),
      primary key (company_id, id)
    )
  `.execute(db)
  await sql`create unique index reply_templates_name_key on reply_templates (company_id, lower(name))`.execute(
    db,
  )
  await protect(db, 'reply_templates', {
    app: 'select, insert, update (name, text, updated_at), delete',
    platform: 'select',
  })
}

/** A reply goes to an address and is about a company; `detail` is the message's id. */
async function mailReplies(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      drop constraint mails_kind_check,
      add constraint mails_kind_check check (
        case
          when kind in ('invitation', 'reset') then user_id is not null and company_id is null and order_id is null
          when kind in ('order_confirmation', 'order_notice')
            then num_nonnulls(company_id, order_id, recipient) = 3 and user_id is null
          when kind in ('view_started', 'view_ended')
            then num_nonnulls(user_id, company_id, detail) = 3 and order_id is null
          when kind = 'reply'
            then num_nonnulls(company_id, recipient, detail) = 3 and num_nonnulls(user_id, order_id) = 0
          else user_id is not null and order_id is null
        end
      )
  `.execute(db)
  await sql`grant insert (detail) on mails to candour_app`.execute(db)
}

/** Company logins read neither mails nor accounts, so what a conversation shows of both is a function. */
async function readMessages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function read_messages(review uuid) returns table (
      id uuid, created_at timestamptz, from_visitor boolean, author text, text text,
      address text, mail_state text, mail_error text
    )
    language sql stable security definer set search_path = public, pg_temp as $$
      select m.id, m.created_at, m.from_visitor, u.email::text, m.text, m.address, mail.state::text, mail.error::text
      from messages m
      left join users u on u.id = m.author_id
      left join mails mail on mail.id = m.mail_id and mail.company_id = m.company_id and mail.kind = 'reply'
      where m.company_id = nullif(current_setting('app.company_id', true), '')::uuid and m.review_id = review
      order by m.created_at, m.id
    $$
  `.execute(db)
  await sql`comment on function read_messages is
    'A conversation of the company in scope, oldest message first; without a mail, the visitor has opted out'`.execute(
    db,
  )
  await sql`revoke execute on function read_messages from public`.execute(db)
  await sql`grant execute on function read_messages to candour_app`.execute(db)
}

/** Restricts a table to the rows of the company in scope; operators reach all. */
async function protect(
  db: Kysely<unknown>,
  name: string,
  { app, platform }: { app: string; platform: string },
): Promise<void> {
  const table = sql.table(name)
  await sql`grant ${sql.raw(app)} on ${table} to candour_app`.execute(db)
  await sql`grant ${sql.raw(platform)} on ${table} to candour_platform`.execute(db)
  await sql`alter table ${table} enable row level security`.execute(db)
  await sql`create policy own_company on ${table} to candour_app
    using (company_id = nullif(current_setting('app.company_id', true), '')::uuid)`.execute(db)
  await sql`create policy platform on ${table} to candour_platform using (true)`.execute(db)
}
