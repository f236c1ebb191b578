-- What somebody should know of: written once a day of what stands, and at the event itself of what went wrong or waits.
create table notice (
  business_id bigint not null,
  id bigint generated always as identity,
  -- Whose it is; null: of the whole business.
  outlet_id bigint,
  kind text not null check (kind in ('DUE_TODAY', 'OVERDUE', 'CHEQUE_DUE', 'PROMISE_TODAY', 'PROMISE_BROKEN', 'VAT_DUE', 'VAT_UNPAID', 'TDS_DUE', 'LOW_STOCK', 'APPROVAL', 'MESSAGE_FAILED', 'SCHEDULE_STOPPED',
    'REPORT_FAILED', 'IMPORT_FAILED', 'CBMS_STOPPED', 'CBMS_FAILED', 'RIGHTS_ENDING', 'OWN_RIGHTS_ENDING', 'YEAR_ENDING', 'QUESTION', 'ANSWER',
    'COUNTER_REFUSED', 'COUNTER_FROZEN')),
  -- Which kind of document or message it is about; empty where its own kind says that.
  subject text not null default '',
  -- The one record that it is about; 0 of what is about several.
  record_id bigint not null default 0,
  -- The right to what is behind it: who lacks it never meets it. Null of what is about one person.
  needs text,
  -- Whom it is about alone, and who made it and need not be told.
  for_user bigint,
  made_by bigint,
  -- Who began what another made so: may not answer it either.
  begun_by bigint,
  name text,
  name_np text,
  count int check (count >= 0),
  amount_paisa bigint,
  told_on date not null,
  written_at timestamptz not null,
  constraint notice_id_key primary key (business_id, id),
  constraint notice_of_somebody check ((needs is null) = (for_user is not null)),
  constraint notice_outlet foreign key (business_id, outlet_id) references outlet
);
-- Once a day, however many servers look and however often the same fails.
create unique index notice_day_key on notice
  (business_id, told_on, kind, subject, record_id, coalesce(outlet_id, 0), coalesce(for_user, 0));
-- Not audited: it tells what the books and the outbox say, and is gone after 90 days.
-- As the bell and its list read them.
create index notice_by_time on notice (business_id, written_at desc, id desc);
call own_by_business('notice', false);
-- What is about one person follows them into the outlet in which they work.
create policy outlet_only on notice as restrictive to bahi_outlet
  using (outlet_id = nullif(current_setting('app.outlet_id', true), '')::bigint or (outlet_id is null and for_user is not null));

-- Who has read which.
create table notice_read (
  business_id bigint not null,
  user_id bigint not null,
  notice_id bigint not null,
  constraint notice_read_key primary key (business_id, user_id, notice_id),
  constraint notice_read_notice foreign key (business_id, notice_id) references notice on delete cascade
);
create index notice_read_by_notice on notice_read (business_id, notice_id);
call own_by_business('notice_read', false);

-- What comes to somebody by which way; who has chosen nothing has all at the bell and nothing by another way.
create table notice_choice (
  business_id bigint not null,
  user_id bigint not null,
  without_bell text[] not null,
  by_email text[] not null,
  by_sms text[] not null,
  language text not null check (language in ('ne', 'en')),
  version int not null default 1,
  constraint notice_choice_key primary key (business_id, user_id),
  constraint notice_choice_known check (without_bell || by_email || by_sms
    <@ array['DUE', 'STOCK', 'APPROVAL', 'FAILURE', 'ENDING', 'QUESTION'])
);
call own_by_business('notice_choice', false);

-- What went to whom by e-mail or SMS: what stands on a day, or one event. Written once, together with its message.
create table notice_delivery (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint,
  user_id bigint not null,
  way text not null check (way in ('EMAIL', 'SMS')),
  recipient text not null,
  -- The event; it may be gone by now.
  notice_id bigint,
  -- The day of which all is told together.
  told_on date,
  written_at timestamptz not null,
  constraint notice_delivery_id_key primary key (business_id, id),
  constraint notice_delivery_of_one check (num_nonnulls(notice_id, told_on) = 1),
  constraint notice_delivery_event_key unique (business_id, user_id, way, notice_id),
  constraint notice_delivery_day_key unique (business_id, user_id, way, told_on)
);
-- Gone with the notices after 90 days.
call own_by_business('notice_delivery', false);
call scope_by_outlet('notice_delivery');
alter table paper_message add constraint paper_message_notice_delivery
  foreign key (business_id, notice_delivery_id) references notice_delivery;

-- The last day of which a business was told what stands. A business has its row once its profile is there.
create table notice_look (
  business_id bigint not null,
  -- Of one that is not active: never again, until it is.
  looked_on date not null,
  constraint notice_look_key primary key (business_id)
);
call own_by_business('notice_look', false);
create index notice_look_of_all on notice_look (looked_on);

-- Of which businesses the day was not looked at yet: the server that asks then goes behind the walls of each. Nobody is told
-- anything of a business that is not active.
create function businesses_with_due_notices(today date) returns setof bigint language plpgsql stable
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return query
    select look.business_id from notice_look look
    join business on business.id = look.business_id and business.status <> 'INACTIVE'
    where look.looked_on < today order by look.business_id;
end $$;
call read_across_businesses('businesses_with_due_notices(date)', 'notice_look');
