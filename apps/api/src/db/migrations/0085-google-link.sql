-- Unknown for companies that exist already: they have had their link since they were created, or later.
alter table companies
  add column link_confirmed_at timestamptz(3),
  add column link_dismissed boolean default false not null,
  add column link_dismissed_by_operator boolean default false not null;
alter table companies alter column link_confirmed_at set default now();
comment on column companies.link_confirmed_at is
  'When the Google review URL was last set or said to be the company''s; null means as long as the company exists';
comment on column companies.link_dismissed is
  'Whether the company''s members have put away the reminder to check the Google review URL';
comment on column companies.link_dismissed_by_operator is
  'Whether an operator has put away the reminder to check the Google review URL';
create index companies_link_to_check on companies (coalesce(link_confirmed_at, created_at), id)
  where google_review_url is not null and not link_dismissed_by_operator;
