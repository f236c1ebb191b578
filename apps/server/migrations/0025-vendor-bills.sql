-- Which bill of its vendor a document records: the fiscal year of its day and the bill's number, as they are compared.
-- The same bill stands once, whatever kind of document records it; one that is cancelled frees its number.
alter table document add column vendor_bill text,
  add constraint document_bill_of_vendor check (vendor_bill is null or vendor_id is not null);
create unique index document_vendor_bill_key on document (business_id, vendor_id, vendor_bill)
  where state = 'FINAL' and vendor_bill is not null;

-- A view keeps the columns that its tables had when it was made: the dues have the new one too.
drop view document_due;
create view document_due with (security_invoker = true) as
  select document.*, document.total_paisa - document.paid_paisa as due_paisa,
    case when (document.party_kind = 'customer') = (kind.settled_by = 'RECEIVED')
      then document.total_paisa - document.paid_paisa else document.paid_paisa - document.total_paisa end as owed_paisa
  from document join document_kind kind on kind.code = document.kind
  where document.state = 'FINAL' and document.paid_paisa < document.total_paisa;
grant select on document_due to bahi_app, bahi_outlet;
