-- What it costs to bring the goods of a purchase home: bills of their own, spread over its lines.

insert into document_kind (code, party_kind, settled_by) values ('DIRECT_COST', 'vendor', 'PAID');

-- Of an import the customs may take VAT alone.
alter table document drop constraint document_vat_within_total,
  add constraint document_vat_within_total check (vat_paisa >= 0
    and (vat_paisa < total_paisa or (vat_paisa = total_paisa and kind = 'DIRECT_COST')));

create table direct_cost (
  business_id bigint not null,
  id bigint not null,
  purchase_id bigint not null,
  landing_cost_business_id bigint not null,
  landing_cost_id bigint not null,
  -- What it is for, as it was called then.
  name text not null,
  name_np text,
  allocation_method text not null check (allocation_method in ('QUANTITY', 'VALUE', 'EQUAL')),
  -- For each of the items' own unit; null where it was given as a whole.
  per_unit_paisa bigint check (per_unit_paisa > 0),
  -- Without VAT: what is spread. Nothing where the customs took VAT alone.
  net_paisa bigint not null check (net_paisa >= 0),
  -- The number on the bill.
  bill_number text,
  -- What was true of the vendor when it was entered.
  vendor_name text not null,
  vendor_name_np text,
  vendor_pan text not null,
  is_vendor_registered boolean not null,
  remarks text,
  constraint direct_cost_id_key primary key (business_id, id),
  constraint direct_cost_shared check (landing_cost_business_id in (0, business_id)),
  constraint direct_cost_document foreign key (business_id, id) references document on delete cascade,
  constraint direct_cost_purchase foreign key (business_id, purchase_id) references purchase,
  constraint direct_cost_landing_cost foreign key (landing_cost_business_id, landing_cost_id) references landing_cost
);
create index direct_cost_by_purchase on direct_cost (business_id, purchase_id);
create index direct_cost_by_landing_cost on direct_cost (landing_cost_business_id, landing_cost_id);
call own_by_business('direct_cost');

-- What each line bears of it, and how much of that was in stock by it; the rest was of goods that were sold already.
create table direct_cost_share (
  business_id bigint not null,
  id bigint generated always as identity,
  direct_cost_id bigint not null,
  purchase_line_id bigint not null,
  amount_paisa bigint not null check (amount_paisa >= 0),
  stock_paisa bigint not null check (stock_paisa between 0 and amount_paisa),
  constraint direct_cost_share_id_key primary key (business_id, id),
  constraint direct_cost_share_line_key unique (business_id, direct_cost_id, purchase_line_id),
  constraint direct_cost_share_cost foreign key (business_id, direct_cost_id) references direct_cost on delete cascade,
  constraint direct_cost_share_line foreign key (business_id, purchase_line_id) references purchase_line
);
create index direct_cost_share_by_line on direct_cost_share (business_id, purchase_line_id);
call own_by_business('direct_cost_share');

-- What brought the goods of a purchase home goes back first: it was for goods that there would be no more.
create function keep_carried() returns trigger language plpgsql as $$
begin
  if exists (select from direct_cost own join document on document.business_id = own.business_id and document.id = own.id
    where own.business_id = new.business_id and own.purchase_id = new.id and document.state = 'FINAL') then
    raise exception 'purchase % has landed costs', new.id
      using errcode = 'integrity_constraint_violation', constraint = 'purchase_costs_first';
  end if;
  return new;
end $$;
create trigger keep_carried before update of state on document for each row
  when (new.kind = 'PURCHASE' and new.state = 'CANCELLED' and old.state = 'FINAL') execute function keep_carried();

call find_by_texts('direct_cost_billed', 'direct_cost', 'id', 'bill_number');
create or replace function document_found(searched text[]) returns setof bigint language sql stable rows 5 as $$
  select document_headed(searched) union select expense_billed(searched) union select purchase_billed(searched)
    union select direct_cost_billed(searched)
$$;
