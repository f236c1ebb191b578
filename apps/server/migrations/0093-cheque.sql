-- Cheques: each payment by cheque has one, with what stands on it and where it is. The way it goes is told step by step;
-- what a step posts is an entry of its own, and one that falls takes its payment back by the payment's own reversal.

create table cheque (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  settlement_id bigint not null,
  payment_id bigint not null,
  kind text not null check (kind in ('RECEIVED', 'PAID')),
  customer_id bigint,
  vendor_id bigint,
  -- What stands on it; who wrote the payment may not have had it at hand.
  number text check (number <> ''),
  bank text check (bank <> ''),
  dated_on date not null,
  dated_on_bs text not null,
  -- The day of its payment.
  came_on date not null,
  came_on_bs text not null,
  -- It bears a later day than its payment, and stood on an account of its own.
  is_post_dated boolean not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  -- The bank account that it is drawn on, or was put into; null while it is in hand.
  account_code text,
  state text not null check (state in ('IN_HAND', 'DEPOSITED', 'ISSUED', 'CLEARED', 'BOUNCED', 'RETURNED', 'CANCELLED', 'REMOVED')),
  -- The day of the last step, which the next one is not before.
  state_on date not null,
  state_on_bs text not null,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint cheque_id_key primary key (business_id, id),
  constraint cheque_payment_key unique (business_id, payment_id),
  constraint cheque_one_party check ((customer_id is null) <> (vendor_id is null)),
  constraint cheque_post_dated check (is_post_dated = (dated_on > came_on)),
  constraint cheque_drawn check (kind = 'RECEIVED' or account_code is not null),
  constraint cheque_state check (case kind when 'RECEIVED' then state not in ('ISSUED', 'CANCELLED') else state not in ('IN_HAND', 'DEPOSITED', 'RETURNED') end),
  constraint cheque_where check (state in ('REMOVED', 'RETURNED') or (state = 'IN_HAND') = (account_code is null)),
  constraint cheque_outlet foreign key (business_id, outlet_id) references outlet,
  constraint cheque_settlement foreign key (business_id, settlement_id) references settlement,
  constraint cheque_payment foreign key (business_id, payment_id) references payment,
  constraint cheque_customer foreign key (business_id, customer_id) references customer,
  constraint cheque_vendor foreign key (business_id, vendor_id) references vendor,
  constraint cheque_account foreign key (business_id, account_code) references account (business_id, code)
);
-- A number stands once while it stands: of what was received by party and bank, of what was given by the account it is
-- drawn on. One that fell may come again.
create unique index cheque_received_once on cheque (business_id, coalesce(customer_id, 0), coalesce(vendor_id, 0), lower(coalesce(bank, '')), number)
  where kind = 'RECEIVED' and number is not null and state in ('IN_HAND', 'DEPOSITED', 'CLEARED');
create unique index cheque_given_once on cheque (business_id, account_code, number)
  where kind = 'PAID' and number is not null and state in ('ISSUED', 'CLEARED');
-- In the order of the list, word for word: of a kind, of a state of it, of a party, of a bank account.
create index cheque_by_day on cheque (business_id, kind, dated_on desc nulls last, id desc) where state <> 'REMOVED';
create index cheque_by_state on cheque (business_id, kind, state, dated_on desc nulls last, id desc);
create index cheque_by_customer on cheque (business_id, customer_id, dated_on desc nulls last, id desc) where customer_id is not null;
create index cheque_by_vendor on cheque (business_id, vendor_id, dated_on desc nulls last, id desc) where vendor_id is not null;
create index cheque_by_account on cheque (business_id, account_code, dated_on desc nulls last, id desc) where account_code is not null;
create index cheque_by_settlement on cheque (business_id, settlement_id);
create index cheque_by_number on cheque (business_id, number text_pattern_ops) where number is not null;
create index cheque_by_amount on cheque (business_id, amount_paisa, dated_on desc nulls last, id desc) where state <> 'REMOVED';
-- Those that wait, by the day on which they may be put into a bank or are paid.
create index cheque_waiting on cheque (business_id, dated_on, id) where state in ('IN_HAND', 'ISSUED');
call own_by_business('cheque');
call comments_go_with('cheque', 'CHEQUE');
call scope_by_outlet('cheque');

-- What a cheque is of stands; what is written on it, where it is and which bank has it may be noted later.
create function keep_cheque() returns trigger language plpgsql as $$
declare
  later text[] := array['number', 'bank', 'account_code', 'state', 'state_on', 'state_on_bs', 'version'];
begin
  if tg_op = 'DELETE' or to_jsonb(old) - later <> to_jsonb(new) - later or (old.kind = 'PAID' and old.account_code <> new.account_code)
    or (old.state in ('BOUNCED', 'RETURNED', 'CANCELLED', 'REMOVED') and (old.state, old.state_on) is distinct from (new.state, new.state_on)) then
    raise exception 'the cheque % of business % stays', old.id, old.business_id
      using errcode = 'integrity_constraint_violation', constraint = 'cheque_stays';
  end if;
  return new;
end $$;
create trigger keep_cheque before update or delete on cheque for each row execute function keep_cheque();

-- Cheques that were put into a bank at once.
create table cheque_slip (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  account_code text not null,
  dated_on date not null,
  dated_on_bs text not null,
  total_paisa bigint not null check (total_paisa > 0),
  remarks text check (remarks <> ''),
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  constraint cheque_slip_id_key primary key (business_id, id),
  constraint cheque_slip_outlet foreign key (business_id, outlet_id) references outlet,
  constraint cheque_slip_account foreign key (business_id, account_code) references account (business_id, code)
);
call append_only_by_business('cheque_slip');
call scope_by_outlet('cheque_slip');

-- What was done with a cheque, in the order of ids; the way into the business is its payment.
create table cheque_step (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  cheque_id bigint not null,
  action text not null check (action in ('DEPOSIT', 'CLEAR', 'BOUNCE', 'HAND_BACK', 'UNDO')),
  state text not null check (state in ('IN_HAND', 'DEPOSITED', 'ISSUED', 'CLEARED', 'BOUNCED', 'RETURNED', 'CANCELLED')),
  dated_on date not null,
  dated_on_bs text not null,
  -- The bank account that it moved, if any, and the entry of it: of a cheque that falls the reversal of its payment.
  account_code text,
  entry_id bigint,
  slip_id bigint,
  charge_paisa bigint not null default 0 check (charge_paisa >= 0),
  -- What the customer was charged for it: an income.
  charged_id bigint,
  reason text check (reason <> ''),
  done_by bigint not null,
  done_by_name text not null,
  created_at timestamptz not null default now(),
  constraint cheque_step_id_key primary key (business_id, id),
  constraint cheque_step_charged check (action = 'BOUNCE' or (charge_paisa = 0 and charged_id is null)),
  constraint cheque_step_slip_whole check ((action = 'DEPOSIT') = (slip_id is not null)),
  constraint cheque_step_cheque foreign key (business_id, cheque_id) references cheque,
  constraint cheque_step_entry foreign key (business_id, entry_id) references journal_entry,
  constraint cheque_step_slip foreign key (business_id, slip_id) references cheque_slip,
  constraint cheque_step_income foreign key (business_id, charged_id) references document,
  constraint cheque_step_account foreign key (business_id, account_code) references account (business_id, code)
);
create index cheque_step_by_cheque on cheque_step (business_id, cheque_id, id);
create index cheque_step_by_slip on cheque_step (business_id, slip_id) where slip_id is not null;
create index cheque_step_bounces on cheque_step (business_id, created_at) where action = 'BOUNCE';
call append_only_by_business('cheque_step');
call scope_by_outlet('cheque_step');
