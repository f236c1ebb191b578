-- What the platform keeps of its settings, a row for each form of the settings screens, and who replaced which year of
-- the calendar.

create table setting_group (
  name text constraint setting_group_key primary key check (name <> ''),
  plain jsonb not null default '{}',
  -- Passwords and tokens of the group, encrypted together; null when there are none.
  secrets bytea,
  version int not null default 0,
  changed_by bigint constraint setting_group_changed_by references app_user,
  changed_at timestamptz not null default now()
);
grant select, insert, update, delete on setting_group to bahi_app;
create trigger audit after insert or update or delete on setting_group for each row
  execute function write_audit_event('setting_group', 'no_business', 'secrets');

alter table calendar_year add column version int not null default 1;
alter table calendar_year add column changed_by bigint;
alter table calendar_year add column changed_at timestamptz not null default now();
alter table calendar_year add constraint calendar_year_changed_by foreign key (changed_by) references app_user;
create trigger audit after insert or update or delete on calendar_year for each row
  execute function write_audit_event('calendar_year', 'no_business');

-- The first day of a period on which anything is posted, whoever's books it is in; null when nothing is. Businesses are
-- asked one after another, because nobody sees the rows of several at once; afterwards the transaction is its own
-- business's again.
create function first_posting_between(first_day date, last_day date) returns date language plpgsql as $$
declare
  own text := current_setting('app.business_id');
  asked bigint;
  found_day date;
  earliest date;
begin
  for asked in select id from business order by id loop
    execute format('set local app.business_id = %L', asked::text);
    select min(posting_date) into found_day from journal_entry
      where business_id = asked and posting_date between first_day and last_day;
    earliest := least(earliest, found_day);
  end loop;
  execute format('set local app.business_id = %L', own);
  return earliest;
end $$;
