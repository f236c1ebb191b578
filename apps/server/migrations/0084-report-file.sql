-- A report that is made as a file apart from the request that asked for it, for who asked. Kept for some days as what was
-- asked for; its content for a day.
create table report_file (
  business_id bigint not null,
  id bigint generated always as identity,
  -- Whose rows it has: those of the outlet in which it was asked for; null: of the whole business.
  outlet_id bigint,
  user_id bigint not null,
  report text not null check (report <> ''),
  -- As it was sent: days, filter and order; the hash tells who asks for the same again.
  asked jsonb not null check (jsonb_typeof(asked) = 'object'),
  asked_hash bytea not null,
  from_on date not null,
  to_on date not null,
  file_type text not null check (file_type in ('PDF', 'EXCEL', 'ZIP')),
  language text not null check (language in ('ne', 'en')),
  is_of_changes boolean not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'MAKING', 'READY', 'FAILED', 'CANCELLED')),
  failure text check (failure in
    ('USER_INACTIVE', 'NO_RIGHT', 'NO_OUTLET', 'FILTER_WRONG', 'NO_ROWS', 'TOO_LONG', 'TOO_LONG_FOR_PDF', 'OTHER')),
  tries int not null default 0,
  -- From when on a server may take it; of one that is being made: once the server that makes it is given up.
  due_at timestamptz,
  rows_done int not null default 0 check (rows_done >= 0),
  -- Null until they are counted.
  rows_total int check (rows_total >= 0),
  -- Whether it tells what goods cost, which is a right of its own.
  shows_cost boolean not null default false,
  -- Further rights to what is in it: who lacks one meanwhile is not handed it.
  needs text[] not null default '{}',
  file_name text,
  content_type text,
  size_bytes bigint,
  begun_at timestamptz not null,
  settled_at timestamptz,
  expires_at timestamptz,
  constraint report_file_id_key primary key (business_id, id),
  constraint report_file_open check ((state in ('WAITING', 'MAKING')) = (due_at is not null) and (due_at is null) = (settled_at is not null)),
  constraint report_file_failed check ((state = 'FAILED') = (failure is not null)),
  constraint report_file_ready check ((state = 'READY') = (expires_at is not null) and (state <> 'READY' or
    (file_name is not null and content_type is not null and size_bytes is not null))),
  constraint report_file_outlet foreign key (business_id, outlet_id) references outlet
);
-- The same is made once, however often it is asked for meanwhile.
create unique index report_file_open_key on report_file (business_id, user_id, coalesce(outlet_id, 0), asked_hash) where due_at is not null;
create index report_file_of_user on report_file (business_id, user_id, id desc);
create index report_file_due_of_all on report_file (due_at) where due_at is not null;
-- Not audited: it is a copy of what is there, and gone within days. Who took it along is in the security log.
call own_by_business('report_file', false);
call scope_by_outlet('report_file');

-- Its content in pieces, in their order: a server holds few of them, and any server has them.
create table report_file_piece (
  business_id bigint not null,
  file_id bigint not null,
  position int not null check (position >= 0),
  content bytea not null,
  constraint report_file_piece_key primary key (business_id, file_id, position),
  constraint report_file_piece_file foreign key (business_id, file_id) references report_file on delete cascade
);
-- It is packed already.
alter table report_file_piece alter column content set storage external;
call own_by_business('report_file_piece', false);

-- For which businesses files are to be made now: the server that asks then goes behind the walls of each.
create function businesses_with_due_report_files(moment timestamptz) returns setof bigint language plpgsql stable
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return query
    select file.business_id from report_file file where file.due_at <= moment
    group by file.business_id order by min(file.due_at), file.business_id;
end $$;
call read_across_businesses('businesses_with_due_report_files(timestamptz)', 'report_file');
