-- Vendors with their addresses and the people to talk to, categories of income and expense, terms and conditions.

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
create index vendor_by_name on vendor (business_id, name);
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

-- What a business prints below its bills.
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

-- An issued bill keeps the texts that were in force when it was issued; the trigger keep_issued guards them.
alter table invoice add column terms jsonb not null default '[]';
