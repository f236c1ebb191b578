-- What the tax office's receiver of bills (CBMS) is told, of a business that has turned this on (decision 0125).
create table cbms_setup (
  business_id bigint not null,
  id bigint generated always as identity,
  is_on boolean not null,
  -- Bills and returns of this day and later are told.
  from_day date not null,
  from_day_bs text not null,
  address text not null check (address ~ '^https?://' and length(address) <= 200),
  user_name text not null check (user_name <> '' and length(user_name) <= 100),
  -- The password, encrypted.
  secrets bytea not null,
  -- Why nothing more is sent until a person has seen to it.
  stop text check (stop in ('CREDENTIALS', 'PASSWORD_LOST', 'ADDRESS_PRIVATE', 'INVALID')),
  stopped_at timestamptz,
  -- Nobody answers there, or nothing that makes sense: until when nothing is tried, and how often in a row that was so.
  paused_until timestamptz,
  misses int not null default 0 check (misses >= 0),
  -- Since when that is so, and when somebody was told of it last.
  missed_since timestamptz,
  missed_told_at timestamptz,
  -- How many in a row it could not read: what it reads has changed then, and not they.
  unread_in_row int not null default 0,
  -- What was issued since the day and before this was turned on has not all its rows yet.
  is_behind boolean not null,
  version int not null default 1,
  constraint cbms_setup_id_key primary key (business_id, id),
  constraint cbms_setup_one unique (business_id),
  constraint cbms_setup_stopped check ((stop is null) = (stopped_at is null)),
  constraint cbms_setup_paused check (paused_until is null or misses > 0)
);
call own_by_business('cbms_setup', false);
call audit_changes('cbms_setup', 'business_id', 'secrets');
create index cbms_setup_running on cbms_setup (business_id) where is_on and stop is null;

-- One row for each bill and return, written in the transaction that issues it.
create table cbms_report (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  document_id bigint not null,
  what text not null check (what in ('BILL', 'RETURN')),
  -- The bill that a return is of.
  original_id bigint,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENDING', 'SENT', 'HELD', 'FAILED', 'WITHDRAWN')),
  -- Why it is held or has failed, or why its last try brought nothing.
  reason text check (reason in ('BY_PERSON', 'NOT_ADDING_UP', 'NEGATIVE', 'ORIGINAL_NOT_REPORTED', 'ORIGINAL_UNKNOWN', 'INVALID',
    'REFUSED', 'UNREACHABLE', 'UNCLEAR', 'CREDENTIALS', 'CANCELLED', 'MAY_HAVE_ARRIVED', 'NO_PAN', 'NOT_WRITABLE', 'WAS_THERE', 'BY_HAND')),
  tries int not null default 0 check (tries >= 0),
  -- How often the receiver could not take this one alone, and how often nothing that was heard of it made sense, since it last
  -- came into the line.
  refusals int not null default 0,
  unheard int not null default 0,
  -- When it is tried, and of one that is being sent: when its server is given up. Null once nothing is to be done.
  due_at timestamptz,
  -- It was issued before it was to be told, and caught up with.
  is_late boolean not null default false,
  -- What the try that arrived said of itself: that it was made as the bill was issued. Before that is known, what the last try
  -- said that may have arrived unheard; null where none may have.
  is_realtime boolean,
  may_be_realtime boolean,
  -- A person lets a return go whose bill these books have not told.
  is_released boolean not null default false,
  written_at timestamptz not null,
  settled_at timestamptz,
  version int not null default 1,
  constraint cbms_report_id_key primary key (business_id, id),
  constraint cbms_report_once unique (business_id, document_id),
  constraint cbms_report_original check ((what = 'RETURN') = (original_id is not null)),
  constraint cbms_report_due check ((state in ('WAITING', 'SENDING')) = (due_at is not null)),
  constraint cbms_report_settled check ((state in ('SENT', 'FAILED', 'WITHDRAWN')) = (settled_at is not null)),
  constraint cbms_report_reason check (state not in ('HELD', 'FAILED', 'WITHDRAWN') or reason is not null),
  constraint cbms_report_realtime check ((state = 'SENT') = (is_realtime is not null)),
  constraint cbms_report_document foreign key (business_id, document_id) references document
);
-- Not audited: its tries are its log, and what people do with it is in one of its own.
call own_by_business('cbms_report', false);
call scope_by_outlet('cbms_report');
create index cbms_report_in_line on cbms_report (business_id, is_late, id) where due_at is not null;
create index cbms_report_open on cbms_report (business_id, state) include (written_at) where state <> 'SENT';
create index cbms_report_listed on cbms_report (business_id, id desc nulls last);
create index cbms_report_by_state on cbms_report (business_id, state, id desc nulls last);
create index cbms_report_by_original on cbms_report (business_id, original_id) where original_id is not null;

-- What was sent in each try, without user name and password, and what came back.
create table cbms_try (
  business_id bigint not null,
  id bigint generated always as identity,
  report_id bigint not null,
  try_number int not null check (try_number > 0),
  sent_at timestamptz not null,
  -- In the order in which it was sent.
  sent json not null,
  answered_at timestamptz,
  -- The status of HTTP; null where nothing was answered.
  status int,
  -- The beginning of what was answered.
  answer text check (length(answer) <= 500),
  -- What the receiver means by it, or why there is nothing.
  outcome text check (length(outcome) <= 20),
  version int not null default 1,
  constraint cbms_try_id_key primary key (business_id, id),
  constraint cbms_try_number_key unique (business_id, report_id, try_number),
  constraint cbms_try_answered check ((answered_at is null) = (outcome is null)),
  constraint cbms_try_report foreign key (business_id, report_id) references cbms_report
);
call own_by_business('cbms_try', false);

-- What people did with one of them.
create table cbms_act (
  business_id bigint not null,
  id bigint generated always as identity,
  report_id bigint not null,
  act text not null check (act in ('HELD', 'RELEASED', 'RETRIED', 'TOLD')),
  -- Of one that was told otherwise: how.
  remarks text check (length(remarks) <= 200),
  acted_by bigint not null,
  acted_by_name text not null,
  acted_at timestamptz not null,
  constraint cbms_act_id_key primary key (business_id, id),
  constraint cbms_act_told check ((act = 'TOLD') = (remarks is not null)),
  constraint cbms_act_report foreign key (business_id, report_id) references cbms_report
);
call append_only_by_business('cbms_act');
create index cbms_act_by_report on cbms_act (business_id, report_id);

-- Whose bills or returns are due: the server that asks then goes behind the walls of each. Whose receiver answered last stand
-- before those whose did not, else by chance: so nobody stands behind the same one each time.
create function businesses_with_due_cbms(moment timestamptz) returns setof bigint language plpgsql volatile security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return query select setup.business_id from cbms_setup setup
    join business on business.id = setup.business_id and business.status <> 'INACTIVE' and business.sample_of_id is null
    where setup.is_on and setup.stop is null and coalesce(setup.paused_until, moment) <= moment
      and (setup.is_behind or exists (select from cbms_report report
        where report.business_id = setup.business_id and report.due_at <= moment))
    order by setup.misses > 0, random();
end $$;
call read_across_businesses('businesses_with_due_cbms(timestamptz)', 'cbms_report', 'cbms_setup');

-- Called as a document takes its number, when the row of its series is held: whoever turns this on meanwhile waits there, and
-- so sees every document that did not see them.
create function note_report(business bigint, issued bigint, told_as text, moment timestamptz) returns void language plpgsql as $$
begin
  if not exists (select from cbms_setup where business_id = business and is_on) then return; end if;
  insert into cbms_report (business_id, outlet_id, document_id, what, original_id, due_at, written_at)
  select document.business_id, document.outlet_id, document.id, told_as, note.invoice_id, moment, moment
  from cbms_setup setup
  join document on document.business_id = business and document.id = issued and document.dated_on >= setup.from_day
  left join invoice on invoice.business_id = business and invoice.id = issued
  left join credit_note note on note.business_id = business and note.id = issued
  where setup.business_id = business and setup.is_on and coalesce(invoice.is_tax_invoice, note.is_tax_invoice, false)
  on conflict on constraint cbms_report_once do nothing;
end $$;

-- A bill is cancelled before anything of it went, and leaves the line. False of one that the receiver was told of, or may have been.
create function withdraw_report(business bigint, cancelled bigint, moment timestamptz) returns boolean language plpgsql as $$
declare
  told boolean;
begin
  select state in ('SENT', 'SENDING') or may_be_realtime is not null into told
    from cbms_report where business_id = business and document_id = cancelled for update;
  if not found then return true; end if;
  if told then return false; end if;
  update cbms_report set state = 'WITHDRAWN', reason = 'CANCELLED', due_at = null, settled_at = moment, version = version + 1
    where business_id = business and document_id = cancelled;
  return true;
end $$;
