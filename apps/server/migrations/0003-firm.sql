-- A firm: outlets and premises, its people's rights and addresses, files, what the platform answered it, and who took
-- its data along.

create table outlet (
  business_id bigint not null,
  id bigint generated always as identity,
  -- Stands inside the numbers of all that is issued there.
  code text not null check (code ~ '^[A-Z0-9]{1,8}$'),
  name text not null check (name <> ''),
  name_np text,
  address_type_id bigint,
  phone text,
  phone2 text,
  email text,
  email2 text,
  province_id bigint,
  district_id bigint,
  local_body_id bigint,
  ward_no int,
  tole text,
  -- The place on the map, as Google's plus code says it.
  google_code text,
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
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint role_id_key primary key (business_id, id),
  constraint role_code_key unique (business_id, code)
);
create unique index role_name_key on role (business_id, lower(name));
call shareable_by_business('role');

-- A grant of a role; it can be switched off for a while.
create table role_module_privilege (
  business_id bigint not null,
  id bigint generated always as identity,
  role_id bigint not null,
  module_id bigint not null,
  -- Of create, read, update, delete, approve, report.
  privileges text[] not null,
  is_active boolean not null default true,
  constraint role_module_privilege_id_key unique (business_id, id),
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
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint user_role_id_key primary key (business_id, id),
  constraint user_role_shared check (role_business_id in (0, business_id)),
  constraint user_role_dates check (effective_till is null or effective_till >= effective_from),
  constraint user_role_outlet foreign key (business_id, outlet_id) references outlet
);
create index user_role_by_user on user_role (business_id, user_id);
create index user_role_by_role on user_role (business_id, role_business_id, role_id);
call own_by_business('user_role');

-- What an assignment grants on a screen, in place of what its role says there. No privileges: nothing on this screen.
create table user_role_detail (
  business_id bigint not null,
  id bigint generated always as identity,
  user_role_id bigint not null,
  module_id bigint not null,
  privileges text[] not null,
  constraint user_role_detail_id_key primary key (business_id, id),
  constraint user_role_detail_module_key unique (business_id, user_role_id, module_id),
  constraint user_role_detail_assignment foreign key (business_id, user_role_id) references user_role on delete cascade,
  constraint user_role_detail_known check (privileges <@ array['create', 'read', 'update', 'delete', 'approve', 'report'])
);
call own_by_business('user_role_detail');

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
  -- Its place among the files of the record.
  position int not null default 0,
  created_by bigint,
  created_at timestamptz not null default now(),
  constraint stored_file_id_key primary key (business_id, id),
  constraint stored_file_uuid_key unique (business_id, uuid)
);
create index stored_file_by_record on stored_file (business_id, attached_to, attached_id);
call own_by_business('stored_file');
create table stored_file_content (
  business_id bigint not null,
  file_id bigint not null,
  content bytea not null,
  constraint stored_file_content_key primary key (business_id, file_id),
  constraint stored_file_content_file foreign key (business_id, file_id) references stored_file on delete cascade
);
-- A file is sent in pieces: a value that is kept as it is can be read so, a compressed one only whole.
alter table stored_file_content alter column content set storage external;
call own_by_business('stored_file_content', false);

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

-- Who took all data of the business along, and when.
create table data_download (
  business_id bigint not null,
  id bigint generated always as identity,
  file_type text not null check (file_type in ('EXCEL', 'JSON')),
  size_bytes bigint not null check (size_bytes > 0),
  row_count bigint not null check (row_count >= 0),
  downloaded_by bigint not null,
  downloaded_by_name text not null,
  downloaded_at timestamptz not null default now(),
  constraint data_download_id_key primary key (business_id, id)
);
create index data_download_by_time on data_download (business_id, downloaded_at);
call append_only_by_business('data_download');
