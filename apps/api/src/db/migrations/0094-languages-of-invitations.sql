alter table team_invitations
  add column language text
    constraint team_invitations_language_check check (language ~ '^[a-z]{2}(-[A-Za-z]{2,4})?$');
comment on column team_invitations.language is
  'Of the mail and of an account that it makes; null if the previous release made it';

-- Their results or arguments have changed.
drop function if exists activate_invitation(uuid, bytea);
drop function if exists find_invitation(bytea);
drop function if exists valid_invitations();
drop function if exists invite_member(uuid, text, text, uuid, integer);
drop function if exists renew_invitation(uuid, uuid);
drop function if exists lock_invited(uuid);
