-- All policies of row-level security. Those that are no longer listed are dropped. A transaction's scope is set in
-- app.company_id or app.user_id; without it, nothing of a company or an account is visible.

do $$
declare
  one record;
  name text;
begin
  for one in select policyname, tablename from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on %I', one.policyname, one.tablename);
  end loop;

  -- Rows of deleted companies are hidden from everybody until they are purged or the company is restored.
  for name in
    select t.name from company_tables() t join pg_class c on c.oid = t.name::regclass where c.relrowsecurity
  loop
    execute format(
      'create policy not_deleted on %I as restrictive for select using (
        coalesce(company_id <> all ((select deleted_company_ids())::uuid[]), true)
      )', name
    );
  end loop;

  -- What belongs to a company, in its scope. Commands and columns are limited by rights (grants.sql).
  foreach name in array array[
    'assignees', 'audit_entries', 'case_counts', 'case_notes', 'cases', 'channels', 'company_changes', 'conversation_links',
    'conversations', 'deliveries', 'erasure_certificates', 'funnel_days', 'funnel_months', 'locations', 'messages',
    'notification_settings',
    'placements', 'print_order_changes', 'print_orders', 'receipt_handles', 'reply_opt_outs', 'reply_settings', 'reply_templates',
    'review_receipts', 'review_versions', 'scan_hours', 'sign_in_settings', 'walk_confirmations', 'walks',
    'watched_codes', 'watched_locations', 'watches', 'webhooks'
  ] loop
    execute format('create policy own_company on %I to candour_app using (company_id = company_in_scope())', name);
  end loop;
  foreach name in array array[
    'retention_runs', 'review_language_counts', 'review_languages', 'review_themes', 'reviews', 'shown_pages',
    'snapshots'
  ] loop
    execute format(
      'create policy own_company on %I for select to candour_app using (company_id = company_in_scope())', name
    );
  end loop;

  -- What belongs to an account, in its scope.
  foreach name in array array[
    'memberships', 'passkeys', 'pending_sign_ins', 'push_devices', 'recovery_codes', 'sessions', 'totp_secrets'
  ] loop
    execute format('create policy own_account on %I to candour_accounts using (user_id = account_in_scope())', name);
  end loop;

  -- Work across companies: operators, and what runs in the background.
  foreach name in array array[
    'account_activity', 'alerts', 'api_keys', 'assignees', 'audit_entries', 'case_counts', 'case_notes', 'cases',
    'channels', 'companies', 'company_views', 'conversation_links', 'conversations', 'deliveries', 'digest_mails',
    'digest_schedules', 'digests', 'funnel_days', 'funnel_months', 'location_days', 'locations', 'mails',
    'memberships', 'messages',
    'notification_settings', 'passkey_challenges', 'passkeys', 'password_links', 'pending_sign_ins', 'placements',
    'print_order_changes', 'print_order_feed', 'print_orders', 'push_devices', 'push_key', 'receipt_handles', 'recounts', 'recovery_codes', 'reply_opt_outs',
    'reply_settings', 'reply_templates', 'retention_runs', 'retention_turn', 'review_days', 'review_edits',
    'review_language_counts', 'review_language_fill', 'review_languages', 'review_receipts', 'review_theme_fill',
    'review_themes', 'review_versions', 'reviews', 'sessions', 'settings', 'team_invitations', 'totp_secrets',
    'identities', 'scan_hours', 'sign_in_settings', 'spent_tokens', 'storage_days', 'unsubscribe_tokens', 'users', 'watched_codes',
    'watched_locations', 'watches', 'webhooks', 'evidence_key', 'shown_pages', 'snapshot_turns', 'snapshots'
  ] loop
    execute format('create policy platform on %I to candour_platform using (true)', name);
  end loop;
  foreach name in array array['erasure_certificates', 'erasure_keys', 'erasures'] loop
    execute format('create policy platform on %I for select to candour_platform using (true)', name);
  end loop;
end
$$;

create policy not_deleted on companies as restrictive for select
  using (coalesce(id <> all ((select deleted_company_ids())::uuid[]), true));
-- Pages show what is public of every company.
create policy everyone_reads on companies for select to candour_app using (true);
create policy own_company on companies for update to candour_app using (id = company_in_scope());

create policy anyone_adds on reviews for insert to candour_app with check (true);

create policy own_company on review_days for select to candour_app
  using (company_id = company_in_scope() and generation = (select shown_generation()));
create policy own_company on location_days for select to candour_app
  using (company_id = company_in_scope() and generation = (select shown_generation()));

create policy own_account on users to candour_accounts using (id = account_in_scope());
create policy own_company on users for select to candour_accounts using (exists (
  select from memberships m where m.user_id = users.id and m.company_id = company_in_scope()
));
create policy own_company on account_activity for select to candour_accounts using (exists (
  select from memberships m where m.user_id = account_activity.user_id and m.company_id = company_in_scope()
));
create policy own_company on api_keys to candour_accounts using (company_id = company_in_scope());
create policy own_company on memberships for select to candour_accounts using (company_id = company_in_scope());
create policy own_company on team_invitations for select to candour_accounts using (company_id = company_in_scope());
-- A link is found by its hash, before anyone knows whose it is.
create policy accounts on password_links to candour_accounts using (true);

create policy accounts on mails to candour_accounts using (company_id is null);
create policy own_company on mails for insert to candour_app with check (company_id = company_in_scope());
create policy own_company_of_account on mails for insert to candour_accounts
  with check (company_id = company_in_scope());
