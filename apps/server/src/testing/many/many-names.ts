import type { Tx } from '../../platform/database/database.ts';
import type { TestApp } from '../test-app.ts';

/**
 * Customers, vendors, items with SKUs and barcodes, and services of a business, so many of each, as they stand after years: written
 * past the triggers. Names of few words are many people's, and end in a number of their own.
 */
export async function fillNames(
  { asOwner }: Pick<TestApp, 'asOwner'>,
  businessId: number,
  count: number,
): Promise<void> {
  const latin = `(array['Ram', 'Sita', 'Hari', 'Gita', 'Maya'])[1 + n % 5] || ' ' ||
    (array['Shrestha', 'Gurung', 'Himal', 'KC'])[1 + n / 5 % 4] || ' ' || lpad(n::text, 5, '0')`;
  const nepali = `(array['राम', 'सीता', 'हरि', 'गीता', 'माया'])[1 + n % 5] || ' ' ||
    (array['श्रेष्ठ', 'गुरुङ', 'हिमाल', 'केसी'])[1 + n / 5 % 4]`;
  const phone = `'98' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0')`;
  const rows = `generate_series(1, ${count}) n`;
  await asOwner(`set session_replication_role = replica;
    insert into customer (business_id, name, name_np, phone_number, focal_person, province_id, district_id, local_body_id, ward_no)
      select ${businessId}, ${latin}, ${nepali}, ${phone}, 'Gita', district.province_id, district.id, local_body.id, 1
      from ${rows}, (select * from local_body order by id limit 1) local_body join district on district.id = local_body.district_id;
    with filled as (
      insert into vendor (business_id, vendor_type_id, name, name_np, alias, email, phone_number, vat_pan_no)
      select ${businessId}, (select min(id) from vendor_type), ${latin}, ${nepali}, 'V' || n, n || '@example.com', ${phone},
        (300000000 + n)::text from ${rows} returning id)
    insert into vendor_address (business_id, vendor_id, is_main, province_id, district_id, local_body_id, ward_no, street, address_line)
      select ${businessId}, filled.id, true, district.province_id, district.id, local_body.id, 1, 'Main Road', 'Butwal'
      from filled, (select * from local_body order by id limit 1) local_body join district on district.id = local_body.district_id;
    insert into service (business_id, name, name_np, code, duration_type, price_paisa, taxable)
      select ${businessId}, ${latin}, ${nepali}, 'SV-' || n, 'JOB', 100, false from ${rows};
    with filled as (
      insert into item (business_id, name, name_np, code, category_business_id, category_id, unit_business_id, unit_id, taxable)
      select ${businessId}, ${latin}, ${nepali}, 'IT-' || n, 0, (select min(id) from item_category where business_id = 0),
        0, (select min(id) from unit where business_id = 0), false from ${rows} returning id)
    insert into item_variant (business_id, item_id, sku, barcode, selling_price_paisa)
      select ${businessId}, id, 'SKU-' || id, '890' || lpad(id::text, 11, '0'), 100 from filled;
    analyze`);
}

/** Tables of many names. */
export const nameTables = ['customer', 'vendor', 'item', 'service'] as const;

export type RowsRead = {
  clear: () => void;
  most: () => { table: string; rows: number };
  of: (table: string) => number;
};

const documentTables = ['document', 'invoice', 'income', 'expense', 'settlement'];
const searchedTables = [...nameTables, 'item_variant', 'vendor_address', ...documentTables];

/**
 * Counts the rows of some tables that the server reads, by table, within the functions of the database too, whatever way their
 * plans go; of what writes also those that its end reads, where figures are kept and the audit is sealed. `most` answers the
 * table of which most were read since it was cleared, by one transaction, `of` how many of one.
 */
export function countRowsRead(
  { services: { database } }: Pick<TestApp, 'services'>,
  tables: readonly string[] = searchedTables,
): RowsRead {
  let counted: { table: string; rows: number }[] = [];
  const uncounted = { ...database };
  const note = (before: Standing, after: Standing): void => {
    // What the connection has read before may still be counted.
    for (const [table, rows] of after) counted.push({ table, rows: rows - (before.get(table) ?? 0) });
  };
  database.transaction = async (mode, tenant, work) => {
    const standOf = async (tx: Tx, view: string): Promise<Standing> => {
      const rows = await tx.query<{ table: string; rows: number }>(
        `select relname as table, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows from ${view} where relname = any($1)`,
        [tables],
      );
      return new Map(rows.map((row) => [row.table, row.rows]));
    };
    const told = (): Promise<Standing> =>
      uncounted.transaction('read', tenant, (tx) => standOf(tx, 'pg_stat_user_tables'));
    const before = mode === 'write' ? await told() : null;
    const result = await uncounted.transaction(mode, tenant, async (tx) => {
      await tx.query('select pg_stat_force_next_flush()');
      if (mode === 'write') {
        // As the product plans what it writes, and not as the rest of the tests; of what it reads it says so itself.
        await tx.query('set local plan_cache_mode = auto');
        return work(tx);
      }
      const begun = await standOf(tx, 'pg_stat_xact_user_tables');
      const answer = await work(tx);
      note(begun, await standOf(tx, 'pg_stat_xact_user_tables'));
      return answer;
    });
    if (before !== null) note(before, await told());
    return result;
  };
  return {
    clear: () => void (counted = []),
    most: () => counted.reduce((one, other) => (other.rows > one.rows ? other : one), { table: 'none', rows: 0 }),
    of: (table) => counted.reduce((most, one) => (one.table === table ? Math.max(most, one.rows) : most), 0),
  };
}

/** Rows read of each table so far. */
type Standing = ReadonlyMap<string, number>;
