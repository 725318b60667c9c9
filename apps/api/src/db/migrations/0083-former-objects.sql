-- Removes what release 0.2.0 kept for its predecessor, and what releases before it left behind.

drop table if exists order_mails;
drop function if exists mirror_order_mail();
drop function if exists add_member(text, text, uuid, integer);
drop function if exists add_receipt(uuid, bytea);
drop function if exists find_conversation(bytea);
drop function if exists hide_deleted(text, text);
drop function if exists untouched_all(timestamptz, uuid, timestamptz, timestamptz, integer);
drop function if exists untouched_filtered(
  smallint, smallint, boolean, timestamptz, uuid, timestamptz, timestamptz, integer
);
drop function if exists untouched_location(
  uuid, smallint, smallint, boolean, timestamptz, uuid, timestamptz, timestamptz, integer
);
drop function if exists untouched_placement(
  uuid, smallint, smallint, boolean, timestamptz, uuid, timestamptz, timestamptz, integer
);
drop function if exists untouched_all(timestamptz, uuid, timestamptz, timestamptz, integer, text[]);
drop function if exists untouched_filtered(
  smallint, smallint, boolean, timestamptz, uuid, timestamptz, timestamptz, integer, text[]
);
drop function if exists untouched_location(
  uuid, smallint, smallint, boolean, timestamptz, uuid, timestamptz, timestamptz, integer, text[]
);
drop function if exists untouched_placement(
  uuid, smallint, smallint, boolean, timestamptz, uuid, timestamptz, timestamptz, integer, text[]
);
drop function if exists span_all(record), span_filtered(record), span_location(record), span_placement(record);
drop function if exists split_span_filtered(record), split_span_location(record), split_span_placement(record);
-- Replaced by statement triggers and add_to_review_days.
drop trigger if exists reviews_roll_up on reviews;
drop trigger if exists reviews_roll_up_batch on reviews;
drop function if exists roll_up_review();
drop function if exists count_in_recount(record, integer);
drop function if exists review_days_lack(uuid), location_days_lack(uuid);
drop function if exists repair_review_days(uuid), repair_location_days(uuid);
alter table conversations drop column if exists expires_at;
