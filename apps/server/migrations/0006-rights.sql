-- Rights that are kept one by one: a grant of a role has an id and can be switched off for a while, an assignment of a
-- role can say otherwise for single screens, and modules carry what the platform writes about them.

alter table role add column created_at timestamptz not null default now();
create unique index role_name_key on role (business_id, lower(name));

alter table role_module_privilege
  add column id bigint generated always as identity,
  add column is_active boolean not null default true;
alter table role_module_privilege add constraint role_module_privilege_id_key unique (business_id, id);
-- Sequences that are made after a table was shared are granted here.
grant usage on all sequences in schema public to bahi_app;

alter table user_role
  add column created_at timestamptz not null default now(),
  add column version int not null default 1;
create index user_role_by_role on user_role (business_id, role_business_id, role_id);

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

alter table module
  add column icon_class text,
  add column resource_name text,
  add column url text,
  add column http_method text check (http_method in ('GET', 'POST', 'PUT', 'DELETE')),
  -- Comes with the product: what it is and what it grants is not for the platform to change.
  add column is_built_in boolean not null default false;
create unique index module_name_key on module (coalesce(parent_id, 0), lower(name)) where not is_built_in;
create trigger audit after insert or update or delete on module for each row
  execute function write_audit_event('module', 'no_business');

-- Whether anybody of any business has a role that all businesses share. Businesses are asked one after another,
-- because nobody sees the rows of several at once; afterwards the transaction is its own business's again.
create function shared_role_in_use(shared_role_id bigint) returns boolean language plpgsql as $$
declare
  own text := current_setting('app.business_id');
  asked bigint;
  in_use boolean := false;
begin
  for asked in select id from business order by id loop
    execute format('set local app.business_id = %L', asked::text);
    select exists (select from user_role
      where business_id = asked and role_business_id = 0 and role_id = shared_role_id) into in_use;
    exit when in_use;
  end loop;
  execute format('set local app.business_id = %L', own);
  return in_use;
end $$;
