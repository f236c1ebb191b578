-- How many barcodes a business has made for its own use. It only grows: the number of what is gone is on its labels still.
create table own_barcode_series (
  business_id bigint not null,
  id bigint generated always as identity,
  last_number bigint not null check (last_number between 1 and 9999999999),
  constraint own_barcode_series_id_key primary key (business_id, id),
  constraint own_barcode_series_business_key unique (business_id)
);
call own_by_business('own_barcode_series');
