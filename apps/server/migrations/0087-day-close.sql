-- The day's close of a cash box in an outlet: what the books said, what was counted, and what was done with it. What it
-- posts are entries of their own that name it as their source.

create table day_close (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  -- The cash box.
  account_code text not null,
  dated_on date not null,
  dated_on_bs text not null,
  -- What the books said when it was closed: all that was written before is in it, and nothing that came after.
  opening_paisa bigint not null,
  between_paisa bigint not null,
  received_paisa bigint not null check (received_paisa >= 0),
  paid_paisa bigint not null check (paid_paisa >= 0),
  expected_paisa bigint not null,
  -- What was counted: notes, which have rows of their own, and other coins.
  coins_paisa bigint not null check (coins_paisa >= 0),
  counted_paisa bigint not null check (counted_paisa >= 0),
  difference_paisa bigint not null,
  reason text check (reason <> ''),
  -- To whom it was handed over: somebody of the business, or the name of anybody.
  handed_to bigint,
  handed_to_name text check (handed_to_name <> ''),
  -- What stays in the box, and what was taken out of it into another account of money.
  left_paisa bigint not null check (left_paisa >= 0),
  taken_paisa bigint not null check (taken_paisa >= 0),
  taken_to_code text,
  remarks text,
  state text not null default 'CLOSED' check (state in ('CLOSED', 'CANCELLED')),
  closed_by bigint not null,
  closed_by_name text not null,
  closed_at timestamptz not null default clock_timestamp(),
  cancelled_at timestamptz,
  -- By whom, and what they were called then.
  cancelled_by bigint,
  cancelled_by_name text,
  cancel_reason text,
  version int not null default 1,
  constraint day_close_id_key primary key (business_id, id),
  constraint day_close_expected check (expected_paisa = opening_paisa + between_paisa + received_paisa - paid_paisa),
  constraint day_close_difference check (difference_paisa = counted_paisa - expected_paisa),
  constraint day_close_reasoned check (difference_paisa = 0 or reason is not null),
  constraint day_close_left check (left_paisa + taken_paisa = counted_paisa),
  constraint day_close_taken_somewhere check ((taken_paisa > 0) = (taken_to_code is not null)),
  constraint day_close_elsewhere check (taken_to_code <> account_code),
  constraint day_close_handed check (handed_to is null or handed_to_name is not null),
  constraint day_close_cancelled_whole check ((state = 'CANCELLED') = (cancelled_at is not null)
    and (cancelled_at is null) = (cancel_reason is null)),
  constraint day_close_outlet foreign key (business_id, outlet_id) references outlet,
  constraint day_close_account foreign key (business_id, account_code) references account (business_id, code),
  constraint day_close_taken_to foreign key (business_id, taken_to_code) references account (business_id, code)
);
-- A box is closed once for a day, unless that was cancelled.
create unique index day_close_once on day_close (business_id, outlet_id, account_code, dated_on) where state = 'CLOSED';
-- In the order of the list, word for word.
create index day_close_by_day on day_close (business_id, dated_on desc nulls last, id desc);
create index day_close_by_outlet on day_close (business_id, outlet_id, dated_on desc nulls last, id desc);
create index day_close_by_account on day_close (business_id, account_code, dated_on desc nulls last, id desc);
create index day_close_by_difference on day_close (business_id, dated_on desc nulls last, id desc) where difference_paisa <> 0;
create index day_close_by_closing on day_close (business_id, closed_at);
create index day_close_by_cancelling on day_close (business_id, cancelled_at) where cancelled_at is not null;
call own_by_business('day_close');
call comments_go_with('day_close', 'DAY_CLOSE');
call scope_by_outlet('day_close');

-- A close stands as it was made: it may be cancelled, once, and nothing else of it changes. Neither is done onto a locked
-- day, also where nothing is posted.
create function keep_day_close() returns trigger language plpgsql as $$
declare
  later text[] := array['state', 'version', 'cancel_reason', 'cancelled_at', 'cancelled_by', 'cancelled_by_name'];
begin
  if tg_op = 'INSERT' then
    perform refuse_locked(new.business_id, new.outlet_id, new.dated_on, false);
    new.closed_at := clock_timestamp();
    return new;
  end if;
  if tg_op = 'DELETE' or to_jsonb(old) - later <> to_jsonb(new) - later or old.state <> 'CLOSED' or new.state <> 'CANCELLED' then
    raise exception 'the close % of business % stays', old.id, old.business_id
      using errcode = 'integrity_constraint_violation', constraint = 'day_close_stays';
  end if;
  perform refuse_locked(old.business_id, old.outlet_id, old.dated_on, false);
  new.cancelled_at := clock_timestamp();
  new.cancelled_by := nullif(current_setting('app.user_id', true), '')::bigint;
  new.cancelled_by_name := (select full_name from app_user where id = new.cancelled_by);
  return new;
end $$;
create trigger keep_day_close before insert or update or delete on day_close for each row execute function keep_day_close();

-- How many pieces of each denomination were counted, in rupees.
create table day_close_note (
  business_id bigint not null,
  id bigint generated always as identity,
  close_id bigint not null,
  rupees int not null check (rupees in (1000, 500, 100, 50, 20, 10, 5, 2, 1)),
  pieces int not null check (pieces > 0),
  constraint day_close_note_id_key primary key (business_id, id),
  constraint day_close_note_rupees_key unique (business_id, close_id, rupees),
  constraint day_close_note_close foreign key (business_id, close_id) references day_close
);
call append_only_by_business('day_close_note');

-- A count is written with its close: nothing is added to one of before, so that it stays what it was.
create function check_close_notes() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows note where not exists (select from day_close own
    where own.business_id = note.business_id and own.id = note.close_id and own.state = 'CLOSED'
      and own.xmin = pg_current_xact_id()::xid)) then
    raise exception 'a note was counted for a close of another transaction'
      using errcode = 'foreign_key_violation', constraint = 'day_close_note_close';
  end if;
  return null;
end $$;
create trigger refer after insert on day_close_note referencing new table as new_rows
  for each statement execute function check_close_notes();
