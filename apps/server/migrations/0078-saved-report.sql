-- A report with its filter, kept under a name.
create table saved_report (
  business_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> '' and length(name) <= 100),
  name_np text check (length(name_np) <= 100),
  -- The path of the report; the filter as its address has it.
  report text not null check (report <> ''),
  filter jsonb not null check (jsonb_typeof(filter) = 'object'),
  -- Which days are meant each time it is opened; null where the filter names them.
  period text,
  kept_by bigint not null,
  kept_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint saved_report_id_key primary key (business_id, id)
);
-- Two people may call theirs the same.
create unique index saved_report_name_key on saved_report (business_id, kept_by, report, lower(name));
call own_by_business('saved_report');

-- Whose holders find it as well.
create table saved_report_role (
  business_id bigint not null,
  id bigint generated always as identity,
  saved_report_id bigint not null,
  role_business_id bigint not null,
  role_id bigint not null,
  constraint saved_report_role_id_key primary key (business_id, id),
  constraint saved_report_role_once unique (business_id, saved_report_id, role_business_id, role_id),
  constraint saved_report_role_shared check (role_business_id in (0, business_id)),
  constraint saved_report_role_report foreign key (business_id, saved_report_id) references saved_report on delete cascade
);
call own_by_business('saved_report_role');
