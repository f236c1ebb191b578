-- What somebody else changed in a person's account, and what its sign-in was joined with another by: it stands beside that person's sign-ins, whether a message reached
-- them or not.
create table account_notice (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  kind text not null check (kind in ('PASSWORD', 'MOBILE', 'EMAIL', 'RECORD',
    'OFF', 'ON', 'SIGN_OUT', 'RIGHTS', 'OUTLETS', 'SECOND_FACTOR', 'JOINED')),
  by_name text not null,
  at timestamptz not null
);
create index account_notice_by_user on account_notice (user_id, at);
grant select, insert on account_notice to bahi_app, bahi_outlet;
grant usage on all sequences in schema public to bahi_app, bahi_outlet;
