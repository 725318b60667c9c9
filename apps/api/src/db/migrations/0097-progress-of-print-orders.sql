alter table users
  drop constraint users_role_check,
  add constraint users_role_check check (role in ('superadmin', 'company_admin', 'printer'));

alter table print_orders
  add column state text default 'placed' not null
    constraint print_orders_state_check check (
      state in ('placed', 'in_production', 'shipped', 'delivered', 'cancelled')
    ),
  add column state_since timestamptz(3) default now(),
  add column carrier varchar(80) constraint print_orders_carrier_check check (carrier <> ''),
  add column tracking varchar(120) constraint print_orders_tracking_check check (tracking <> ''),
  add column printer_id uuid;
comment on column print_orders.state_since is 'Null where it was processed before states were kept';
comment on column print_orders.printer_id is 'The account of the printer to whom it is given; nobody''s once that is deleted';

alter table print_order_feed
  add column state text default 'placed' not null,
  add column state_since timestamptz(3),
  add column printer_id uuid;

-- Nothing happens to these orders, so nobody is told of them.
alter table print_orders disable trigger user;
update print_orders set
  state = case when processed then 'shipped' else 'placed' end, state_since = case when not processed then created_at end;
alter table print_orders enable trigger user;
update print_order_feed f set state = o.state, state_since = o.state_since
from print_orders o where o.company_id = f.company_id and o.id = f.id;

create index print_order_feed_late on print_order_feed (state_since)
  where state in ('placed', 'in_production', 'shipped');
create index print_order_feed_of_printer on print_order_feed (printer_id, created_at desc, id desc)
  where printer_id is not null;

create table print_order_changes (
  company_id uuid not null,
  order_id uuid not null,
  state text not null
    constraint print_order_changes_state_check check (
      state in ('in_production', 'shipped', 'delivered', 'cancelled')
    ),
  at timestamptz(3) default now() not null,
  note varchar(1000) constraint print_order_changes_note_check check (note <> ''),
  carrier varchar(80) constraint print_order_changes_carrier_check check (carrier <> ''),
  tracking varchar(120) constraint print_order_changes_tracking_check check (tracking <> ''),
  changed_by uuid,
  constraint print_order_changes_pkey primary key (company_id, order_id, state),
  constraint print_order_changes_order foreign key (company_id, order_id)
    references print_orders (company_id, id) on delete cascade
);
alter table print_order_changes enable row level security;
comment on table print_order_changes is 'States that print orders have reached after they were placed; each at most once';
comment on column print_order_changes.changed_by is 'An account, or nobody''s once that is deleted; null: an API key';

alter table mails drop constraint mails_kind_check, add constraint mails_kind_check check (
  case
    when kind in ('invitation', 'reset') then user_id is not null and company_id is null and order_id is null
    when kind in ('order_confirmation', 'order_notice')
      then num_nonnulls(company_id, order_id, recipient) = 3 and user_id is null
    when kind = 'order_state' then num_nonnulls(company_id, order_id, recipient, detail) = 4 and user_id is null
    when kind in ('view_started', 'view_ended') then num_nonnulls(user_id, company_id, detail) = 3 and order_id is null
    when kind in ('reply', 'receipt', 'team_invitation')
      then num_nonnulls(company_id, recipient, detail) = 3 and num_nonnulls(user_id, order_id) = 0
    else user_id is not null and order_id is null
  end
);
create unique index mails_of_order_state on mails (company_id, order_id, detail) where kind = 'order_state';
