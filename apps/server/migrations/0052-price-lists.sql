-- Lists of prices: for whom, from and till which day, and what a variant costs from how many units on.
create table price_list (
  business_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> '' and length(name) <= 100),
  name_np text check (length(name_np) <= 100),
  audience text not null check (audience in ('CUSTOMERS', 'GROUPS', 'EVERYBODY')),
  -- Both days are within; null where it has no end on that side.
  from_day date,
  till_day date,
  -- Off the selling price of all goods, whatever the prices of the list are.
  discount_hundredths int check (discount_hundredths between 1 and 9999),
  remarks text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint price_list_id_key primary key (business_id, id),
  constraint price_list_days check (till_day >= from_day)
);
create unique index price_list_name_key on price_list (business_id, lower(name));
-- What may hold for everybody on a day: lists that ended are many in the course of years, and are not looked at.
create index price_list_in_use on price_list (business_id, audience, till_day) where is_active;
-- In order of their names, in each language.
create index price_list_by_name on price_list (business_id, (name collate "ne-x-icu"), id desc);
create index price_list_by_nepali_name on price_list (business_id, (coalesce(name_np, name) collate "ne-x-icu"), id desc);
call own_by_business('price_list');

-- For which groups a list is, and for which customers.
create table price_list_group (
  business_id bigint not null,
  id bigint generated always as identity,
  price_list_id bigint not null,
  customer_group_id bigint not null,
  constraint price_list_group_id_key primary key (business_id, id),
  constraint price_list_group_once unique (business_id, price_list_id, customer_group_id),
  constraint price_list_group_list foreign key (business_id, price_list_id) references price_list,
  constraint price_list_group_known foreign key (business_id, customer_group_id) references customer_group
);
create index price_list_group_by_group on price_list_group (business_id, customer_group_id);
call own_by_business('price_list_group');

create table price_list_customer (
  business_id bigint not null,
  id bigint generated always as identity,
  price_list_id bigint not null,
  customer_id bigint not null,
  constraint price_list_customer_id_key primary key (business_id, id),
  constraint price_list_customer_once unique (business_id, price_list_id, customer_id),
  constraint price_list_customer_list foreign key (business_id, price_list_id) references price_list,
  constraint price_list_customer_known foreign key (business_id, customer_id) references customer
);
create index price_list_customer_by_customer on price_list_customer (business_id, customer_id);
call own_by_business('price_list_customer');

create table price_list_line (
  business_id bigint not null,
  id bigint generated always as identity,
  price_list_id bigint not null,
  item_variant_id bigint not null,
  from_quantity numeric(18,4) not null default 1 check (from_quantity >= 1),
  price_paisa bigint not null check (price_paisa > 0),
  -- As the item's own price was when it was written: the price keeps what it comes to.
  vat_included boolean not null,
  constraint price_list_line_id_key primary key (business_id, id),
  constraint price_list_line_once unique (business_id, price_list_id, item_variant_id, from_quantity),
  constraint price_list_line_list foreign key (business_id, price_list_id) references price_list,
  constraint price_list_line_variant foreign key (business_id, item_variant_id) references item_variant on delete cascade
);
create index price_list_line_by_variant on price_list_line (business_id, item_variant_id);
call own_by_business('price_list_line');

-- Which list's price a line of an invoice took, as the list was called then.
alter table invoice_line add constraint invoice_line_price_list foreign key (business_id, price_list_id) references price_list;
