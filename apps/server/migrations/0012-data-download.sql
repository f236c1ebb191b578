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
