-- Credit notes: what is given back of an issued invoice, by quantity or by amount.

insert into document_kind (code, party_kind, settled_by) values ('CREDIT_NOTE', 'customer', 'PAID');

-- What a document that the business owes was set against when it was issued: another document of its party, or, without
-- one, what the party has in advance. It counts as paid on both, and posts nothing of its own. A line of a voucher that
-- takes off what a party owes is set against documents too; where the voucher is taken back, a row below zero gives them back.
create table document_credit (
  business_id bigint not null,
  id bigint generated always as identity,
  source_id bigint,
  voucher_id bigint,
  document_id bigint,
  amount_paisa bigint not null check (amount_paisa > 0 or (amount_paisa < 0 and voucher_id is not null)),
  credited_on date not null,
  constraint document_credit_id_key primary key (business_id, id),
  constraint document_credit_one_source check (num_nonnulls(source_id, voucher_id) = 1),
  constraint document_credit_of_voucher check (voucher_id is null or document_id is not null),
  constraint document_credit_source foreign key (business_id, source_id) references document,
  constraint document_credit_document foreign key (business_id, document_id) references document
);
create index document_credit_by_source on document_credit (business_id, source_id);
create index document_credit_by_voucher on document_credit (business_id, voucher_id) where voucher_id is not null;
create index document_credit_by_document on document_credit (business_id, document_id) where document_id is not null;
create index document_credit_by_day on document_credit (business_id, credited_on);
call append_only_by_business('document_credit');

create table credit_note (
  business_id bigint not null,
  id bigint not null,
  invoice_id bigint not null,
  credit_case text not null check (credit_case in ('RETURN', 'PRICE', 'MISTAKE', 'DISCOUNT')),
  -- Seller and customer as they stand on the invoice.
  is_tax_invoice boolean not null,
  seller jsonb not null,
  customer_name text not null,
  customer_name_np text,
  customer_pan text,
  customer_address text not null,
  customer_address_np text not null,
  shipping_paisa bigint not null check (shipping_paisa >= 0),
  shipping_vat_paisa bigint not null check (shipping_vat_paisa >= 0),
  shipping_tax_rate_hundredths int not null,
  taxable_paisa bigint not null check (taxable_paisa >= 0),
  exempt_paisa bigint not null check (exempt_paisa >= 0),
  zero_rated_paisa bigint not null check (zero_rated_paisa >= 0),
  rounding_paisa bigint not null check (rounding_paisa between -49 and 50),
  discrepancy_id bigint,
  -- How the rest was paid back when it was issued, and by which voucher.
  refund_mode text check (refund_mode in ('CASH', 'ONLINE', 'CHEQUE')),
  refund_id bigint,
  remarks text,
  print_count int not null default 0,
  constraint credit_note_id_key primary key (business_id, id),
  constraint credit_note_document foreign key (business_id, id) references document on delete cascade,
  constraint credit_note_invoice foreign key (business_id, invoice_id) references invoice,
  constraint credit_note_discrepancy foreign key (business_id, discrepancy_id) references invoice_discrepancy,
  constraint credit_note_refund foreign key (business_id, refund_id) references settlement
);
create index credit_note_by_invoice on credit_note (business_id, invoice_id);
call own_by_business('credit_note');
create trigger keep_issued before insert or update or delete on credit_note for each row
  execute function keep_issued('print_count');

create table credit_note_line (
  business_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  line_number int not null,
  -- What was sold stands there.
  invoice_line_id bigint not null,
  -- In the item's own unit; 0 where only the amount is credited. Of these, what had gone along for nothing.
  quantity numeric(18,4) not null check (quantity >= 0),
  free_quantity numeric(18,4) not null default 0 check (free_quantity between 0 and quantity),
  is_restocked boolean not null,
  net_paisa bigint not null check (net_paisa >= 0),
  vat_paisa bigint not null check (vat_paisa >= 0),
  -- What the goods of it cost when they were sold; they are on the shelf again where they are restocked.
  cost_paisa bigint not null check (cost_paisa >= 0),
  constraint credit_note_line_id_key primary key (business_id, id),
  constraint credit_note_line_number_key unique (business_id, document_id, line_number),
  constraint credit_note_line_once unique (business_id, document_id, invoice_line_id),
  constraint credit_note_line_restocked check (not is_restocked or quantity > 0),
  constraint credit_note_line_note foreign key (business_id, document_id) references credit_note on delete cascade,
  constraint credit_note_line_sold foreign key (business_id, invoice_line_id) references invoice_line
);
create index credit_note_line_by_sold on credit_note_line (business_id, invoice_line_id);
call own_by_business('credit_note_line');
create trigger already_issued after insert on credit_note_line referencing new table as new_rows
  for each statement execute function keep_issued_document_lines();
create trigger already_issued_update after update on credit_note_line referencing old table as old_rows new table as new_rows
  for each statement execute function keep_issued_document_lines();
create trigger already_issued_delete after delete on credit_note_line referencing old table as old_rows
  for each statement execute function keep_issued_document_lines();

-- An invoice that was credited stands.
create function keep_credited() returns trigger language plpgsql as $$
begin
  if exists (select from credit_note own join document on document.business_id = own.business_id and document.id = own.id
    where own.business_id = new.business_id and own.invoice_id = new.id and document.state = 'FINAL') then
    raise exception 'invoice % has credit notes', new.id
      using errcode = 'integrity_constraint_violation', constraint = 'invoice_credited';
  end if;
  return new;
end $$;
create trigger keep_credited before update of state on document for each row
  when (new.kind = 'INVOICE' and new.state = 'CANCELLED' and old.state = 'FINAL') execute function keep_credited();
