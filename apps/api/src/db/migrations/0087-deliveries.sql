create table deliveries (
  id uuid not null primary key,
  company_id uuid references companies on delete cascade,
  receiver text not null,
  receiver_id uuid not null,
  host text not null,
  type text not null,
  event_key text not null,
  review_id uuid,
  data jsonb not null,
  state text default 'pending' not null
    constraint deliveries_state_check check (state in ('pending', 'delivered', 'failed')),
  attempts jsonb default '[]' not null,
  failures smallint default 0 not null,
  once boolean default false not null,
  leased boolean default false not null,
  next_attempt_at timestamptz(3),
  expires_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  constraint deliveries_event unique (receiver_id, event_key),
  constraint deliveries_pending_check check ((state = 'pending') = (next_attempt_at is not null))
);
comment on table deliveries is 'What other people''s systems are told, each receiver each event once';
comment on column deliveries.id is 'In order of time (UUIDv7), and the same in all attempts';
comment on column deliveries.company_id is 'Whose receiver it is; null for an operator''s';
comment on column deliveries.host is 'Of the receiver: what is sent at once is limited by host too';
comment on column deliveries.data is 'What its kind of receiver needs to compose the request';
comment on column deliveries.attempts is 'The latest ones: at, status, ms, answer; without a status there was no answer';
comment on column deliveries.failures is 'In a row, since it was queued';
comment on column deliveries.once is 'Whether it is not tried again';
comment on column deliveries.leased is 'Whether a process is sending it, until next_attempt_at';
create index deliveries_due on deliveries (receiver_id, next_attempt_at) where state = 'pending';
create index deliveries_leased on deliveries (receiver_id) where leased;
create index deliveries_of_company on deliveries (company_id) where company_id is not null;
create index deliveries_of_receiver on deliveries (receiver_id, id);
create index deliveries_of_review on deliveries (company_id, review_id) where review_id is not null;
create index deliveries_former on deliveries (created_at);
alter table deliveries enable row level security;
