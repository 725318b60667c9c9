create table company_changes (
  company_id uuid not null references companies(id) on delete cascade,
  id uuid not null,
  said text not null constraint company_changes_said_check check (length(said) between 1 and 280),
  did text not null constraint company_changes_did_check check (length(did) between 1 and 280),
  day date not null,
  themes smallint[] not null constraint company_changes_themes_check check (cardinality(themes) <= 50),
  visible boolean not null,
  constraint company_changes_pkey primary key (company_id, id)
);
alter table company_changes enable row level security;
comment on table company_changes is 'What companies have changed because of what was said';

alter table companies add column shown_changes jsonb default '[]' not null
  constraint companies_shown_changes_check check (jsonb_typeof(shown_changes) = 'array');
comment on column companies.shown_changes is 'The newest visible rows of company_changes, as visitors read them';
