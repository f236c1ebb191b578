-- Keys of somebody's devices that show at signing in that the device is there (WebAuthn).
create table passkey (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  -- What the person calls it.
  name text not null check (name <> ''),
  -- As browsers write it (base64url). No two accounts share one.
  credential_id text not null unique,
  -- COSE (RFC 9052): of no use to who reads it.
  public_key bytea not null,
  -- How often it has signed, as the device says; devices that do not count say 0.
  sign_count bigint not null,
  -- How browsers reach it: internal, hybrid, usb, …
  transports text[] not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_user on passkey (user_id);
grant select, insert, update, delete on passkey to bahi_app, bahi_outlet;
grant usage on all sequences in schema public to bahi_app, bahi_outlet;

create or replace function has_second_factor(person_id bigint) returns boolean language sql stable as
  'select exists (select from authenticator where user_id = person_id and confirmed_at is not null)
     or exists (select from passkey where user_id = person_id)';
