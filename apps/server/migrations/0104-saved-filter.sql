-- What a list is narrowed to, kept under a name (decision 0123), as its address has it.
create table saved_filter (
  business_id bigint not null,
  id bigint generated always as identity,
  -- The call of the list.
  list text not null check (list <> '' and length(list) <= 60),
  name text not null check (name <> '' and length(name) <= 100),
  name_np text check (length(name_np) <= 100),
  filter jsonb not null check (jsonb_typeof(filter) = 'object'),
  -- Which days are meant each time it is opened; null where the filter names them, or none.
  period text,
  -- The list opens with it, of who keeps it.
  is_default boolean not null default false,
  kept_by bigint not null,
  kept_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint saved_filter_id_key primary key (business_id, id)
);
create unique index saved_filter_name_key on saved_filter (business_id, kept_by, list, lower(name));
create unique index saved_filter_default_key on saved_filter (business_id, kept_by, list) where is_default;
call own_by_business('saved_filter');

-- Whose holders find it as well.
create table saved_filter_role (
  business_id bigint not null,
  id bigint generated always as identity,
  saved_filter_id bigint not null,
  role_business_id bigint not null,
  role_id bigint not null,
  constraint saved_filter_role_id_key primary key (business_id, id),
  constraint saved_filter_role_once unique (business_id, saved_filter_id, role_business_id, role_id),
  constraint saved_filter_role_shared check (role_business_id in (0, business_id)),
  constraint saved_filter_role_filter foreign key (business_id, saved_filter_id) references saved_filter on delete cascade
);
call own_by_business('saved_filter_role');
