-- When customers are reminded by themselves, and whether their statements go to them: one row of a business.
create table reminder_rule (
  business_id bigint not null,
  id bigint generated always as identity,
  is_active boolean not null default false,
  days_before int[] not null,
  days_after int[] not null,
  -- By which way first; the other one where there is no address for it.
  ways text not null check (ways in ('SMS_EMAIL', 'EMAIL_SMS', 'SMS', 'EMAIL')),
  language text not null check (language in ('ne', 'en')),
  -- Not before this hour of the day in Kathmandu; at night nothing goes.
  hour int not null check (hour between 0 and 19),
  sends_statements boolean not null default false,
  -- The last day on which all was reminded that was to be; of what is switched on the day before.
  looked_on date not null,
  -- The last month of Bikram Sambat, `2083-07`, whose statements all went or are not to go.
  statements_to text not null,
  -- In whose name it reminds: who wrote this last.
  written_by bigint not null,
  written_by_name text not null,
  version int not null default 1,
  constraint reminder_rule_id_key primary key (business_id, id),
  constraint reminder_rule_key unique (business_id)
);
call own_by_business('reminder_rule');

-- Who was reminded of what, when and by which way: written once.
create table reminder (
  business_id bigint not null,
  id bigint generated always as identity,
  -- Null: of what is owed to the whole business.
  outlet_id bigint,
  customer_id bigint not null,
  -- The bill; null: of all that is owed.
  document_id bigint,
  kind text not null check (kind in ('HAND', 'RULE', 'STATEMENT')),
  -- By rule: so many days after the day on which the bill is due, or before it.
  offset_days int,
  -- Of a statement: its month of Bikram Sambat.
  period text,
  way text not null check (way in ('EMAIL', 'SMS', 'WHATSAPP')),
  recipient text not null,
  -- What was due then; a statement says that itself.
  due_paisa bigint,
  -- What was handed to WhatsApp; of a message it stands there.
  said text,
  reminded_by bigint,
  reminded_by_name text,
  reminded_at timestamptz not null default now(),
  constraint reminder_id_key primary key (business_id, id),
  constraint reminder_offset_key unique (business_id, document_id, offset_days),
  constraint reminder_period_key unique (business_id, customer_id, period),
  constraint reminder_by_rule check ((kind = 'RULE') = (offset_days is not null) and (kind <> 'RULE' or document_id is not null)),
  constraint reminder_of_period check ((kind = 'STATEMENT') = (period is not null)),
  constraint reminder_by_hand check ((kind = 'HAND') = (reminded_by is not null) and (reminded_by is null) = (reminded_by_name is null)),
  constraint reminder_of_due check ((kind = 'STATEMENT') = (due_paisa is null)),
  constraint reminder_said check ((way = 'WHATSAPP') = (said is not null)),
  constraint reminder_customer foreign key (business_id, customer_id) references customer,
  constraint reminder_document foreign key (business_id, document_id) references document
);
create index reminder_by_time on reminder (business_id, reminded_at desc, id desc);
create index reminder_by_hand on reminder (business_id, reminded_at desc) where kind = 'HAND';
create index reminder_by_customer on reminder (business_id, customer_id, id desc);
create index reminder_by_document on reminder (business_id, document_id, id desc) where document_id is not null;
call append_only_by_business('reminder');
call scope_by_outlet('reminder');
alter table paper_message add constraint paper_message_reminder foreign key (business_id, reminder_id) references reminder;

-- When somebody reminded a customer by hand for the last time, of whichever outlet; none where that surely reached nobody.
create table reminder_turn (
  business_id bigint not null,
  customer_id bigint not null,
  reminder_id bigint,
  reminded_at timestamptz not null,
  constraint reminder_turn_key primary key (business_id, customer_id),
  constraint reminder_turn_customer foreign key (business_id, customer_id) references customer,
  constraint reminder_turn_reminder foreign key (business_id, reminder_id) references reminder
);
call own_by_business('reminder_turn', false);

-- Whose customers may have to be reminded now: the server that asks then goes behind the walls of each. Nothing goes out
-- for a business that is not active.
create function businesses_with_due_reminders(today date, hour_of_day int, month text) returns setof bigint language plpgsql stable
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return query
    select rule.business_id from reminder_rule rule
    join business on business.id = rule.business_id and business.status <> 'INACTIVE'
    where rule.hour <= hour_of_day and ((rule.is_active and rule.looked_on < today)
      or (rule.sends_statements and rule.statements_to < month))
    order by rule.business_id;
end $$;
call read_across_businesses('businesses_with_due_reminders(date, int, text)', 'reminder_rule');
