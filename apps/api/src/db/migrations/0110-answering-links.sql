alter table conversation_links add column answers_only boolean not null default false;
comment on column conversation_links.answers_only is
  'Sent to an address that the visitor has not left: neither changes nor withdraws the review';

-- Its result has a further column.
drop function if exists find_receipt(uuid, uuid, bytea);
