-- Purchase bills: whose they are, what settles them, and what they have beside their head.

insert into document_kind (code, party_kind, settled_by, is_by_day) values ('PURCHASE', 'vendor', 'PAID', false);

create table purchase (
  business_id bigint not null,
  id bigint not null,
  -- The number on the vendor's own bill.
  bill_number text,
  -- Whether the bill bears VAT: of a vendor who is registered for it, and not from abroad.
  is_tax_invoice boolean not null,
  -- Whether that VAT is set off; else it is a part of what the goods cost.
  is_vat_set_off boolean not null,
  origin text not null check (origin in ('LOCAL', 'IMPORT')),
  -- The declaration of the customs, and where the goods come from.
  declaration_number text,
  declared_on date,
  declared_on_bs text,
  -- As the places of addresses, it is known on the machine that writes countries.
  country_id bigint,
  -- What was true of the vendor when the bill was entered.
  vendor_name text not null,
  vendor_name_np text,
  vendor_pan text,
  vendor_address text not null,
  vendor_address_np text not null,
  rates_include_vat boolean not null,
  discount_type text not null check (discount_type in ('1', '2')),
  -- Hundredths of a per cent or paisa, by the type.
  discount_value bigint not null check (discount_value >= 0),
  quantity numeric(18,4) not null,
  sub_total_paisa bigint not null check (sub_total_paisa >= 0),
  line_discount_paisa bigint not null check (line_discount_paisa >= 0),
  discount_paisa bigint not null check (discount_paisa >= 0),
  shipping_paisa bigint not null check (shipping_paisa >= 0),
  taxable_paisa bigint not null check (taxable_paisa >= 0),
  exempt_paisa bigint not null check (exempt_paisa >= 0),
  zero_rated_paisa bigint not null check (zero_rated_paisa >= 0),
  -- The VAT on the bill; that of the head is what is set off.
  bill_vat_paisa bigint not null check (bill_vat_paisa >= 0),
  -- What the vendor added to the total, or took off.
  rounding_paisa bigint not null check (rounding_paisa between -100 and 100),
  remarks text,
  constraint purchase_id_key primary key (business_id, id),
  constraint purchase_declared check (origin = 'IMPORT' or num_nonnulls(declaration_number, declared_on, country_id) = 0),
  constraint purchase_declared_on_whole check ((declared_on is null) = (declared_on_bs is null)),
  constraint purchase_import_untaxed check (origin = 'LOCAL' or not is_tax_invoice),
  constraint purchase_vat_on_bill check (is_tax_invoice or bill_vat_paisa = 0),
  constraint purchase_document foreign key (business_id, id) references document on delete cascade
);
call own_by_business('purchase');
create trigger keep_issued before insert or update or delete on purchase for each row execute function keep_issued('');

-- What is taxed, what is not, VAT and rounding add up to the head, and the head's VAT is what is set off.
create function check_purchase_sum() returns trigger language plpgsql as $$
begin
  if exists (select from purchase join document on document.business_id = purchase.business_id and document.id = purchase.id
    where purchase.business_id = new.business_id and purchase.id = new.id
      and (taxable_paisa + exempt_paisa + zero_rated_paisa + bill_vat_paisa + rounding_paisa <> total_paisa
        or vat_paisa <> case when is_vat_set_off then bill_vat_paisa else 0 end)) then
    raise exception 'purchase % does not add up', new.id using errcode = 'check_violation', constraint = 'purchase_adds_up';
  end if;
  return null;
end $$;
create constraint trigger purchase_adds_up after insert or update on purchase
  deferrable initially deferred for each row execute function check_purchase_sum();
create constraint trigger purchase_adds_up after update of total_paisa, vat_paisa on document
  deferrable initially deferred for each row when (new.kind = 'PURCHASE') execute function check_purchase_sum();

create table purchase_line (
  business_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  line_number int not null,
  item_variant_id bigint,
  service_id bigint,
  -- What was true when it was written; a later change of the master record alters no bill.
  code text not null,
  particulars text not null,
  particulars_np text,
  brand text,
  brand_np text,
  hs_code text,
  -- What quantity and rate are in; null for a service.
  unit_business_id bigint,
  unit_id bigint,
  unit text not null,
  unit_np text,
  quantity numeric(18,4) not null check (quantity > 0),
  -- The same in the item's own unit.
  stock_quantity numeric(18,4) not null check (stock_quantity > 0),
  stock_unit text,
  stock_unit_np text,
  -- 0 where it was given away.
  rate_paisa bigint not null check (rate_paisa >= 0),
  vat_included boolean not null,
  tax_code text not null check (tax_code in ('TAXABLE', 'EXEMPT', 'ZERO_RATED')),
  tax_rate_hundredths int not null,
  discount_type text not null check (discount_type in ('1', '2')),
  discount_value bigint not null,
  discount_paisa bigint not null,
  -- Before VAT, less the line's discount; then the share of the document's discount, and VAT.
  net_paisa bigint not null,
  document_discount_paisa bigint not null,
  vat_paisa bigint not null,
  -- Whether it is taxed at home, whoever sells it: of an import the register asks for it, though the bill bears no VAT.
  is_taxable boolean not null,
  -- Goods that the business keeps for its own work, and what is spent under a category; the rest goes onto the shelf.
  is_capital boolean not null,
  category_id bigint,
  -- What it costs the business: net, its part of the freight, and VAT that is not set off.
  cost_paisa bigint not null check (cost_paisa >= 0),
  -- Of goods that keep batches: the number, and the last day on which they may be sold.
  batch_number text check (batch_number <> ''),
  batch_expires_on date,
  remarks text,
  constraint purchase_line_id_key primary key (business_id, id),
  constraint purchase_line_number_key unique (business_id, document_id, line_number),
  constraint purchase_line_one_thing check ((item_variant_id is null) <> (service_id is null)),
  constraint purchase_line_one_place check (not is_capital or category_id is null),
  constraint purchase_line_service_spent check (service_id is null or is_capital or category_id is not null),
  constraint purchase_line_unit_of_item check ((unit_id is null) = (item_variant_id is null)),
  constraint purchase_line_unit_shared check (unit_business_id in (0, business_id)),
  constraint purchase_line_purchase foreign key (business_id, document_id) references purchase on delete cascade,
  constraint purchase_line_variant foreign key (business_id, item_variant_id) references item_variant,
  constraint purchase_line_service foreign key (business_id, service_id) references service,
  constraint purchase_line_category foreign key (business_id, category_id) references category,
  constraint purchase_line_unit foreign key (unit_business_id, unit_id) references unit
);
-- What was last paid for a thing.
create index purchase_line_by_variant on purchase_line (business_id, item_variant_id, document_id desc) where item_variant_id is not null;
create index purchase_line_by_service on purchase_line (business_id, service_id, document_id desc) where service_id is not null;
create index purchase_line_by_category on purchase_line (business_id, category_id) where category_id is not null;
create index purchase_line_by_unit on purchase_line (unit_business_id, unit_id) where unit_id is not null;
call own_by_business('purchase_line');

-- The lines of a document that bears a number stand with it, whatever its kind: theirs is `document_id`.
create function keep_issued_document_lines() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refuse_issued(business_id, document_id) from (select distinct business_id, document_id from old_rows) line;
  end if;
  if tg_op <> 'DELETE' then
    perform refuse_issued(business_id, document_id) from (select distinct business_id, document_id from new_rows) line;
  end if;
  return null;
end $$;
create trigger already_issued after insert on purchase_line referencing new table as new_rows
  for each statement execute function keep_issued_document_lines();
create trigger already_issued_update after update on purchase_line referencing old table as old_rows new table as new_rows
  for each statement execute function keep_issued_document_lines();
create trigger already_issued_delete after delete on purchase_line referencing old table as old_rows
  for each statement execute function keep_issued_document_lines();

-- Found by the vendor's own number, too.
call find_by_texts('purchase_billed', 'purchase', 'id', 'bill_number');
create or replace function document_found(searched text[]) returns setof bigint language sql stable rows 5 as $$
  select document_headed(searched) union select expense_billed(searched) union select purchase_billed(searched)
$$;
