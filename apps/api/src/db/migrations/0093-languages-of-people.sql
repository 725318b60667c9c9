alter table users
  add column language text constraint users_language_check check (language ~ '^[a-z]{2}(-[A-Za-z]{2,4})?$'),
  add column browser_language text
    constraint users_browser_language_check check (browser_language ~ '^[a-z]{2}(-[A-Za-z]{2,4})?$'),
  add column time_zone text constraint users_time_zone_check check (length(time_zone) between 1 and 64);
comment on column users.language is 'Chosen by the user (BCP 47); null for their browser''s';
comment on column users.browser_language is 'What their browser asked for when they last signed in, for mails; null before';
comment on column users.time_zone is 'Chosen by the user (IANA name); null for their device''s';
