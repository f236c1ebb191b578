-- Records that are brought in from a file of another program: what was read of it waits, judged, until it is stored as a
-- whole. What an import made is kept beside it, so that it can be taken back while nothing uses it.
create table data_import (
  business_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('ITEM', 'CUSTOMER', 'VENDOR', 'CUSTOMER_DUE', 'VENDOR_DUE')),
  state text not null default 'STAGED' check (state in ('STAGED', 'COMMITTED', 'TAKEN_BACK')),
  file_name text not null,
  -- What the columns of the file are called, and what each is: empty for one that is not taken over.
  headings text[] not null,
  columns text[] not null,
  present text not null default 'SKIP' check (present in ('SKIP', 'REFUSE')),
  makes_missing boolean not null default true,
  -- Where opening stock is whose row names no outlet.
  outlet_id bigint,
  -- Of open bills: the day as at which all of them are owed.
  booked_on date,
  -- As it was judged last; of one that is stored, what was stored.
  row_count int not null,
  new_rows int not null default 0,
  present_rows int not null default 0,
  error_rows int not null default 0,
  left_out_rows int not null default 0,
  error_count int not null default 0,
  record_count int not null default 0,
  quantity numeric(18,4) not null default 0,
  value_paisa bigint not null default 0,
  missing jsonb not null default '[]',
  -- What the old program says of the same.
  expected_rows int check (expected_rows >= 0),
  expected_quantity numeric(18,4) check (expected_quantity >= 0),
  expected_value_paisa bigint check (expected_value_paisa >= 0),
  created_by bigint,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  committed_at timestamptz,
  taken_back_at timestamptz,
  taken_back_by_name text,
  version int not null default 1,
  constraint data_import_id_key primary key (business_id, id),
  constraint data_import_columns_whole check (cardinality(headings) = cardinality(columns)),
  constraint data_import_state_told check (
    (state = 'STAGED') = (committed_at is null) and (state = 'TAKEN_BACK') = (taken_back_at is not null)),
  constraint data_import_outlet foreign key (business_id, outlet_id) references outlet
);
create index data_import_by_time on data_import (business_id, created_at);
call own_by_business('data_import');

-- The rows of a file until they are stored, or given up.
create table data_import_row (
  business_id bigint not null,
  import_id bigint not null,
  -- In the file, from 1, its heading counted.
  row_number int not null check (row_number > 0),
  cells text[] not null,
  is_left_out boolean not null default false,
  state text not null default 'NEW' check (state in ('NEW', 'PRESENT', 'ERROR', 'LEFT_OUT')),
  problems jsonb not null default '[]',
  constraint data_import_row_key primary key (business_id, import_id, row_number),
  constraint data_import_row_import foreign key (business_id, import_id) references data_import on delete cascade
);
call own_by_business('data_import_row', false);

-- What an import made, kind by kind.
create table data_import_record (
  business_id bigint not null,
  id bigint generated always as identity,
  import_id bigint not null,
  kind text not null check (kind in
    ('ITEM', 'CUSTOMER', 'VENDOR', 'CUSTOMER_DUE', 'VENDOR_DUE', 'CATEGORY', 'BRAND', 'UNIT', 'ATTRIBUTE')),
  record_id bigint not null,
  constraint data_import_record_id_key primary key (business_id, id),
  constraint data_import_record_once unique (business_id, import_id, kind, record_id),
  constraint data_import_record_import foreign key (business_id, import_id) references data_import
);
call append_only_by_business('data_import_record');

-- How the columns of files with the same headings were matched last.
create table data_import_match (
  business_id bigint not null,
  id bigint generated always as identity,
  kind text not null,
  headings text[] not null,
  columns text[] not null,
  version int not null default 1,
  constraint data_import_match_id_key primary key (business_id, id),
  constraint data_import_match_key unique (business_id, kind, headings),
  constraint data_import_match_whole check (cardinality(headings) = cardinality(columns))
);
call own_by_business('data_import_match');

-- How far the storing of an import is: written past its transaction, so that it can be read meanwhile.
create table data_import_progress (
  business_id bigint not null,
  import_id bigint not null,
  done int not null check (done >= 0),
  total int not null check (total >= done),
  at timestamptz not null default now(),
  constraint data_import_progress_key primary key (business_id, import_id)
);
call own_by_business('data_import_progress', false);
