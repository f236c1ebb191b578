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
