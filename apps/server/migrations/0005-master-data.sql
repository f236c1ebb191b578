-- Types of address, vendor and unit, VAT groups, unit groups with conversions, attributes with values, landing costs;
-- and for all master data: codes and names that differ by more than capitals.

create table address_type (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  is_active boolean not null default true,
  version int not null default 1
);
create table vendor_type (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  is_active boolean not null default true,
  version int not null default 1
);
create table unit_type (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  is_active boolean not null default true,
  version int not null default 1
);
create table vat_group (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  tax_rate_id bigint not null references tax_rate,
  is_active boolean not null default true,
  version int not null default 1
);

do $$
declare
  platform_table text;
begin
  foreach platform_table in array array['address_type', 'vendor_type', 'unit_type', 'vat_group']
  loop
    execute format('grant select, insert, update on %I to bahi_app', platform_table);
  end loop;
  -- These were constraints, which take no expression.
  foreach platform_table in array array['country', 'province', 'district', 'local_body_type', 'local_body', 'business_type']
  loop
    execute format('alter table %I drop constraint %I', platform_table, platform_table || '_code_key');
  end loop;
  foreach platform_table in array array['country', 'province', 'district', 'local_body_type', 'local_body', 'business_type',
    'address_type', 'vendor_type', 'unit_type', 'vat_group']
  loop
    execute format('create unique index %I on %I (lower(code))', platform_table || '_code_key', platform_table);
  end loop;
  foreach platform_table in array array['country', 'local_body_type', 'business_type', 'address_type', 'vendor_type',
    'unit_type', 'vat_group']
  loop
    execute format('create unique index %I on %I (lower(name))', platform_table || '_name_key', platform_table);
  end loop;
end $$;
grant usage on all sequences in schema public to bahi_app;

alter table province drop constraint province_name_key;
create unique index province_name_key on province (country_id, lower(name));
alter table district drop constraint district_name_key;
create unique index district_name_key on district (province_id, lower(name));
alter table local_body drop constraint local_body_name_key;
create unique index local_body_name_key on local_body (district_id, lower(name));
alter table tax_rate drop constraint tax_rate_name_key;
create unique index tax_rate_name_key on tax_rate (lower(name));

alter table unit add column unit_type_id bigint;
alter table unit add constraint unit_type_known foreign key (unit_type_id) references unit_type;

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
  is_active boolean not null default true,
  version int not null default 1,
  constraint landing_cost_id_key primary key (business_id, id)
);
create unique index landing_cost_name_key on landing_cost (business_id, lower(name));
call shareable_by_business('landing_cost');
