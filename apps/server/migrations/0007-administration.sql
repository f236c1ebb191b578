-- What is kept of outlets, businesses and addresses by those who administer them.

alter table outlet
  add column address_type_id bigint,
  add column phone2 text,
  add column email2 text,
  -- The place on the map, as Google's plus code says it.
  add column google_code text;

-- The answers of the platform to a business, each with what it made of the business's status.
create table business_response (
  business_id bigint not null,
  id bigint generated always as identity,
  response text not null check (response in ('APPROVED', 'REJECTED', 'SUSPENDED', 'REACTIVATED')),
  remarks text,
  responded_by bigint,
  responded_at timestamptz not null default now(),
  constraint business_response_id_key primary key (business_id, id)
);
call append_only_by_business('business_response');

-- Further premises of a business: a godown, a workshop.
create table business_house_address (
  business_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_np text,
  address_type_id bigint not null,
  phone text,
  province_id bigint not null,
  district_id bigint not null,
  local_body_id bigint not null,
  ward_no int not null check (ward_no between 1 and 99),
  tole text,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint business_house_address_id_key primary key (business_id, id)
);
call own_by_business('business_house_address');

-- Where a person lives or receives letters; each keeps their own.
create table user_address (
  business_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  address_type_id bigint not null,
  province_id bigint not null,
  district_id bigint not null,
  local_body_id bigint not null,
  ward_no int not null check (ward_no between 1 and 99),
  tole text,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint user_address_id_key primary key (business_id, id)
);
create index user_address_by_user on user_address (business_id, user_id);
call own_by_business('user_address');
