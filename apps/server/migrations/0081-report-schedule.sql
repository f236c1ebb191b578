-- When a saved report goes by e-mail to whom, and as what.
create table report_schedule (
  business_id bigint not null,
  id bigint generated always as identity,
  -- Whose rows are sent: those of the outlet in which it was set up; null: of the whole business.
  outlet_id bigint,
  -- Null of a report that was deleted.
  saved_report_id bigint,
  -- What the report is called, and which one it is; of a deleted one as it was.
  name text not null,
  name_np text,
  report text not null,
  -- Who keeps the report: what is sent is what they may see.
  kept_by bigint not null,
  kept_by_name text not null,
  frequency text not null check (frequency in ('DAILY', 'WEEKLY', 'MONTHLY')),
  weekday text check (weekday in ('SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY')),
  -- Of a month of Bikram Sambat that is shorter its last day.
  month_day int check (month_day between 1 and 32),
  -- Not before this hour of the day in Kathmandu.
  hour int not null check (hour between 0 and 23),
  file_type text not null check (file_type in ('PDF', 'EXCEL')),
  language text not null check (language in ('ne', 'en')),
  recipients text[] not null check (cardinality(recipients) between 1 and 10),
  only_with_rows boolean not null,
  is_active boolean not null default true,
  -- The next of its days; null while nothing is sent.
  next_on date,
  -- Why it stopped by itself; null where a person paused it.
  stop_reason text check (stop_reason in ('KEEPER_INACTIVE', 'NO_RIGHT', 'NO_OUTLET', 'FORGOTTEN', 'FILTER_WRONG')),
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint report_schedule_id_key primary key (business_id, id),
  constraint report_schedule_weekday check (frequency <> 'WEEKLY' or weekday is not null),
  constraint report_schedule_month_day check (frequency <> 'MONTHLY' or month_day is not null),
  constraint report_schedule_next check (is_active or next_on is null),
  constraint report_schedule_stopped check (not is_active or stop_reason is null),
  constraint report_schedule_forgotten check ((saved_report_id is null) = (coalesce(stop_reason, '') = 'FORGOTTEN')),
  constraint report_schedule_saved_report foreign key (business_id, saved_report_id) references saved_report,
  constraint report_schedule_outlet foreign key (business_id, outlet_id) references outlet
);
-- One in each outlet in which its keeper works.
create unique index report_schedule_report_key on report_schedule (business_id, saved_report_id, coalesce(outlet_id, 0));
-- When it goes next is written at each sending, and is nobody's doing: what people changed is not to drown in it.
call own_by_business('report_schedule', false);
call audit_changes('report_schedule', 'business_id', 'next_on');
call scope_by_outlet('report_schedule');
create index report_schedule_due_of_all on report_schedule (next_on) where next_on is not null;

-- Which report went to whom: written once, together with its message.
create table report_delivery (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint,
  schedule_id bigint not null,
  kind text not null check (kind in ('SCHEDULE', 'HAND')),
  -- The day of the schedule, or of whoever sent it: the period of the report is reckoned from it.
  due_on date not null,
  recipient text not null,
  sent_by bigint,
  sent_by_name text,
  written_at timestamptz not null default now(),
  constraint report_delivery_id_key primary key (business_id, id),
  constraint report_delivery_by_hand check ((kind = 'HAND') = (sent_by is not null) and (sent_by is null) = (sent_by_name is null)),
  constraint report_delivery_schedule foreign key (business_id, schedule_id) references report_schedule
);
-- To nobody twice of one day, however many servers look.
create unique index report_delivery_day_key on report_delivery (business_id, schedule_id, due_on, recipient) where kind = 'SCHEDULE';
create index report_delivery_by_schedule on report_delivery (business_id, schedule_id, id desc);
call append_only_by_business('report_delivery');
call scope_by_outlet('report_delivery');
alter table paper_message add constraint paper_message_report_delivery foreign key (business_id, report_delivery_id) references report_delivery;

-- Whose reports are to go now: the server that asks then goes behind the walls of each. Nothing goes out for a business that
-- is not active.
create function businesses_with_due_reports(today date, hour_of_day int) returns setof bigint language plpgsql stable
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return query
    select distinct schedule.business_id from report_schedule schedule
    join business on business.id = schedule.business_id and business.status <> 'INACTIVE'
    where schedule.next_on < today or (schedule.next_on = today and schedule.hour <= hour_of_day)
    order by schedule.business_id;
end $$;
call read_across_businesses('businesses_with_due_reports(date, int)', 'report_schedule');
