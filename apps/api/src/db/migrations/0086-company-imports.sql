create table company_imports (
  id uuid not null primary key,
  started_by uuid not null,
  started_at timestamptz(3) default now() not null,
  ended_at timestamptz(3),
  total integer not null constraint company_imports_total_check check (total between 1 and 5000)
);
comment on table company_imports is 'Files of companies that operators import, processed one at a time in their order';
comment on column company_imports.started_by is 'The operator, whose account may be deleted meanwhile';
create index company_imports_running on company_imports (started_at, id) where ended_at is null;

create table company_import_rows (
  import_id uuid not null references company_imports on delete cascade,
  row integer not null,
  cells jsonb,
  is_first boolean not null,
  errors jsonb,
  primary key (import_id, row)
);
comment on column company_import_rows.cells is 'By column, without empty cells; null once the row is settled';
comment on column company_import_rows.is_first is 'Whether no earlier row of the file has the same slug';
comment on column company_import_rows.errors is 'Why the row was refused, in words; null unless it was';
create index company_import_rows_waiting on company_import_rows (import_id, row) where cells is not null;

create table paced_invitations (
  user_id uuid not null primary key references users on delete cascade,
  asked_at timestamptz default clock_timestamp() not null
);
comment on table paced_invitations is 'Users who are to be mailed a link, a second apart';
create index paced_invitations_asked on paced_invitations (asked_at, user_id);

create table invitation_pace (
  one boolean default true not null primary key constraint invitation_pace_one_check check (one),
  next_at timestamptz not null
);
comment on table invitation_pace is 'When the next of paced_invitations may be mailed';
