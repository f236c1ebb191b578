-- The app that makes the codes of somebody's second step (RFC 6238).
create table authenticator (
  user_id bigint primary key,
  -- Encrypted, bound to the person.
  secret bytea not null,
  -- Null until a code has shown that the app has the secret; until then nothing asks for it.
  confirmed_at timestamptz,
  -- The half minute since 1970 of the last code that was taken: none is taken twice.
  last_step bigint not null default 0
);
-- Each opens the second step once, in the place of a code.
create table recovery_code (
  user_id bigint not null,
  code_hmac bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hmac)
);
grant select, insert, update, delete on authenticator, recovery_code to bahi_app, bahi_outlet;

create function has_second_factor(person_id bigint) returns boolean language sql stable as
  'select exists (select from authenticator where user_id = person_id and confirmed_at is not null)';
