create table webhooks (
  id uuid not null primary key,
  company_id uuid references companies on delete cascade,
  url varchar(2048) not null,
  host text not null,
  events text[] not null constraint webhooks_events_check check (cardinality(events) between 1 and 30),
  words_by uuid,
  description varchar(100) default '' not null,
  secret bytea not null,
  former_secret bytea,
  former_secret_until timestamptz(3),
  active boolean default true not null,
  disabled_reason text,
  created_at timestamptz(3) default now() not null,
  last_success_at timestamptz(3),
  last_failure_at timestamptz(3),
  constraint webhooks_former_secret_check check (num_nonnulls(former_secret, former_secret_until) in (0, 2))
);
comment on table webhooks is 'Addresses that other people''s systems receive messages at (Standard Webhooks 1.0.0)';
comment on column webhooks.company_id is 'Null for an operator''s, which is told of all companies';
comment on column webhooks.words_by is 'Who has it sent what visitors wrote, which ends once they may not read it; null if not';
comment on column webhooks.secret is 'Encrypted, like the former one';
comment on column webhooks.disabled_reason is 'Why the server switched it off; null if it is active or a user did';
create index webhooks_active on webhooks (company_id) where active;
create index webhooks_of_company on webhooks (company_id, created_at, id);
alter table webhooks enable row level security;
