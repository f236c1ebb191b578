-- Whom a firm trades with, what it trades, and under which words: customers and vendors, categories of money, terms,
-- goods with their groups, units and attributes, and services.

-- Customers who are sold to alike.
create table customer_group (
  business_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_np text,
  is_active boolean not null default true,
  version int not null default 1,
  constraint customer_group_id_key primary key (business_id, id)
);
create unique index customer_group_name_key on customer_group (business_id, lower(name));
call own_by_business('customer_group');

create table customer (
  business_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_np text,
  email text,
  -- Whoever comes to the counter and is not known by name: one of each business, without phone, person or PAN.
  is_cash_customer boolean not null default false,
  phone_number text not null check (phone_number ~ '^[0-9]{8,10}$' or (is_cash_customer and phone_number = '')),
  focal_person text not null check (focal_person <> '' or is_cash_customer),
  vat_pan_no text check (vat_pan_no is null or (vat_pan_no ~ '^[0-9]+$' and not is_cash_customer)),
  -- Whoever comes to the counter and pays there: invoices to them begin with cash.
  is_walk_in boolean not null default false,
  customer_group_id bigint,
  -- How much they may owe, 0 for nothing on credit, and for how many days; null where it is not limited.
  credit_limit_paisa bigint check (credit_limit_paisa >= 0),
  credit_days int check (credit_days between 0 and 365),
  province_id bigint not null,
  district_id bigint not null,
  local_body_id bigint not null,
  ward_no int not null check (ward_no between 1 and 99),
  tole text,
  -- Reminders by rule in this language, or none; null: as the rule says.
  reminders text check (reminders in ('ne', 'en', 'NONE')),
  is_active boolean not null default true,
  created_by bigint,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint customer_id_key primary key (business_id, id),
  constraint customer_group_known foreign key (business_id, customer_group_id) references customer_group
);
create unique index customer_cash_key on customer (business_id) where is_cash_customer;
create index customer_by_group on customer (business_id, customer_group_id) where customer_group_id is not null;
-- Its lists in each language, and what came last.
create index customer_by_name on customer (business_id, (name collate "ne-x-icu"), id desc);
create index customer_by_nepali_name on customer (business_id, (coalesce(name_np, name) collate "ne-x-icu"), id desc);
create index customer_by_creation on customer (business_id, created_at);
call own_by_business('customer');

create table vendor (
  business_id bigint not null,
  id bigint generated always as identity,
  vendor_type_id bigint not null,
  -- What the shop calls it, shorter than ten characters.
  alias text not null check (length(alias) between 1 and 9),
  name text not null check (name <> ''),
  name_np text not null,
  email text not null,
  phone_number text not null check (phone_number ~ '^[0-9]{8,10}$'),
  vat_pan_no text not null check (vat_pan_no ~ '^[0-9]+$'),
  -- Whether the number is one of VAT: only then is the VAT of its bills input VAT.
  is_vat_registered boolean not null default true,
  is_active boolean not null default true,
  created_by bigint,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint vendor_id_key primary key (business_id, id),
  constraint vendor_type_known foreign key (vendor_type_id) references vendor_type
);
create unique index vendor_alias_key on vendor (business_id, lower(alias));
create index vendor_by_name on vendor (business_id, (name collate "ne-x-icu"), id desc);
create index vendor_by_nepali_name on vendor (business_id, (coalesce(name_np, name) collate "ne-x-icu"), id desc);
call own_by_business('vendor');

-- Where a vendor is: the main one is asked for with the vendor, further ones may follow.
create table vendor_address (
  business_id bigint not null,
  id bigint generated always as identity,
  vendor_id bigint not null,
  address_type_id bigint,
  province_id bigint not null,
  district_id bigint not null,
  local_body_id bigint not null,
  ward_no int not null check (ward_no between 1 and 99),
  street text not null check (street <> ''),
  address_line text not null check (address_line <> ''),
  is_main boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint vendor_address_id_key primary key (business_id, id),
  constraint vendor_address_main_active check (is_active or not is_main),
  constraint vendor_address_vendor foreign key (business_id, vendor_id) references vendor,
  constraint vendor_address_type foreign key (address_type_id) references address_type
);
create unique index vendor_address_main_key on vendor_address (business_id, vendor_id) where is_main;
create index vendor_address_by_vendor on vendor_address (business_id, vendor_id);
create index vendor_address_by_local_body on vendor_address (business_id, local_body_id);
call own_by_business('vendor_address');

create table vendor_focal_person (
  business_id bigint not null,
  id bigint generated always as identity,
  vendor_id bigint not null,
  name text not null check (name <> ''),
  name_np text,
  designation text,
  phone_number text not null check (phone_number ~ '^[0-9]{8,10}$'),
  email text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint vendor_focal_person_id_key primary key (business_id, id),
  constraint vendor_focal_person_vendor foreign key (business_id, vendor_id) references vendor
);
create index vendor_focal_person_by_vendor on vendor_focal_person (business_id, vendor_id);
call own_by_business('vendor_focal_person');

-- Each category is an account of its own under OTHER_INCOME or EXPENSES: journal lines name it beside the account.
create table category (
  business_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('INCOME', 'EXPENSE')),
  name text not null check (name <> ''),
  name_np text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint category_id_key primary key (business_id, id)
);
create unique index category_name_key on category (business_id, kind, lower(name));
call own_by_business('category');

-- What a business prints below its invoices.
create table term (
  business_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_np text,
  position int not null default 1 check (position between 1 and 999),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint term_id_key primary key (business_id, id)
);
create unique index term_name_key on term (business_id, lower(name));
call own_by_business('term');

create table item_category (
  business_id bigint not null,
  id bigint generated always as identity,
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  name_np text,
  parent_business_id bigint,
  parent_id bigint,
  is_active boolean not null default true,
  version int not null default 1,
  constraint item_category_id_key primary key (business_id, id),
  constraint item_category_code_key unique (business_id, code),
  constraint item_category_parent_shared check (parent_business_id in (0, business_id)),
  constraint item_category_parent foreign key (parent_business_id, parent_id) references item_category
);
create unique index item_category_name_key on item_category (business_id, coalesce(parent_id, 0), lower(name));
call shareable_by_business('item_category');

create table brand (
  business_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_np text,
  is_active boolean not null default true,
  version int not null default 1,
  constraint brand_id_key primary key (business_id, id)
);
create unique index brand_name_key on brand (business_id, lower(name));
call shareable_by_business('brand');

create table unit (
  business_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_np text,
  short_code text not null check (short_code <> ''),
  alias text,
  is_outlet boolean not null default false,
  unit_type_id bigint,
  is_active boolean not null default true,
  version int not null default 1,
  constraint unit_id_key primary key (business_id, id),
  constraint unit_type_known foreign key (unit_type_id) references unit_type
);
create unique index unit_short_code_key on unit (business_id, lower(short_code));
create unique index unit_name_key on unit (business_id, lower(name));
call shareable_by_business('unit');

create table unit_group (
  business_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_np text,
  base_unit_business_id bigint not null,
  base_unit_id bigint not null,
  is_active boolean not null default true,
  version int not null default 1,
  constraint unit_group_id_key primary key (business_id, id),
  constraint unit_group_unit_shared check (base_unit_business_id in (0, business_id)),
  constraint unit_group_base_unit foreign key (base_unit_business_id, base_unit_id) references unit
);
create unique index unit_group_name_key on unit_group (business_id, lower(name));
call shareable_by_business('unit_group');

-- One unit of a group: how many of the base unit it is.
create table unit_conversion (
  business_id bigint not null,
  id bigint generated always as identity,
  unit_group_business_id bigint not null,
  unit_group_id bigint not null,
  name text not null check (name <> ''),
  name_np text,
  unit_business_id bigint not null,
  unit_id bigint not null,
  factor numeric(18,4) not null check (factor > 0),
  description text,
  is_active boolean not null default true,
  version int not null default 1,
  constraint unit_conversion_id_key primary key (business_id, id),
  constraint unit_conversion_shared check (unit_group_business_id in (0, business_id) and unit_business_id in (0, business_id)),
  constraint unit_conversion_group foreign key (unit_group_business_id, unit_group_id) references unit_group,
  constraint unit_conversion_unit foreign key (unit_business_id, unit_id) references unit
);
create unique index unit_conversion_unit_id_key
  on unit_conversion (business_id, unit_group_business_id, unit_group_id, unit_business_id, unit_id);
call shareable_by_business('unit_conversion');

create table attribute (
  business_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_np text,
  is_colour boolean not null default false,
  is_active boolean not null default true,
  version int not null default 1,
  constraint attribute_id_key primary key (business_id, id)
);
create unique index attribute_name_key on attribute (business_id, lower(name));
call shareable_by_business('attribute');

create table attribute_value (
  business_id bigint not null,
  id bigint generated always as identity,
  attribute_id bigint not null,
  value text not null check (value <> ''),
  value_alias text,
  swatch text check (swatch ~ '^#[0-9A-F]{6}$'),
  order_number int not null,
  constraint attribute_value_id_key primary key (business_id, id),
  constraint attribute_value_of_attribute unique (business_id, attribute_id, id),
  constraint attribute_value_attribute foreign key (business_id, attribute_id) references attribute
);
create unique index attribute_value_value_key on attribute_value (business_id, attribute_id, lower(value));
call shareable_by_business('attribute_value');

create table landing_cost (
  business_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_np text,
  allocation_method text not null check (allocation_method in ('QUANTITY', 'VALUE', 'EQUAL')),
  -- What it usually comes to: for each unit of the goods, or as a whole.
  per_unit_cost_paisa bigint check (per_unit_cost_paisa between 0 and 99999999999),
  total_cost_paisa bigint check (total_cost_paisa between 0 and 99999999999),
  is_active boolean not null default true,
  version int not null default 1,
  constraint landing_cost_id_key primary key (business_id, id),
  constraint landing_cost_one_amount check (per_unit_cost_paisa is null or total_cost_paisa is null)
);
create unique index landing_cost_name_key on landing_cost (business_id, lower(name));
call shareable_by_business('landing_cost');

create table item (
  business_id bigint not null,
  id bigint generated always as identity,
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  name_np text,
  hs_code text,
  category_business_id bigint not null,
  category_id bigint not null,
  -- One within the category.
  sub_category_business_id bigint,
  sub_category_id bigint,
  brand_business_id bigint,
  brand_id bigint,
  size text,
  model text,
  unit_business_id bigint not null,
  unit_id bigint not null,
  -- What it is usually bought and sold in, and how many of the item's unit that is: a carton of 24 pieces.
  purchase_unit_business_id bigint,
  purchase_unit_id bigint,
  purchase_unit_conversion numeric(18,4) check (purchase_unit_conversion > 0),
  sales_unit_business_id bigint,
  sales_unit_id bigint,
  sales_unit_conversion numeric(18,4) check (sales_unit_conversion > 0),
  purchase_date date,
  purchase_date_bs text,
  taxable boolean not null,
  tax_rate_id bigint,
  -- Whether it has variants beside the default one.
  has_variants boolean not null default false,
  -- Whether its shelves keep batches that expire; changed only while nothing of it is there.
  keeps_batches boolean not null default false,
  reorder_point numeric(18,4) check (reorder_point >= 0),
  reorder_quantity numeric(18,4) check (reorder_quantity >= 0),
  lead_days int check (lead_days between 0 and 999),
  -- Whether anybody with its link sees the item, and whether prices are told there.
  shareable boolean not null default false,
  is_price_shareable boolean not null default false,
  description text,
  is_active boolean not null default true,
  created_by bigint,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint item_id_key primary key (business_id, id),
  constraint item_code_key unique (business_id, code),
  constraint item_category_shared check (category_business_id in (0, business_id)),
  constraint item_sub_category_shared check (sub_category_business_id in (0, business_id)),
  constraint item_brand_shared check (brand_business_id in (0, business_id)),
  constraint item_unit_shared check (unit_business_id in (0, business_id)),
  constraint item_purchase_unit_shared check (purchase_unit_business_id in (0, business_id)),
  constraint item_sales_unit_shared check (sales_unit_business_id in (0, business_id)),
  constraint item_purchase_unit_whole check ((purchase_unit_id is null) = (purchase_unit_conversion is null)),
  constraint item_sales_unit_whole check ((sales_unit_id is null) = (sales_unit_conversion is null)),
  constraint item_category_known foreign key (category_business_id, category_id) references item_category,
  constraint item_sub_category_known foreign key (sub_category_business_id, sub_category_id) references item_category,
  constraint item_brand_known foreign key (brand_business_id, brand_id) references brand,
  constraint item_unit_known foreign key (unit_business_id, unit_id) references unit,
  constraint item_purchase_unit_known foreign key (purchase_unit_business_id, purchase_unit_id) references unit,
  constraint item_sales_unit_known foreign key (sales_unit_business_id, sales_unit_id) references unit
);
create unique index item_name_key on item (business_id, lower(name));
create index item_by_name on item (business_id, (name collate "ne-x-icu"), id desc);
create index item_by_nepali_name on item (business_id, (coalesce(name_np, name) collate "ne-x-icu"), id desc);
create index item_by_creation on item (business_id, created_at);
call own_by_business('item');

-- The values that variants of an item may have: of size S and M, of colour red.
create table item_attribute_value (
  business_id bigint not null,
  id bigint generated always as identity,
  item_id bigint not null,
  -- Whose the attribute is, and with it the value.
  value_business_id bigint not null,
  attribute_id bigint not null,
  attribute_value_id bigint not null,
  order_number int not null,
  constraint item_attribute_value_id_key primary key (business_id, id),
  constraint item_attribute_value_once unique (business_id, item_id, value_business_id, attribute_id, attribute_value_id),
  constraint item_attribute_value_shared check (value_business_id in (0, business_id)),
  constraint item_attribute_value_item foreign key (business_id, item_id) references item on delete cascade,
  constraint item_attribute_value_known foreign key (value_business_id, attribute_id, attribute_value_id)
    references attribute_value (business_id, attribute_id, id)
);
create index item_attribute_value_by_value on item_attribute_value (business_id, attribute_value_id);
call own_by_business('item_attribute_value');

-- Whether a number of 8, 12 or 13 digits, as GS1 gives them, has its check digit right, and any other text is of what
-- Code 128 draws: what does not is never scanned.
create function is_scanned(barcode text) returns boolean language sql immutable parallel safe as $$
  select case
    when barcode ~ '^([0-9]{8}|[0-9]{12,13})$' then (
      select sum(digit::int * case when place % 2 = 0 then 3 else 1 end) % 10 = 0
      from string_to_table(reverse(barcode), null) with ordinality as digits (digit, place))
    else barcode ~ '^[ -~]*$'
  end
$$;

-- What is stocked, priced and sold. Every item has one variant without attribute values, its default: a simple item has
-- no other, and the default of an item with variants holds the price that new ones begin with.
create table item_variant (
  business_id bigint not null,
  id bigint generated always as identity,
  item_id bigint not null,
  -- The ids of its attribute values, ascending, joined by hyphens: of one item no two are alike.
  combination text not null default '',
  is_default boolean not null generated always as (combination = '') stored,
  -- Those values as they are read, in either language; null for the default.
  attribute_value text,
  attribute_value_np text,
  -- What the business calls it by.
  sku text,
  barcode text,
  purchase_price_paisa bigint check (purchase_price_paisa >= 0),
  selling_price_paisa bigint not null check (selling_price_paisa >= 0),
  -- The price that is printed on it, VAT included: nobody may charge more.
  mrp_paisa bigint check (mrp_paisa >= 0),
  vat_included boolean not null default false,
  is_active boolean not null default true,
  version int not null default 1,
  constraint item_variant_id_key primary key (business_id, id),
  constraint item_variant_of_item unique (business_id, item_id, id),
  constraint item_variant_combination_key unique (business_id, item_id, combination),
  constraint item_variant_barcode_key unique (business_id, barcode),
  constraint item_variant_barcode_scanned check (is_scanned(barcode)),
  constraint item_variant_item foreign key (business_id, item_id) references item on delete cascade
);
create unique index item_variant_sku_key on item_variant (business_id, lower(sku));
call own_by_business('item_variant');

-- The values of a variant, one of an attribute, and none that its item may not have.
create table item_variant_value (
  business_id bigint not null,
  id bigint generated always as identity,
  item_id bigint not null,
  item_variant_id bigint not null,
  value_business_id bigint not null,
  attribute_id bigint not null,
  attribute_value_id bigint not null,
  constraint item_variant_value_id_key primary key (business_id, id),
  constraint item_variant_value_attribute_key unique (business_id, item_variant_id, value_business_id, attribute_id),
  constraint item_variant_value_variant foreign key (business_id, item_id, item_variant_id)
    references item_variant (business_id, item_id, id) on delete cascade,
  constraint item_variant_value_of_item foreign key (business_id, item_id, value_business_id, attribute_id, attribute_value_id)
    references item_attribute_value (business_id, item_id, value_business_id, attribute_id, attribute_value_id)
);
create index item_variant_value_by_value on item_variant_value (business_id, attribute_value_id, item_id);
call own_by_business('item_variant_value');

create table service (
  business_id bigint not null,
  id bigint generated always as identity,
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  name_np text,
  duration_type text not null check (duration_type in ('JOB', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY')),
  price_paisa bigint not null check (price_paisa >= 0),
  vat_included boolean not null default false,
  taxable boolean not null,
  tax_rate_id bigint,
  description text,
  is_active boolean not null default true,
  created_by bigint,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint service_id_key primary key (business_id, id),
  constraint service_code_key unique (business_id, code)
);
create unique index service_name_key on service (business_id, lower(name));
create index service_by_name on service (business_id, (name collate "ne-x-icu"), id desc);
create index service_by_nepali_name on service (business_id, (coalesce(name_np, name) collate "ne-x-icu"), id desc);
call own_by_business('service');
