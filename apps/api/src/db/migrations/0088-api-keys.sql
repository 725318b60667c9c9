create table api_keys (
  id uuid not null primary key,
  company_id uuid references companies on delete cascade,
  name text not null constraint api_keys_name_check check (length(name) between 1 and 80),
  secret_hash bytea not null constraint api_keys_secret_hash_check check (octet_length(secret_hash) = 32),
  hint text not null constraint api_keys_hint_check check (length(hint) = 4),
  scopes text[] not null,
  created_by uuid not null,
  role text default '' not null,
  created_at timestamptz(3) default now() not null,
  expires_at timestamptz(3),
  ends_at timestamptz(3),
  last_used_on date
);
alter table api_keys enable row level security;
comment on column api_keys.company_id is 'Null for keys of the operators';
comment on column api_keys.secret_hash is 'SHA-256 of the secret, which has 256 random bits';
comment on column api_keys.created_by is
  'Who answers for the key: its maker, or the owner who has kept it. No foreign key, because it stays when they leave';
comment on column api_keys.role is 'Role of who answers for it, which bounds its scopes; the last one, if they have left. Kept by triggers';
comment on column api_keys.ends_at is 'When it ends because they have left; null while they are there';
comment on column api_keys.last_used_on is 'Day in UTC';
create index api_keys_of_company on api_keys (company_id, id);
create index api_keys_by on api_keys (created_by);
