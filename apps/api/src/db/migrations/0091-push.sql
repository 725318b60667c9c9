create table push_key (
  one boolean default true not null primary key constraint push_key_one_check check (one),
  sealed bytea not null
);
alter table push_key enable row level security;
comment on table push_key is 'The private key by which push services know this server, encrypted';

create table push_devices (
  id uuid default gen_random_uuid() not null primary key,
  user_id uuid not null references users on delete cascade,
  name text not null constraint push_devices_name_check check (length(name) between 1 and 80),
  host text not null,
  endpoint_hash bytea not null constraint push_devices_endpoint_hash_key unique,
  subscription bytea not null,
  created_at timestamptz(3) default now() not null,
  last_used_at timestamptz(3)
);
alter table push_devices enable row level security;
comment on table push_devices is 'Browsers in which users have turned on notifications';
comment on column push_devices.host is 'Of the push service';
comment on column push_devices.endpoint_hash is 'SHA-256 of the address at the push service, which is a secret';
comment on column push_devices.subscription is 'Address, keys and the server''s public key, encrypted for the user';
comment on column push_devices.last_used_at is 'When the push service last took a notification';
create index push_devices_user on push_devices (user_id, created_at desc);

alter table alerts add column opened_ids uuid[];
comment on column alerts.opened_ids is
  'Those that the member has opened since their devices were told; null if none was';
