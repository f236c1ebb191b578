-- A firm: outlets, people's rights, files, parties and goods.

create table outlet (
  business_id bigint not null,
  id bigint generated always as identity,
  -- Stands inside invoice numbers once there are several outlets.
  code text not null check (code ~ '^[A-Z0-9]{1,8}$'),
  name text not null check (name <> ''),
  name_np text,
  phone text,
  email text,
  province_id bigint,
  district_id bigint,
  local_body_id bigint,
  ward_no int,
  tole text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint outlet_id_key primary key (business_id, id),
  constraint outlet_code_key unique (business_id, code),
  constraint outlet_name_key unique (business_id, name)
);
call own_by_business('outlet');

create table user_outlet (
  business_id bigint not null,
  user_id bigint not null,
  outlet_id bigint not null,
  constraint user_outlet_key primary key (business_id, user_id, outlet_id),
  constraint user_outlet_outlet foreign key (business_id, outlet_id) references outlet
);
call own_by_business('user_outlet');

create table role (
  business_id bigint not null,
  id bigint generated always as identity,
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  name_np text,
  description text,
  user_type text not null check (user_type in ('SUPER_USER', 'INTERNAL_USER', 'BUSINESS_OWNER_USER', 'OUTLET_USER', 'BUSINESS_INTERNAL')),
  is_active boolean not null default true,
  version int not null default 1,
  constraint role_id_key primary key (business_id, id),
  constraint role_code_key unique (business_id, code)
);
call shareable_by_business('role');

create table role_module_privilege (
  business_id bigint not null,
  role_id bigint not null,
  module_id bigint not null,
  -- Of create, read, update, delete, approve, report.
  privileges text[] not null,
  constraint role_module_privilege_key primary key (business_id, role_id, module_id),
  constraint role_module_privilege_role foreign key (business_id, role_id) references role on delete cascade,
  constraint role_module_privilege_known check (privileges <@ array['create', 'read', 'update', 'delete', 'approve', 'report'])
);
call shareable_by_business('role_module_privilege');

create table user_role (
  business_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  role_business_id bigint not null,
  role_id bigint not null,
  -- Null: in every outlet the user works in.
  outlet_id bigint,
  effective_from date not null,
  effective_till date,
  constraint user_role_id_key primary key (business_id, id),
  constraint user_role_shared check (role_business_id in (0, business_id)),
  constraint user_role_dates check (effective_till is null or effective_till >= effective_from),
  constraint user_role_outlet foreign key (business_id, outlet_id) references outlet
);
create index user_role_by_user on user_role (business_id, user_id);
call own_by_business('user_role');

create table stored_file (
  business_id bigint not null,
  id bigint generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  name text not null,
  content_type text not null,
  size_bytes int not null check (size_bytes between 1 and 12000000),
  sha256 bytea not null,
  -- What it belongs to; null while it waits for its form to be saved.
  attached_to text,
  attached_id bigint,
  created_by bigint,
  created_at timestamptz not null default now(),
  constraint stored_file_id_key primary key (business_id, id),
  constraint stored_file_uuid_key unique (business_id, uuid)
);
call own_by_business('stored_file');
create table stored_file_content (
  business_id bigint not null,
  file_id bigint not null,
  content bytea not null,
  constraint stored_file_content_key primary key (business_id, file_id),
  constraint stored_file_content_file foreign key (business_id, file_id) references stored_file on delete cascade
);
call own_by_business('stored_file_content', false);

create table customer (
  business_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_np text,
  email text,
  phone_number text not null check (phone_number ~ '^[0-9]{8,10}$'),
  focal_person text not null check (focal_person <> ''),
  vat_pan_no text check (vat_pan_no ~ '^[0-9]+$'),
  province_id bigint not null,
  district_id bigint not null,
  local_body_id bigint not null,
  ward_no int not null check (ward_no between 1 and 99),
  tole text,
  is_active boolean not null default true,
  created_by bigint,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint customer_id_key primary key (business_id, id)
);
create index customer_by_name on customer (business_id, name);
call own_by_business('customer');

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
  is_active boolean not null default true,
  version int not null default 1,
  constraint unit_id_key primary key (business_id, id)
);
create unique index unit_short_code_key on unit (business_id, lower(short_code));
create unique index unit_name_key on unit (business_id, lower(name));
call shareable_by_business('unit');

create table item (
  business_id bigint not null,
  id bigint generated always as identity,
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  name_np text,
  hs_code text,
  category_business_id bigint not null,
  category_id bigint not null,
  brand_business_id bigint,
  brand_id bigint,
  unit_business_id bigint not null,
  unit_id bigint not null,
  purchase_date date,
  purchase_date_bs text,
  taxable boolean not null,
  tax_rate_id bigint,
  has_variants boolean not null default false,
  reorder_point numeric(18,4) check (reorder_point >= 0),
  description text,
  is_active boolean not null default true,
  created_by bigint,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint item_id_key primary key (business_id, id),
  constraint item_code_key unique (business_id, code),
  constraint item_category_shared check (category_business_id in (0, business_id)),
  constraint item_brand_shared check (brand_business_id in (0, business_id)),
  constraint item_unit_shared check (unit_business_id in (0, business_id)),
  constraint item_category_known foreign key (category_business_id, category_id) references item_category,
  constraint item_brand_known foreign key (brand_business_id, brand_id) references brand,
  constraint item_unit_known foreign key (unit_business_id, unit_id) references unit
);
create unique index item_name_key on item (business_id, lower(name));
call own_by_business('item');

-- What is stocked and sold: a simple item has one, the default.
create table item_variant (
  business_id bigint not null,
  id bigint generated always as identity,
  item_id bigint not null,
  -- The attribute values joined for display; null for the default variant.
  attribute_value text,
  barcode text,
  purchase_price_paisa bigint check (purchase_price_paisa >= 0),
  selling_price_paisa bigint not null check (selling_price_paisa >= 0),
  vat_included boolean not null default false,
  is_default boolean not null default true,
  is_active boolean not null default true,
  version int not null default 1,
  constraint item_variant_id_key primary key (business_id, id),
  constraint item_variant_barcode_key unique (business_id, barcode),
  constraint item_variant_item foreign key (business_id, item_id) references item on delete cascade
);
create index item_variant_by_item on item_variant (business_id, item_id);
call own_by_business('item_variant');

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
call own_by_business('service');
