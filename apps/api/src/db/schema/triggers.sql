-- All triggers; the functions that they execute are in functions/. Those that are no longer listed are dropped.

do $$
declare
  one record;
begin
  for one in
    select t.tgname as name, t.tgrelid::regclass as of_table from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
  loop
    execute format('drop trigger %I on %s', one.name, one.of_table);
  end loop;
end
$$;

create trigger api_keys_bound before insert or update of created_by on api_keys
  for each row execute function bound_key();

create constraint trigger audit_pending_chain after insert on audit_pending deferrable initially deferred
  for each row execute function chain_audit();

create trigger cases_count_added after insert on cases
  referencing new table as added for each statement execute function count_cases();
create trigger cases_count_changed after update on cases
  referencing old table as removed new table as added for each statement execute function count_cases();
create trigger cases_span after insert on cases for each row execute function span_case();
create trigger cases_tell_webhooks after update on cases
  referencing old table as removed new table as added for each statement execute function tell_of_cases();

create trigger companies_add_slug after insert or update of slug on companies
  for each row execute function keep_slug();
create trigger companies_announce after insert or delete or update on companies
  for each row execute function announce_company();
create trigger companies_begin_activity after insert on companies
  for each row execute function begin_company_activity();
create trigger companies_check_time_zone before insert or update of time_zone, next_time_zone on companies
  for each row execute function check_time_zone();
create trigger companies_follow after insert or delete or update on companies
  for each row execute function follow_company();
create trigger companies_follow_billing_status before update of billing_status, suspension_reason on companies
  for each row execute function follow_billing_status();
create trigger companies_follow_link before update of google_review_url, link_confirmed_at on companies
  for each row execute function follow_link();
create trigger companies_keep_former_logo after update on companies
  for each row
  when ((old.logo_sha256, old.print_logo_sha256) is distinct from (new.logo_sha256, new.print_logo_sha256))
  execute function keep_former_logo();
create trigger companies_redraw_days after update of time_zone on companies
  for each row
  when (old.time_zone is distinct from new.time_zone and old.generation = new.generation)
  execute function redraw_days();
create trigger companies_reschedule_digests after update of time_zone on companies
  for each row when (old.time_zone is distinct from new.time_zone) execute function schedule_digests();
create trigger companies_schedule_digests after insert on companies for each row execute function schedule_digests();
create trigger companies_shown_first after insert on companies
  for each row execute function due_snapshot();
create trigger companies_shown_otherwise after update on companies
  for each row
  when (
    (old.slug, old.name, old.logo_sha256, old.brand_color, old.google_review_url, old.suspended, old.default_language,
      old.texts, old.contact_months, old.text_months, old.shown_changes)
    is distinct from
    (new.slug, new.name, new.logo_sha256, new.brand_color, new.google_review_url, new.suspended, new.default_language,
      new.texts, new.contact_months, new.text_months, new.shown_changes)
  )
  execute function due_snapshot();
create trigger companies_tell_webhooks_added after insert on companies
  for each row execute function tell_of_company();
create trigger companies_tell_webhooks_changed after update on companies
  for each row when (old.suspended <> new.suspended) execute function tell_of_company();

create trigger company_deletions_follow after insert or delete on company_deletions
  for each row execute function follow_deletion();

create trigger images_keep before insert on images for each row execute function keep_image();

create trigger locations_announce after update on locations for each row execute function announce_company_of();

create trigger mails_spread before insert on mails
  for each row when (new.company_id is not null and new.next_attempt_at is not null) execute function spread_mails();

create trigger memberships_end_invitation after insert on memberships for each row execute function end_invitation();
create trigger memberships_follow_maker after insert or delete or update of role on memberships
  for each row execute function follow_maker('user_id');
create trigger memberships_release_changed after update of role on memberships
  for each row execute function release_cases();
create trigger memberships_release_removed after delete on memberships for each row execute function release_cases();

create trigger messages_forget_words after update of text on messages
  for each row when (old.text is distinct from new.text) execute function forget_message();
create trigger messages_tell_webhooks after insert on messages
  for each row when (new.from_visitor) execute function tell_of_message();

create trigger placements_announce after update of location_id, archived on placements
  for each row execute function announce_company_of();
create trigger placements_keep_code after insert on placements for each row execute function keep_code();

create trigger print_orders_feed
  after insert or delete or update of processed, state, state_since, printer_id on print_orders
  for each row execute function feed_print_orders();
create trigger print_orders_tell_webhooks_added after insert on print_orders
  for each row execute function tell_of_order();
create trigger print_orders_tell_webhooks_changed after update on print_orders
  for each row when (old.* is distinct from new.*) execute function tell_of_order();

create trigger review_languages_count_added after insert on review_languages
  referencing new table as added for each statement execute function count_review_languages();
create trigger review_languages_count_changed after update on review_languages
  referencing old table as removed new table as added for each statement execute function count_review_languages();

create trigger reviews_follow_edit after update on reviews
  for each row
  when ((old.rating, old.sentiment, old.has_contact) is distinct from (new.rating, new.sentiment, new.has_contact))
  execute function follow_edit();
create trigger reviews_record_edit after update on reviews
  for each row when (
    (old.feedback, old.lang, old.rating, old.sentiment, old.has_contact)
      is distinct from (new.feedback, new.lang, new.rating, new.sentiment, new.has_contact)
    and current_setting('app.erasing', true) is distinct from 'on'
  ) execute function record_review_edit();
create trigger reviews_record_events after insert on reviews
  referencing new table as stored for each statement execute function record_review_events();
create trigger reviews_roll_up after insert on reviews
  referencing new table as added for each statement execute function roll_up_reviews();
create trigger reviews_roll_up_change after update on reviews
  referencing old table as removed new table as added for each statement execute function roll_up_reviews();
create trigger reviews_roll_up_removal after delete on reviews
  referencing old table as removed for each statement execute function roll_up_reviews();
create trigger reviews_split_spans after update on reviews
  for each row
  when ((old.rating, old.sentiment, old.has_contact) is distinct from (new.rating, new.sentiment, new.has_contact))
  execute function split_spans();
create trigger reviews_tell_webhooks after update on reviews
  referencing old table as removed new table as added for each statement execute function tell_of_reviews();

create trigger sessions_activity after insert or update of last_seen_at on sessions
  for each row execute function note_activity();

create trigger sign_in_settings_follow after update of issuer, enforced on sign_in_settings
  for each row execute function follow_sign_in();

create trigger team_invitations_former_mail after delete or update of mail_id on team_invitations
  for each row execute function withdraw_invitation_mail();
create trigger team_invitations_mail after insert or update of mail_id on team_invitations
  for each row execute function queue_invitation_mail();

create trigger users_follow_maker after delete or update of role, disabled_at on users
  for each row execute function follow_maker('id');
