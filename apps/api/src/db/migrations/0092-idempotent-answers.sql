create table idempotent_answers (
  key bytea not null primary key,
  request bytea not null,
  status smallint,
  answer bytea,
  until timestamptz(3) not null
);
comment on table idempotent_answers is 'What was answered to calls with an Idempotency-Key';
comment on column idempotent_answers.key is 'Hash of who calls and their key';
comment on column idempotent_answers.request is 'Hash of the call';
comment on column idempotent_answers.status is 'Null while the call is being answered';
comment on column idempotent_answers.answer is 'Encrypted with the caller''s key, which is not stored';
comment on column idempotent_answers.until is 'Until when it is kept, or by when the call has been answered';
create index idempotent_answers_ended on idempotent_answers (until);
