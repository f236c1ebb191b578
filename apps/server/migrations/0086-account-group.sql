-- The groups of the account tree: those that every business begins with, and its own.
create table account_group (
  business_id bigint not null,
  id bigint generated always as identity,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9._]{0,19}$'),
  name text not null check (name <> '' and length(name) <= 100),
  name_np text not null check (name_np <> '' and length(name_np) <= 100),
  kind text not null check (kind in ('asset', 'liability', 'equity', 'income', 'expense')),
  -- In which part of the statements its accounts stand, and where its own accounts stand in it.
  part text not null check (part in ('NET_SALES', 'COST_OF_SALES', 'OTHER_INCOME', 'EXPENSES', 'ASSETS', 'LIABILITIES', 'CAPITAL')),
  place int not null,
  is_built_in boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint account_group_id_key primary key (business_id, id),
  constraint account_group_code_key unique (business_id, code),
  constraint account_group_built_in_stays check (is_active or not is_built_in)
);
create unique index account_group_name_key on account_group (business_id, lower(name));
call own_by_business('account_group');
create trigger stays before update of code, kind, part or delete on account_group
  for each row execute function refuse_change('account_group');

alter table account add constraint account_group_of foreign key (business_id, group_code) references account_group (business_id, code);
