alter table print_orders
  add column approved_sha256 bytea
    constraint print_orders_approved_sha256_check check (octet_length(approved_sha256) = 32);
comment on column print_orders.approved_sha256 is
  'Of the press file that was approved; null if none was, as in the previous release';
