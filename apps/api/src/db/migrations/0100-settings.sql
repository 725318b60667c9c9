create table settings (
  name text not null primary key,
  value text not null constraint settings_value_check check (length(value) between 1 and 300)
);
alter table settings enable row level security;
comment on table settings is 'What operators have set while the server runs; its environment goes first';
