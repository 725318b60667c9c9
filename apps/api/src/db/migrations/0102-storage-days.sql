create table storage_days (
  day date not null,
  kind text not null constraint storage_days_kind_check check (length(kind) between 1 and 40),
  bytes bigint not null constraint storage_days_bytes_check check (bytes >= 0),
  constraint storage_days_pkey primary key (day, kind)
);
alter table storage_days enable row level security;
comment on table storage_days is 'What each kind of data took on the last 30 days, for its growth';
