create table channels (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  kind text not null
    constraint channels_kind_check check (kind in ('slack', 'teams', 'discord', 'telegram', 'google_chat')),
  name varchar(80) not null constraint channels_name_check check (name <> ''),
  sealed bytea not null,
  host text not null,
  digits char(4),
  tries smallint default 0 not null,
  confirmed boolean default false not null,
  active boolean default true not null,
  threshold smallint default 3 not null constraint channels_threshold_check check (threshold between 1 and 5),
  alerts_when text default 'instant' not null
    constraint channels_alerts_when_check check (alerts_when in ('instant', 'daily', 'off')),
  location_ids uuid[] constraint channels_location_ids_check check (cardinality(location_ids) <= 1000),
  quiet_from time,
  quiet_to time,
  quiet_time_zone text,
  words_for uuid,
  last_error text,
  told_at timestamptz default '-infinity' not null,
  created_at timestamptz(3) default now() not null,
  constraint channels_pkey primary key (company_id, id),
  constraint channels_company_id_words_for_fkey foreign key (company_id, words_for)
    references memberships (company_id, user_id) on delete set null (words_for),
  constraint channels_quiet_hours_check check (num_nonnulls(quiet_from, quiet_to, quiet_time_zone) in (0, 3))
);
alter table channels enable row level security;
comment on table channels is 'Chats that read a company''s alerts';
comment on column channels.sealed is 'Its address, or the bot''s token and the chat; see lib/secret-box.ts';
comment on column channels.host is 'To which its messages go';
comment on column channels.digits is 'Shown by the latest test message; null once they are entered, or no longer accepted';
comment on column channels.words_for is
  'The member who wants reviews'' words there; as long as this member may read them';
comment on column channels.last_error is 'Why the latest message did not arrive';
comment on column channels.told_at is 'When it was last told of alerts';
create index channels_words_for on channels (company_id, words_for) where words_for is not null;

-- A reader of alerts is a member or a channel.
alter table alerts alter column user_id drop not null;
alter table alerts
  add column channel_id uuid,
  add constraint alerts_reader_check check (num_nonnulls(user_id, channel_id) = 1),
  add constraint alerts_company_id_channel_id_fkey foreign key (company_id, channel_id)
    references channels (company_id, id) on delete cascade;
comment on column alerts.queued_at is 'When it became a mail or a message';
create unique index alerts_waiting_of_channel on alerts (company_id, channel_id, kind, about)
  where queued_at is null and channel_id is not null;
create index alerts_of_channel on alerts (company_id, channel_id) where channel_id is not null;
