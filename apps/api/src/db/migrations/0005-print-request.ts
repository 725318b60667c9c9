import { type Kysely, sql } from 'kysely'

/** The inputs of an order's print file, and the mails about an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table print_orders add column drawn_from jsonb check (jsonb_typeof(drawn_from) = 'object')`.execute(
    db,
  )
  await sql`
    update print_orders o set drawn_from = jsonb_build_object(
      'piece', case when o.item_type like 'Poster%' then 'poster' else 'sticker' end,
      'layout', 'bold',
      'name', c.name, 'brandColor', c.brand_color, 'slug', c.slug, 'logo', encode(c.logo_sha256, 'hex')
    ) from companies c where c.id = o.company_id
  `.execute(db)
  await sql`alter table print_orders alter column drawn_from set not null`.execute(db)
  await sql`comment on column print_orders.drawn_from is
    'The piece and its layout, and the company as it was when it ordered: a print file made later is the same'`.execute(
    db,
  )

  await sql`
    create table order_mails (
      company_id uuid not null,
      id uuid not null,
      order_id uuid not null,
      kind text not null check (kind in ('confirmation', 'notice')),
      email text not null check (length(email) between 3 and 254),
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      error text,
      created_at timestamptz(3) not null default now(),
      sent_at timestamptz(3),
      primary key (company_id, id),
      foreign key (company_id, order_id) references print_orders (company_id, id) on delete cascade
    )
  `.execute(db)
  await sql`create index order_mails_order on order_mails (company_id, order_id)`.execute(db)
  await sql`grant select, insert, update (state, error, sent_at) on order_mails to candour_app`.execute(db)
  await sql`alter table order_mails enable row level security`.execute(db)
  await sql`create policy own_company on order_mails to candour_app
    using (company_id = nullif(current_setting('app.company_id', true), '')::uuid)`.execute(db)
}
