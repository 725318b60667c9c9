alter table push_devices add column identity_id uuid references identities (id) on delete cascade;
comment on column push_devices.identity_id is 'In whose session a device was added: it is told about the provider''s company only; null if in the user''s own';
create index push_devices_of_identity on push_devices (identity_id) where identity_id is not null;

-- It has got another argument.
drop function if exists add_push_device(text, text, bytea, bytea, integer);
