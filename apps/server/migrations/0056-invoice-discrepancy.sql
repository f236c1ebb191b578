-- Differences that are reported on issued invoices: noted beside them, and settled; they post nothing.
create table invoice_discrepancy (
  business_id bigint not null,
  id bigint generated always as identity,
  invoice_id bigint not null,
  reason text not null check (reason in ('QUANTITY', 'PRICE', 'DAMAGED', 'TAX', 'OTHER')),
  amount_paisa bigint not null check (amount_paisa > 0),
  remarks text,
  reported_by bigint not null,
  reported_by_name text not null,
  reported_at timestamptz not null default now(),
  -- How it was settled; null while it is open.
  resolution text check (resolution <> ''),
  resolved_by bigint,
  resolved_by_name text,
  resolved_at timestamptz,
  version int not null default 1,
  constraint invoice_discrepancy_id_key primary key (business_id, id),
  constraint invoice_discrepancy_resolved_whole
    check (num_nonnulls(resolution, resolved_by, resolved_by_name, resolved_at) in (0, 4)),
  constraint invoice_discrepancy_invoice foreign key (business_id, invoice_id) references invoice
);
create index invoice_discrepancy_by_invoice on invoice_discrepancy (business_id, invoice_id, id);
call own_by_business('invoice_discrepancy');
