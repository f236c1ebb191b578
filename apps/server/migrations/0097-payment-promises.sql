-- What customers said they will pay, and by which day. Whether they kept it is not stored: payments and the day tell.
create table payment_promise (
  business_id bigint not null,
  id bigint generated always as identity,
  -- Who is of one outlet speaks for what is owed there; null: of the whole business, which outlets do not see.
  outlet_id bigint,
  customer_id bigint not null,
  promised_on date not null,
  promised_on_bs text not null,
  -- Null: all that was due then.
  amount_paisa bigint check (amount_paisa > 0),
  -- What was due when it was given.
  due_paisa bigint not null check (due_paisa > 0),
  note text check (note <> ''),
  taken_on date not null,
  -- The last receipt and the last entry of the books before it: what is newer came after it.
  after_settlement bigint not null,
  after_entry bigint not null,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  -- REPLACED: by the next one. WITHDRAWN: it was noted by mistake.
  ended text check (ended in ('REPLACED', 'WITHDRAWN')),
  ended_on date,
  ended_at timestamptz,
  ended_by bigint,
  ended_by_name text,
  version int not null default 1,
  constraint payment_promise_id_key primary key (business_id, id),
  constraint payment_promise_not_past check (promised_on >= taken_on),
  constraint payment_promise_within_due check (amount_paisa <= due_paisa),
  constraint payment_promise_ended_whole check (num_nonnulls(ended, ended_on, ended_at, ended_by, ended_by_name) in (0, 5)),
  constraint payment_promise_outlet foreign key (business_id, outlet_id) references outlet,
  constraint payment_promise_customer foreign key (business_id, customer_id) references customer
);
-- One stands for a customer in each place.
create unique index payment_promise_standing on payment_promise (business_id, customer_id, coalesce(outlet_id, 0)) where ended is null;
create index payment_promise_by_customer on payment_promise (business_id, customer_id, id desc);
create index payment_promise_by_time on payment_promise (business_id, created_at desc, id desc);
call own_by_business('payment_promise');
call scope_by_outlet('payment_promise');
