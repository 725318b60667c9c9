import { type Kysely, sql } from 'kysely'

/** Print orders, and the operators' list of them over all companies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key to images: they are shared across companies, and none of the roles may delete one.
  await sql`
    create table print_orders (
      company_id uuid not null references companies (id) on delete cascade,
      id uuid not null,
      order_key uuid not null,
      item_type text not null check (length(item_type) between 1 and 200),
      quantity integer not null check (quantity > 0),
      price_in_cents integer not null check (price_in_cents >= 0),
      image_sha256 bytea not null check (octet_length(image_sha256) = 32),
      qr_check text check (qr_check in ('matches', 'differs', 'unreadable')),
      billing_company_name text not null check (length(billing_company_name) between 1 and 200),
      billing_contact_name text not null check (length(billing_contact_name) between 1 and 200),
      billing_email text not null check (length(billing_email) between 3 and 254),
      billing_phone text not null check (length(billing_phone) between 1 and 50),
      billing_address text not null check (length(billing_address) between 1 and 1000),
      processed boolean not null default false,
      created_at timestamptz(3) not null default now(),
      primary key (company_id, id),
      constraint print_orders_order_key unique (company_id, order_key)
    )
  `.execute(db)
  await sql`comment on column print_orders.order_key is 'Made once per order by the sender: sent again, it meets itself'`.execute(
    db,
  )
  await sql`create index print_orders_newest on print_orders (company_id, created_at desc, id desc)`.execute(
    db,
  )
  await sql`create index print_orders_open on print_orders (company_id) where not processed`.execute(db)

  await sql`grant select, insert on print_orders to candour_app`.execute(db)
  await sql`grant insert on images to candour_app`.execute(db)
  await sql`grant select, update (processed) on print_orders to candour_platform`.execute(db)
  await sql`alter table print_orders enable row level security`.execute(db)
  await sql`create policy own_company on print_orders to candour_app
    using (company_id = nullif(current_setting('app.company_id', true), '')::uuid)`.execute(db)
  await sql`create policy platform on print_orders to candour_platform using (true)`.execute(db)

  await addFeed(db)
}

/**
 * Keys of tenant tables lead with the company, so none of them yields all orders by time. This table does, for
 * operators only: a page of it lists the orders to fetch by primary key.
 */
async function addFeed(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table print_order_feed (
      id uuid primary key,
      company_id uuid not null,
      processed boolean not null,
      created_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on table print_order_feed is 'Index of all companies'' print orders by time, kept by a trigger'`.execute(
    db,
  )
  await sql`create index print_order_feed_newest on print_order_feed (created_at desc, id desc)`.execute(db)
  await sql`create index print_order_feed_open on print_order_feed (id) where not processed`.execute(db)
  await sql`grant select on print_order_feed to candour_platform`.execute(db)

  // Security definer: a company must not see other companies' orders.
  await sql`
    create function feed_print_orders() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'INSERT' then
        insert into print_order_feed (id, company_id, processed, created_at)
        values (new.id, new.company_id, new.processed, new.created_at);
      elsif tg_op = 'UPDATE' then
        update print_order_feed set processed = new.processed where id = new.id;
      else
        delete from print_order_feed where id = old.id;
      end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger print_orders_feed after insert or update of processed or delete on print_orders
    for each row execute function feed_print_orders()
  `.execute(db)
}
