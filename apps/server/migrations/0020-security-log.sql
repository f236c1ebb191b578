-- What happens at the doors, apart from the books and their audit chain. Business 0 stands for what belongs to none.
create table security_event (
  business_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null,
  event text not null check (event in ('firstStepDone', 'signedIn', 'passwordWrong', 'codeWrong', 'factorWrong', 'signInRefused',
    'tooManyTries', 'tokenReused', 'signedOut', 'sessionsEnded', 'forbidden', 'passwordChanged', 'factorAdded',
    'factorRemoved', 'accountChanged', 'rightsChanged', 'settingsChanged', 'exported', 'joined', 'joinEnded',
    'switchedIn', 'switchedAway', 'sampleBegun', 'sampleEntered', 'sampleRemoved')),
  -- Without references: it is written behind the call, and stays whoever is gone.
  user_id bigint,
  subject_id bigint,
  address text,
  browser text check (browser in ('CHROME', 'FIREFOX', 'SAFARI', 'EDGE', 'OPERA', 'SAMSUNG', 'APP', 'OTHER')),
  device text check (device in ('WINDOWS', 'MAC', 'LINUX', 'CHROMEBOOK', 'ANDROID', 'IPHONE', 'IPAD', 'OTHER')),
  call text,
  detail text[] not null,
  -- Equal events of one minute: the first has a row, all others of that minute together another one.
  times int not null check (times > 0),
  constraint security_event_key primary key (business_id, id)
);
call isolate_by_business('security_event');
create index security_event_by_time on security_event (business_id, at, id);
create index security_event_by_kind on security_event (business_id, event, at, id);
create index security_event_by_user on security_event (business_id, user_id, at, id);
create index security_event_by_subject on security_event (business_id, subject_id, at, id);
-- For the platform, which sees what happened at the doors of all.
create index security_event_of_all on security_event (at, id);
create policy platform_reads on security_event for select
  using (nullif(current_setting('app.business_id', true), '')::bigint = 0);

-- Written once, and kept for two years; what is older may go.
grant select, insert, delete on security_event to bahi_app, bahi_outlet;
create trigger append_only before update on security_event
  for each row execute function refuse_change('security_event');
create trigger kept before delete on security_event for each row
  when (old.at > now() - interval '2 years') execute function refuse_change('security_event');
