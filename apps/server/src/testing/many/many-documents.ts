import type { TestApp } from '../test-app.ts';

/**
 * Invoices, quotations, receipts, incomes and expenses of a business with names (`fillNames`), so many of each in two outlets and two
 * fiscal years, as they stand after years: written past the triggers, without entries. The nth is of the nth party, of a
 * day of its own year, and every third bears what the party was called before.
 */
export async function fillDocuments(
  { asOwner }: Pick<TestApp, 'asOwner'>,
  { businessId, outletIds }: { businessId: number; outletIds: readonly number[] },
  count: number,
): Promise<void> {
  const outlets = `array[${outletIds.join(', ')}]::bigint[]`;
  const rows = `(select counted.*, row_number() over (partition by outlet_id, fiscal_year order by n) as sequence,
      number_begins('%s', outlet.code, fiscal_year) as start
    from (select n, (${outlets})[1 + n % ${outletIds.length}] as outlet_id,
        case when n % 3 = 0 then '2082/83' else '2083/84' end as fiscal_year,
        case when n % 3 = 0 then date '2026-07-01' - n * 300 / ${count} else date '2026-11-20' - n * 100 / ${count} end as day
      from generate_series(1, ${count}) n) counted
    join outlet on outlet.business_id = ${businessId} and outlet.id = outlet_id) made`;
  const madeFor = (prefix: string) => rows.replace('%s', prefix);
  const parties = (party: string) => `(select row_number() over (order by id) as n, ${party}.* from ${party}
    where business_id = ${businessId}) party`;
  const head = `business_id, outlet_id, kind, party_kind, customer_id, vendor_id, number, fiscal_year, sequence, heading, dated_on,
    dated_on_bs, due_on, due_on_bs, total_paisa, state, issued_at, created_by, created_by_name`;
  const rest = `made.day, '2083-01-01', made.day, '2083-01-01', made.n * 100, 'FINAL', made.day, 1, 'Test'`;
  const heading = `(array['Tent hire', 'भाडा', 'Electricity 21', 'मर्मत २१'])[1 + made.n / 2 % 4] || ' ' || made.n`;
  const headed = (kind: string, party: string) => `insert into document (${head})
    select ${businessId}, made.outlet_id, '${kind}', '${party}', ${party === 'customer' ? 'party.id, null' : 'null, party.id'},
      null, null, null, ${heading}, ${rest} from ${madeFor('X')} join ${parties(party)} using (n) returning id`;
  const settled = (
    kind: string,
    prefix: string,
    party: string,
  ) => `insert into settlement (business_id, outlet_id, kind, ${party}_id,
      number, fiscal_year, sequence, received_on, received_on_bs, total_paisa, created_by, created_by_name)
    select ${businessId}, made.outlet_id, '${kind}', party.id, printed_number(made.start, made.sequence::int), made.fiscal_year,
      made.sequence, made.day, '2083-01-01', made.n * 100, 1, 'Test' from ${madeFor(prefix)} join ${parties(party)} using (n)`;
  const category = (kind: string) =>
    `(select id from category where business_id = ${businessId} and kind = '${kind}' order by id limit 1)`;
  await asOwner(`set session_replication_role = replica;
    insert into category (business_id, kind, name, name_np) values (${businessId}, 'INCOME', 'Hiring', 'भाडा आम्दानी'),
      (${businessId}, 'EXPENSE', 'Mending', 'मर्मत खर्च');
    insert into document (${head})
      select ${businessId}, made.outlet_id, 'INVOICE', 'customer', party.id, null, printed_number(made.start, made.sequence::int),
        made.fiscal_year, made.sequence, null, ${rest} from ${madeFor('INV')} join ${parties('customer')} using (n);
    insert into invoice (business_id, id, is_tax_invoice, seller, customer_name, customer_name_np, customer_phone, customer_address,
      customer_address_np, payment_mode, discount_type, discount_value, quantity, sub_total_paisa, line_discount_paisa,
      discount_paisa, shipping_paisa, taxable_paisa, exempt_paisa, zero_rated_paisa, rounding_paisa, destination)
      select document.business_id, document.id, false, '{}', case when customer.id % 3 = 0 then 'Old ' || customer.name else customer.name end,
        customer.name_np, customer.phone_number, 'Butwal', 'बुटवल', 'CREDIT', '1', 0, 1, 100, 0, 0, 0, 0, 100, 0, 0, 'LOCAL'
      from document join customer on customer.business_id = document.business_id and customer.id = document.customer_id
      where document.business_id = ${businessId} and kind = 'INVOICE';
    insert into quotation (business_id, outlet_id, customer_id, number, fiscal_year, sequence, dated_on, dated_on_bs, due_on, due_on_bs,
      state, published_at, total_paisa, vat_paisa, is_tax_invoice, seller, customer_name, customer_name_np, customer_phone,
      customer_address, customer_address_np, discount_type, discount_value, quantity, sub_total_paisa, line_discount_paisa,
      discount_paisa, shipping_paisa, taxable_paisa, exempt_paisa, zero_rated_paisa, rounding_paisa, created_by, created_by_name)
      select ${businessId}, made.outlet_id, party.id, printed_number(made.start, made.sequence::int), made.fiscal_year, made.sequence,
        made.day, '2083-01-01', made.day, '2083-01-01', 'PUBLISHED', made.day, 100, 0, false, '{}',
        case when party.id % 3 = 0 then 'Old ' || party.name else party.name end, party.name_np, party.phone_number,
        'Butwal', 'बुटवल', '1', 0, 1, 100, 0, 0, 0, 0, 100, 0, 0, 1, 'Test'
      from ${madeFor('QUO')} join ${parties('customer')} using (n);
    update customer set called_before = concat_ws(' ', 'Old', name, name_np, phone_number)
      where business_id = ${businessId} and id % 3 = 0;
    with written as (${headed('INCOME', 'customer')})
      insert into income (business_id, id, category_id) select ${businessId}, id, ${category('INCOME')} from written;
    with written as (${headed('EXPENSE', 'vendor')})
      insert into expense (business_id, id, category_id, bill_number, vendor_name, vendor_pan, is_vendor_registered)
      select ${businessId}, id, ${category('EXPENSE')}, 'NEA-' || lpad((id % 1000)::text, 4, '0'), 'Vendor', '302145879', true from written;
    ${settled('RECEIVED', 'RCT', 'customer')};
    ${settled('PAID', 'PMT', 'vendor')};
    insert into number_series (business_id, outlet_id, kind, fiscal_year, last_number)
      select business_id, outlet_id, case kind when 'INVOICE' then kind when 'QUOTATION' then kind when 'RECEIVED' then 'RECEIPT' else 'PAYMENT' end, fiscal_year,
        max(sequence)
      from (select business_id, outlet_id, kind, fiscal_year, sequence from document where number is not null
        union all select business_id, outlet_id, kind, fiscal_year, sequence from settlement
        union all select business_id, outlet_id, 'QUOTATION', fiscal_year, sequence from quotation) numbered
      where business_id = ${businessId} group by 1, 2, 3, 4
      on conflict on constraint number_series_key do update set last_number = excluded.last_number;
    analyze`);
}
