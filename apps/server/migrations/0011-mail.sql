-- The e-mail accounts of the platform; codes that go to an e-mail address, too; and who asks for codes from where.

create table email_setup (
  id bigint generated always as identity primary key,
  email text not null check (email <> ''),
  host text not null check (host <> ''),
  port int not null check (port between 1 and 65535),
  protocol text not null check (protocol in ('SSL', 'STARTTLS', 'NONE')),
  -- The password, encrypted; null where the host asks for none.
  secrets bytea,
  is_active boolean not null default true,
  version int not null default 1
);
create unique index email_setup_email_key on email_setup (lower(email));
-- Mail goes by one account.
create unique index email_setup_one_active on email_setup (is_active) where is_active;
grant select, insert, update on email_setup to bahi_app;
grant usage on all sequences in schema public to bahi_app;
create trigger audit after insert or update or delete on email_setup for each row
  execute function write_audit_event('email_setup', 'no_business', 'secrets');

-- The account that a code is for, where it was asked for by a name: some have an e-mail address and no mobile.
alter table otp add column account_id bigint;
-- The network that it was asked for from; null for this machine itself.
alter table otp add column asked_from text;
create index otp_by_account on otp (account_id, created_at desc);
create index otp_by_origin on otp (asked_from, created_at desc);

alter table otp_ticket add column account_id bigint;
alter table otp_ticket alter column mobile_number drop not null;
alter table otp_ticket add constraint otp_ticket_of_somebody check (mobile_number is not null or account_id is not null);
