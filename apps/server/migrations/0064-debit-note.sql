-- Purchase returns: what of a vendor's bill goes back, by quantity or by amount.

insert into document_kind (code, party_kind, settled_by) values ('DEBIT_NOTE', 'vendor', 'RECEIVED');

-- Money is received of vendors, too: what they give back.
alter table settlement drop constraint settlement_one_party,
  add constraint settlement_one_party check ((customer_id is null) <> (vendor_id is null));

create table debit_note (
  business_id bigint not null,
  id bigint not null,
  purchase_id bigint not null,
  debit_case text not null check (debit_case in ('RETURN', 'PRICE', 'DISCOUNT')),
  -- The number on the vendor's own credit note.
  vendor_number text,
  -- Who gives back, as the business was called then; the vendor and how the VAT was taken, as they stand on the bill.
  seller jsonb not null,
  is_tax_invoice boolean not null,
  is_vat_set_off boolean not null,
  vendor_name text not null,
  vendor_name_np text,
  vendor_pan text,
  vendor_address text not null,
  vendor_address_np text not null,
  shipping_paisa bigint not null check (shipping_paisa >= 0),
  shipping_vat_paisa bigint not null check (shipping_vat_paisa >= 0),
  shipping_tax_rate_hundredths int not null,
  taxable_paisa bigint not null check (taxable_paisa >= 0),
  exempt_paisa bigint not null check (exempt_paisa >= 0),
  zero_rated_paisa bigint not null check (zero_rated_paisa >= 0),
  -- The VAT of the note; that of the head is what is no longer set off.
  bill_vat_paisa bigint not null check (bill_vat_paisa >= 0),
  rounding_paisa bigint not null check (rounding_paisa between -100 and 100),
  -- How the rest came back when it was entered, and by which receipt.
  refund_mode text check (refund_mode in ('CASH', 'ONLINE', 'CHEQUE')),
  refund_id bigint,
  remarks text,
  constraint debit_note_id_key primary key (business_id, id),
  constraint debit_note_vat_on_bill check (is_tax_invoice or bill_vat_paisa = 0),
  constraint debit_note_document foreign key (business_id, id) references document on delete cascade,
  constraint debit_note_purchase foreign key (business_id, purchase_id) references purchase,
  constraint debit_note_refund foreign key (business_id, refund_id) references settlement
);
create index debit_note_by_purchase on debit_note (business_id, purchase_id);
call own_by_business('debit_note');
create trigger keep_issued before insert or update or delete on debit_note for each row execute function keep_issued('');

create table debit_note_line (
  business_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  line_number int not null,
  -- What was bought stands there.
  purchase_line_id bigint not null,
  -- In the unit of the bill, and the same in the item's own unit; 0 where only the amount is taken back. One of them was
  -- asked for, stands on the paper and is exact; the other is its part of what was left of the line.
  quantity numeric(18,4) not null check (quantity >= 0),
  stock_quantity numeric(18,4) not null check (stock_quantity >= 0),
  in_stock_unit boolean not null,
  net_paisa bigint not null check (net_paisa >= 0),
  vat_paisa bigint not null check (vat_paisa >= 0),
  -- What is taken off what the line costs the business.
  cost_paisa bigint not null check (cost_paisa >= 0),
  -- What it cost to bring home what goes back, on the shelf until now.
  landed_paisa bigint not null check (landed_paisa >= 0),
  constraint debit_note_line_id_key primary key (business_id, id),
  constraint debit_note_line_number_key unique (business_id, document_id, line_number),
  constraint debit_note_line_once unique (business_id, document_id, purchase_line_id),
  constraint debit_note_line_counted check (case when in_stock_unit then stock_quantity > 0
    else quantity > 0 or (stock_quantity = 0 and landed_paisa = 0) end),
  constraint debit_note_line_note foreign key (business_id, document_id) references debit_note on delete cascade,
  constraint debit_note_line_bought foreign key (business_id, purchase_line_id) references purchase_line
);
create index debit_note_line_by_bought on debit_note_line (business_id, purchase_line_id);
call own_by_business('debit_note_line');
create trigger already_issued after insert on debit_note_line referencing new table as new_rows
  for each statement execute function keep_issued_document_lines();
create trigger already_issued_update after update on debit_note_line referencing old table as old_rows new table as new_rows
  for each statement execute function keep_issued_document_lines();
create trigger already_issued_delete after delete on debit_note_line referencing old table as old_rows
  for each statement execute function keep_issued_document_lines();

-- A bill of which something went back stands.
create function keep_debited() returns trigger language plpgsql as $$
begin
  if exists (select from debit_note own join document on document.business_id = own.business_id and document.id = own.id
    where own.business_id = new.business_id and own.purchase_id = new.id and document.state = 'FINAL') then
    raise exception 'purchase % has debit notes', new.id
      using errcode = 'integrity_constraint_violation', constraint = 'purchase_debited';
  end if;
  return new;
end $$;
create trigger keep_debited before update of state on document for each row
  when (new.kind = 'PURCHASE' and new.state = 'CANCELLED' and old.state = 'FINAL') execute function keep_debited();

-- Found by the vendor's own number, too.
call find_by_texts('debit_note_numbered', 'debit_note', 'id', 'vendor_number');
create or replace function document_found(searched text[]) returns setof bigint language sql stable rows 5 as $$
  select document_headed(searched) union select expense_billed(searched) union select purchase_billed(searched)
    union select direct_cost_billed(searched) union select debit_note_numbered(searched)
$$;
