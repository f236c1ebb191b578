-- What is being ordered: drafts are few, whatever there is of bills.
create index document_in_draft on document (business_id, kind, id) where state = 'DRAFT';

-- What was sold beyond what there was, where a business allows that.
create index stock_balance_below_zero on stock_balance (business_id, item_variant_id, outlet_id) where quantity < 0;
