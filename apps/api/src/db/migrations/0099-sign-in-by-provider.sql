-- It has got another argument.
drop function if exists memberships_of(uuid);

create table sign_in_settings (
  company_id uuid primary key references companies (id) on delete cascade,
  issuer varchar(2048),
  client_id varchar(255),
  client_secret bytea,
  domains jsonb default '[]' not null constraint sign_in_settings_domains_check check (jsonb_typeof(domains) = 'array'),
  default_role text default 'viewer' not null
    constraint sign_in_settings_default_role_check check (default_role in ('manager', 'responder', 'viewer')),
  groups jsonb default '[]' not null constraint sign_in_settings_groups_check check (jsonb_typeof(groups) = 'array'),
  enforced boolean default false not null,
  constraint sign_in_settings_enforced_check check (not enforced or num_nonnulls(issuer, client_id) = 2)
);
alter table sign_in_settings enable row level security;
comment on table sign_in_settings is 'How members of a company sign in by OpenID Connect';
comment on column sign_in_settings.client_secret is 'Encrypted, for the company and this issuer; null for a public client';
comment on column sign_in_settings.domains is 'Array of {name, txt, verified}';
comment on column sign_in_settings.groups is 'Array of {group, role}';
comment on column sign_in_settings.enforced is 'Whether members who are not owners can sign in in this way only';

create table identities (
  id uuid primary key,
  company_id uuid references companies (id) on delete cascade,
  issuer varchar(2048) not null,
  subject varchar(255) not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) default now() not null,
  constraint identities_subject unique nulls not distinct (company_id, issuer, subject),
  constraint identities_user unique nulls not distinct (company_id, issuer, user_id)
);
alter table identities enable row level security;
comment on table identities is 'Whom providers of OpenID Connect have signed in: an issuer''s subject is an account';
comment on column identities.company_id is 'Whose provider it is; null for the operators''';
create index identities_of_user on identities (user_id);

create table spent_tokens (
  hash bytea primary key constraint spent_tokens_hash_check check (octet_length(hash) = 32),
  spent_at timestamptz(3) default now() not null
);
alter table spent_tokens enable row level security;
comment on table spent_tokens is 'States of sign-ins and logout tokens that providers have answered with, each of which counts once';
create index spent_tokens_spent on spent_tokens (spent_at);

alter table sessions
  add column identity_id uuid references identities (id) on delete cascade,
  add column provider_sid varchar(255);
comment on column sessions.identity_id is 'By which a provider opened the session, which shows the provider''s company only; null if it is the user''s own';
comment on column sessions.provider_sid is 'The provider''s own name of the session (sid), by which it ends it';
create index sessions_of_identity on sessions (identity_id) where identity_id is not null;
