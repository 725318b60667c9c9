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

-- Clearer words.
comment on column alerts.about is 'The review it is about; zeros for an alert about several';
comment on column cases.version is 'Counts changes, for optimistic locking; notes and reading do not count';
comment on column company_views.ended_at is
  'When the end was recorded; a view ends at until_at or with its session, whichever is first';
comment on column digests.quiet is 'Whether the period had nothing to report';
comment on column mails.bulk is 'Whether it waits in the lane of bulk mails';
comment on column mails.detail is 'What the mail is about, if its kind does not say';
comment on column mails.next_attempt_at is
  'When a queued mail is due, or may be taken over from the process that is sending it; null once it is sent or failed';
comment on column notification_settings.alerts_before is 'Setting that an unsubscribe link changed, for its undo';
comment on column notification_settings.digest_before is 'Setting that an unsubscribe link changed, for its undo';
comment on column password_links.token_hash is 'SHA-256 of the token; null until the mail is sent';
comment on column pending_sign_ins.epoch is 'Epoch of the account when the password was verified; void in a later one';
comment on column print_orders.drawn_from is
  'Piece, layout and company as of the order, so that a print file made later is the same';
comment on column print_orders.order_key is 'Idempotency key, made by the sender';
comment on column reviews.revision is 'Counts how often the submission was sent; the highest one wins';
comment on column reviews.settled is 'True once resends have no effect: it was changed through a receipt, or erased';
comment on column sessions.stepped_up_at is
  'When the user last entered the password or a code in this session; the sign-in does not count';
comment on column users.epoch is 'Counts how often all sessions of the account were ended; an earlier sign-in is void';
comment on table retention_turn is
  'When the next transaction of any run may begin; locked meanwhile, so that one runs at a time across processes';
