-- What people wrote on a record, for who reads it.
create table record_comment (
  business_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (kind <> ''),
  record_id bigint not null,
  text text not null check (text <> '' and length(text) <= 1000),
  written_by bigint not null,
  written_by_name text not null,
  written_at timestamptz not null default now(),
  constraint record_comment_id_key primary key (business_id, id)
);
create index record_comment_by_record on record_comment (business_id, kind, record_id);
call own_by_business('record_comment');
