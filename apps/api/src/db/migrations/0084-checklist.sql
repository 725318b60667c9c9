-- Companies that exist already are past their first steps.
alter table companies add column checklist text[] default '{dismissed}' not null
  constraint companies_checklist_check check (cardinality(checklist) <= 20);
alter table companies alter column checklist set default '{}';
comment on column companies.checklist is
  'First steps that somebody has marked as done, as no other data tell; dismissed once the list was put away';
