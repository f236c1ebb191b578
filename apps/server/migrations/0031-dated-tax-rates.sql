-- A tax rate holds from a day on: what stands in tax_rate holds from the beginning, and each change from its day.
alter table tax_rate
  -- Goods or services have had it: its percentage is no longer changed in place.
  add column is_used boolean not null default false;
update tax_rate set is_used = true;

create table tax_rate_change (
  tax_rate_id bigint not null references tax_rate,
  from_day date not null,
  rate_hundredths int not null check (rate_hundredths between 0 and 10000),
  constraint tax_rate_change_key primary key (tax_rate_id, from_day)
);
grant select, insert, update, delete on tax_rate_change to bahi_app, bahi_outlet;

-- Hundredths of a per cent of a rate on a day; null for none.
create function tax_rate_on(rate bigint, day date) returns int language sql stable as $$
  select coalesce(
    (select rate_hundredths from tax_rate_change where tax_rate_id = rate and from_day <= day order by from_day desc limit 1),
    (select rate_hundredths from tax_rate where id = rate))
$$;
