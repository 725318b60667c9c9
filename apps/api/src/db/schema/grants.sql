-- All rights of the three logins. What is no longer listed is revoked. Applied whenever another file is: everybody may
-- execute a new function.

revoke all on schema public from public;
grant usage on schema public to candour_app, candour_accounts, candour_platform;
revoke all on all tables in schema public from candour_app, candour_accounts, candour_platform;

do $$
declare
  one record;
begin
  for one in
    select oid::regprocedure as name from pg_proc
    where pronamespace = 'public'::regnamespace and proowner = current_user::regrole
  loop
    execute format(
      'revoke execute on function %s from public, candour_app, candour_accounts, candour_platform', one.name
    );
  end loop;
end
$$;

-- Indexed columns and policies call these, whoever uses them.
grant execute on function search_text, company_in_scope, account_in_scope to public;

-- candour_app
grant insert, delete on conversation_links to candour_app;
grant select on
  assignees, audit_entries, case_counts, cases, company_slugs, funnel_days, funnel_months, location_days,
  placement_codes, receipt_handles, retention_runs, review_days, review_language_counts, review_languages,
  review_themes, review_versions, scan_hours, shown_pages, snapshots, watched_codes, watched_locations, watches
to candour_app;
grant select, insert on
  case_notes, conversations, erasure_certificates, images, locations, messages, notification_settings, placements,
  print_order_changes, print_orders, reviews
to candour_app;
grant select, insert on deliveries to candour_app;
grant select, insert, delete on reply_opt_outs, reply_settings, reply_templates, webhooks to candour_app;
grant select, insert, delete on channels, company_changes, reply_opt_outs, reply_settings, reply_templates to candour_app;
grant select, insert, update, delete on rate_limits to candour_app;
grant update (
  status, assignee, version, updated_at, updated_by, messages, unread, first_answered_at
) on cases to candour_app;
grant update (
  digits, tries, confirmed, active, threshold, alerts_when, location_ids, quiet_from, quiet_to, quiet_time_zone,
  words_for, last_error
) on channels to candour_app;
grant select (
  id, slug, name, logo_sha256, brand_color, google_review_url, created_at, time_zone, print_logo_sha256, generation,
  next_time_zone, suspended, mail_on_view, default_language, texts, contact_months, text_months, privacy_address,
  checklist, link_confirmed_at, link_dismissed, shown_changes
) on companies to candour_app;
grant update (
  name, logo_sha256, brand_color, google_review_url, time_zone, print_logo_sha256, next_time_zone, mail_on_view,
  default_language, texts, contact_months, text_months, privacy_address, checklist,
  link_confirmed_at, link_dismissed, shown_changes
) on companies to candour_app;
grant update (said, did, day, themes, visible) on company_changes to candour_app;
grant select (company_id, review_id, mail_id, receipt_hash) on conversation_links to candour_app;
grant update (token_hash, receipt_hash) on conversation_links to candour_app;
grant update (address, address_hash, unanswered) on conversations to candour_app;
grant update (counts) on erasure_certificates to candour_app;
grant update (name, google_review_url, time_zone, archived) on locations to candour_app;
grant insert (id, user_id, kind, company_id, order_id, recipient, next_attempt_at, detail) on mails to candour_app;
grant update (data, state, failures, once, next_attempt_at) on deliveries to candour_app;
grant update (mail_id, address) on messages to candour_app;
grant update (
  threshold, alerts_when, alerts_before, location_ids, digest, digest_before, digest_paused, quiet_from, quiet_to,
  quiet_time_zone
) on notification_settings to candour_app;
grant update (name, kind, location_id, archived) on placements to candour_app;
grant select, insert on walk_confirmations, walks to candour_app;
grant update (ended_at, total) on walks to candour_app;
grant insert, update (silence, notice, rests_until) on watched_codes to candour_app;
grant update (processed, state, state_since) on print_orders to candour_app;
grant insert (company_id, handle_hash, sealed_token) on receipt_handles to candour_app;
grant update (reply_to) on reply_settings to candour_app;
grant update (name, text, updated_at) on reply_templates to candour_app;
grant select, insert, update on sign_in_settings to candour_app;
grant select (company_id, review_id, created_at) on review_receipts to candour_app;
grant update (
  url, host, events, words_by, description, secret, former_secret, former_secret_until, active, disabled_reason
) on webhooks to candour_app;
grant execute on function
  add_notices, assignee_of, begin_call, count_visits, deleted_company_ids, edit_review, end_call, end_receipt,
  erase_records, erase_reviews, export_records, find_code, find_person, find_receipt, find_reviews, find_unsubscribe,
  first_steps, forget_call, insert_review, insert_reviews, mentioned_members, names_of_members, open_cases,
  open_review, open_walk, operator_addresses, own_billing, people_of_case, people_of_records, people_of_walks, phone_end, push_test,
  read_messages, record_audit, remember_erasures, revise_review, sends_words, set_sentiment, shown_generation,
  tell_channels, told_of_reply, untouched_reviews
to candour_app;
grant execute on function open_review, push_test to candour_app;

-- candour_accounts
grant select (
  id, company_id, name, hint, scopes, created_by, role, created_at, expires_at, ends_at, last_used_on
) on api_keys to candour_accounts;
grant insert (id, company_id, name, secret_hash, hint, scopes, created_by, expires_at), delete on api_keys
to candour_accounts;
grant update (created_by, ends_at) on api_keys to candour_accounts;
grant select on account_activity, memberships, users to candour_accounts;
grant select, delete on mails, passkeys, pending_sign_ins, sessions to candour_accounts;
grant select, insert, delete on password_links, recovery_codes, totp_secrets to candour_accounts;
grant insert (id, user_id, kind, company_id, next_attempt_at, detail) on mails to candour_accounts;
grant update (state, error, sent_at) on mails to candour_accounts;
grant insert (user_id, credential_id, public_key, counter, transports, name) on passkeys to candour_accounts;
grant update (counter, last_used_at) on passkeys to candour_accounts;
grant update (mail_id, token_hash, expires_at) on password_links to candour_accounts;
grant insert (id_hash, user_id, epoch) on pending_sign_ins to candour_accounts;
grant insert (id_hash, user_id, device, factor, identity_id, provider_sid) on sessions to candour_accounts;
grant update (last_seen_at, stepped_up_at) on sessions to candour_accounts;
grant select (id, company_id, email, role, created_at, expires_at, language) on team_invitations to candour_accounts;
grant update (secret, unconfirmed_secret, used_steps) on totp_secrets to candour_accounts;
grant update (password_hash, epoch, two_factor, name, language, browser_language, time_zone) on users to candour_accounts;
grant execute on function
  accept_invitation, activate_invitation, add_push_device, change_invitation, change_member, connect_provider,
  decline_invitation, decline_invitation_link, deleted_company_ids, disconnect_provider, end_provider_sessions,
  end_session, enter_by_provider, find_account, find_allowed_views, find_invitation, find_passkey,
  find_password_link, find_pending_user, find_signed_in, invitations_of_account, invite_member, is_in_use,
  keep_challenge, keep_session_position, live_api_keys, lock_invited, make_invited_account, open_view, own_providers,
  providers_of, read_api_key, record_audit, renew_invitation, requires_provider, session_position, spend_token,
  take_challenge, take_sign_in_try
to candour_accounts;
grant select (id, user_id, name, created_at, last_used_at), delete on push_devices to candour_accounts;

-- candour_platform
grant select (
  id, company_id, name, hint, scopes, created_by, role, created_at, expires_at, ends_at, last_used_on
) on api_keys to candour_platform;
grant insert (id, name, secret_hash, hint, scopes, created_by, expires_at), delete on api_keys to candour_platform;
grant update (created_by, ends_at) on api_keys to candour_platform;
grant delete on
  conversation_links, idempotent_answers, receipt_handles, review_receipts, team_invitations
to candour_platform;
grant select on
  account_activity, assignees, audit_entries, case_counts, case_notes, cases, channels, company_slugs,
  conversations, digest_schedules, erasure_certificates, erasure_keys, erasures, funnel_days, funnel_months, location_days,
  messages, notification_settings, placement_codes, placements, print_order_feed, print_orders, recounts,
  reply_opt_outs, reply_settings, reply_templates, review_days, review_language_counts, review_versions
to candour_platform;
grant select, delete on
  funnel_writers, mails, passkey_challenges, passkeys, pending_sign_ins, recovery_codes, review_edits, review_events,
  sessions, totp_secrets
to candour_platform;
grant select, insert on images, locations, reviews, unsubscribe_tokens to candour_platform;
grant select, insert, delete on
  alerts, company_imports, company_views, deliveries, digest_mails, digests, paced_invitations, password_links, review_themes
to candour_platform;
grant select, insert, update on
  companies, company_activity_drawn, company_import_rows, event_consumers, invitation_pace, retention_runs,
  retention_turn, review_languages
to candour_platform;
grant select, insert, update, delete on memberships, users, webhooks to candour_platform;
grant select, update on company_activity to candour_platform;
grant select, delete on scan_hours to candour_platform;
grant select, insert, update on watches to candour_platform;
grant select, insert, update, delete on watched_codes to candour_platform;
grant select, insert, delete on watched_locations to candour_platform;
grant select, update, delete on review_language_fill, review_theme_fill to candour_platform;
grant update (review_ids, total) on alerts to candour_platform;
grant update (sealed, active, last_error) on channels to candour_platform;
grant update (ended_at) on company_imports to candour_platform;
grant update (ended_at) on company_views to candour_platform;
grant select (company_id, review_id) on conversation_links to candour_platform;
grant update (data, state, attempts, failures, once, leased, next_attempt_at) on deliveries to candour_platform;
grant update (due_at, try_at) on digest_schedules to candour_platform;
grant insert (
  id, user_id, kind, company_id, order_id, recipient, next_attempt_at, detail, bulk
) on mails to candour_platform;
grant update (state, error, sent_at, attempts, next_attempt_at, detail) on mails to candour_platform;
grant select on kysely_migration, schema_files to candour_platform;
grant insert (company_id, user_id, digest_paused) on notification_settings to candour_platform;
grant update (digest_paused) on notification_settings to candour_platform;
grant update (mail_id, token_hash, expires_at) on password_links to candour_platform;
grant select, insert, update (note, carrier, tracking) on print_order_changes to candour_platform;
grant update (processed, state, state_since, carrier, tracking, printer_id) on print_orders to candour_platform;
grant select (until) on idempotent_answers to candour_platform;
grant select (expires_at) on receipt_handles to candour_platform;
grant select (company_id, review_id, created_at) on review_receipts to candour_platform;
grant update (sentiment, sentiment_model) on reviews to candour_platform;
grant select (company_id, email, expires_at) on team_invitations to candour_platform;
grant update (secret, unconfirmed_secret) on totp_secrets to candour_platform;
grant execute on function
  activity_of, advance_recount, alert_due, count_reviews, delete_company, deleted_companies, deleted_company_ids,
  due_purges, erase_reviews, furnish_demo, is_in_use, new_delivery_id, next_digest, phone_end, prune_audit, purge_company,
  queue_review_webhooks, quiet_end, record_audit, release_alerts, remember_erasures, remove_former_photos,
  restore_company, sends_words, sweep_images, take_deliveries, tell_demo, without_answers
to candour_platform;
grant select, delete, update (subscription, last_used_at) on push_devices to candour_platform;
grant select, insert, update on push_key to candour_platform;
grant select, insert, update on evidence_key to candour_platform;
grant select, update (due_at, release) on snapshot_turns to candour_platform;
grant select, insert on shown_pages, snapshots to candour_platform;
grant select, insert on identities to candour_platform;
grant select, update (client_secret) on sign_in_settings to candour_platform;
grant select, delete on spent_tokens to candour_platform;
grant select, insert, update (value), delete on settings to candour_platform;
grant select, insert, delete on storage_days to candour_platform;
