import type { OwnerQuery } from '../test-database.ts';

/**
 * Price lists of a business as they stand after years, so many that ended and as many that are in use for one customer
 * each, with prices of each of its variants from four quantities on in every one, and such a list for everybody: written past the triggers. Answers
 * the id of that one.
 */
export async function fillPriceLists(query: OwnerQuery, businessId: number, count: number): Promise<number> {
  await query('set session_replication_role = replica');
  await query(
    `insert into price_list (business_id, name, audience, from_day, till_day)
     select $1, 'Dashain ' || n, 'EVERYBODY', date '2010-01-01' + n, date '2010-02-01' + n from generate_series(1, $2::int) n
     returning id`,
    [businessId, count],
  );
  await query(
    `with made as (
       insert into price_list (business_id, name, audience)
       select $1, 'Agreed with ' || id, 'CUSTOMERS' from (select id from customer where business_id = $1 order by id limit $2) known
       returning id, name)
     insert into price_list_customer (business_id, price_list_id, customer_id)
     select $1, id, substr(name, 13)::bigint from made returning id`,
    [businessId, count],
  );
  const [everybodys] = await query(
    `insert into price_list (business_id, name, audience) values ($1, 'Retail', 'EVERYBODY') returning id`,
    [businessId],
  );
  await query(
    `insert into price_list_line (business_id, price_list_id, item_variant_id, from_quantity, price_paisa, vat_included)
     select $1, price_list.id, variant.id, n, 1000 - n, false
     from price_list cross join item_variant variant cross join generate_series(1, 4) n
     where price_list.business_id = $1 and variant.business_id = $1 returning id`,
    [businessId],
  );
  await query('set session_replication_role = origin');
  await query('analyze price_list, price_list_customer, price_list_line');
  return Number(everybodys?.['id']);
}

/** What the audit says of the prices of those lists: that each of them was written. */
export async function fillPriceHistory(query: OwnerQuery, businessId: number): Promise<void> {
  await query('set session_replication_role = replica');
  await query(
    `insert into audit_event (business_id, transaction_id, table_name, row_id, action, after)
     select $1, gen_random_uuid(), 'price_list_line', id, 'insert', to_json(line) from price_list_line line
     where business_id = $1 returning id`,
    [businessId],
  );
  await query('set session_replication_role = origin');
  await query('analyze audit_event');
}
