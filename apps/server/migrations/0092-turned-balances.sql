-- Parties who stand on the other side than is usual, a customer who paid too much and a vendor who was: they are few, and
-- the exceptional report asks for them alone.
create index party_balance_turned on party_balance (business_id, account_code, outlet_id) where owed_paisa < 0;
