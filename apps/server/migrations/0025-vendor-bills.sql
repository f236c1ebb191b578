-- Which bill of its vendor a document records: the fiscal year of its day and the bill's number, as they are compared.
-- The same bill stands once, whatever kind of document records it; one that is cancelled frees its number.
alter table document add column vendor_bill text,
  add constraint document_bill_of_vendor check (vendor_bill is null or vendor_id is not null);
create unique index document_vendor_bill_key on document (business_id, vendor_id, vendor_bill)
  where state = 'FINAL' and vendor_bill is not null;
