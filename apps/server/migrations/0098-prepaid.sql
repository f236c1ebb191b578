-- Prepaid expenses: what was paid for several BS months. The register posts nothing when it is paid: a journal or an
-- opening balance did. Each month its part is a voucher.
create table prepaid (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  name text not null check (name <> '' and length(name) <= 100),
  name_np text check (name_np <> '' and length(name_np) <= 100),
  -- The expense onto which the parts go, and under EXPENSES its category.
  account_code text not null,
  category_id bigint,
  amount_paisa bigint not null check (amount_paisa > 0),
  -- BS months as 2083-04, both of them counted.
  first_month text not null check (first_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  last_month text not null check (last_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  month_count int not null check (month_count between 1 and 120),
  note text check (note <> '' and length(note) <= 500),
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint prepaid_id_key primary key (business_id, id),
  constraint prepaid_months check (month_count = 1 + (left(last_month, 4)::int - left(first_month, 4)::int) * 12
    + right(last_month, 2)::int - right(first_month, 2)::int),
  constraint prepaid_outlet foreign key (business_id, outlet_id) references outlet,
  constraint prepaid_account foreign key (business_id, account_code) references account (business_id, code),
  constraint prepaid_category foreign key (business_id, category_id) references category
);
create index prepaid_by_month on prepaid (business_id, first_month desc, id desc);
create index prepaid_by_outlet on prepaid (business_id, outlet_id, first_month desc, id desc);
create index prepaid_by_category on prepaid (business_id, category_id) where category_id is not null;
call own_by_business('prepaid');
call comments_go_with('prepaid', 'PREPAID');
call scope_by_outlet('prepaid');

-- The part of a month that is posted, each once and in their order; what is taken back is no longer here.
create table prepaid_part (
  business_id bigint not null,
  id bigint generated always as identity,
  prepaid_id bigint not null,
  outlet_id bigint not null,
  place int not null check (place > 0),
  month text not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  voucher_id bigint not null,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  constraint prepaid_part_id_key primary key (business_id, id),
  constraint prepaid_part_key unique (business_id, prepaid_id, place),
  constraint prepaid_part_voucher_key unique (business_id, voucher_id),
  constraint prepaid_part_prepaid foreign key (business_id, prepaid_id) references prepaid,
  constraint prepaid_part_outlet foreign key (business_id, outlet_id) references outlet,
  constraint prepaid_part_voucher foreign key (business_id, voucher_id) references voucher
);
call own_by_business('prepaid_part');
call scope_by_outlet('prepaid_part');
