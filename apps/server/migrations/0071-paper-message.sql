-- Papers, reminders, reports and notices that are sent by e-mail or SMS: written in the transaction that shares, reminds or finds the
-- report due, and delivered by whichever server comes first.
create table paper_message (
  business_id bigint not null,
  id bigint generated always as identity,
  -- Null: what it says is of the whole business.
  outlet_id bigint,
  -- What was shared with whom, who was reminded of what, which report goes to whom, or who is told what, and by which way,
  -- stands there.
  sharing_id bigint,
  reminder_id bigint,
  report_delivery_id bigint,
  notice_delivery_id bigint,
  language text not null check (language in ('ne', 'en')),
  note text,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'CANCELLED')),
  tries int not null default 0 check (tries >= 0),
  -- When it is tried, and of one that is being sent: when its server is given up. Null once nothing is to be done.
  due_at timestamptz,
  -- Why the last try brought nothing.
  failure text check (failure in ('NO_SERVICE', 'NO_RECIPIENT', 'REFUSED', 'UNREACHABLE',
    'UNKNOWN', 'WITHDRAWN', 'NO_ADDRESS', 'SETTLED', 'UNWANTED', 'STOPPED', 'NO_RIGHT', 'NO_ROWS', 'SAMPLE_BUSINESS',
    'TOO_LARGE', 'OTHER')),
  -- By which a message is known again where it arrives twice: the same in each try.
  message_key uuid not null default gen_random_uuid(),
  -- What a reminder said, in its own words, when it was sent; what was in a report.
  said text,
  written_at timestamptz not null default now(),
  settled_at timestamptz,
  version int not null default 1,
  constraint paper_message_id_key primary key (business_id, id),
  constraint paper_message_sharing_key unique (business_id, sharing_id),
  constraint paper_message_reminder_key unique (business_id, reminder_id),
  constraint paper_message_report_delivery_key unique (business_id, report_delivery_id),
  constraint paper_message_notice_delivery_key unique (business_id, notice_delivery_id),
  constraint paper_message_of_one check (num_nonnulls(sharing_id, reminder_id, report_delivery_id, notice_delivery_id) = 1),
  constraint paper_message_due check ((state in ('WAITING', 'SENDING')) = (due_at is not null)),
  constraint paper_message_settled check ((state in ('SENT', 'FAILED', 'CANCELLED')) = (settled_at is not null)),
  constraint paper_message_failed check (state <> 'FAILED' or failure is not null),
  constraint paper_message_sharing foreign key (business_id, sharing_id) references paper_sharing
);
call own_by_business('paper_message');
call scope_by_outlet('paper_message');
create index paper_message_due_of_all on paper_message (due_at) where due_at is not null;
-- Of the last hour.
create index paper_message_by_time on paper_message (business_id, written_at);
create index paper_message_by_state on paper_message (business_id, state, id);
create index paper_sharing_by_recipient on paper_sharing (business_id, recipient) where recipient is not null;

-- Whose messages are due: the server that asks then goes behind the walls of each.
create function businesses_with_due_messages(moment timestamptz) returns setof bigint language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return query select distinct business_id from paper_message where due_at <= moment;
end $$;
call read_across_businesses('businesses_with_due_messages(timestamptz)', 'paper_message');
