import type { OwnerQuery } from '../test-database.ts';

/**
 * A journal that held tax back on each of so many days until one, as they stand after years, each tenth taken back on the day
 * after: written past the triggers.
 */
export async function fillTaxes(
  query: OwnerQuery,
  businessId: number,
  { days, until }: { days: number; until: string },
): Promise<void> {
  const head = '$1, (select min(id) from outlet where business_id = $1)';
  const asked = [businessId, days, until];
  await query('set session_replication_role = replica');
  await query(
    `with entry as (
       insert into journal_entry (business_id, outlet_id, fiscal_year, kind, source_kind, source_id, posting_date, posting_date_bs)
       select ${head}, '2083/84', 'SALARY', 'JOURNAL_VOUCHER', n, $3::date - n, '2083-01-01' from generate_series(1, $2::int) n
       returning id, posting_date, source_id
     ), mirror as (
       insert into journal_entry (business_id, outlet_id, fiscal_year, kind, source_kind, source_id, posting_date, posting_date_bs, reverses_id)
       select ${head}, '2083/84', 'SALARY', 'JOURNAL_VOUCHER', source_id, posting_date + 1, '2083-01-01', id from entry where source_id % 10 = 0
       returning id
     ), line as (
       insert into journal_line (business_id, entry_id, line_number, posting_date, account_code, outlet_id, debit_paisa, credit_paisa)
       select $1, id, 1, posting_date, 'TDS_PAYABLE', (select min(id) from outlet where business_id = $1), 0, 50000 from entry
       returning id
     ), written as (
       insert into voucher (business_id, outlet_id, kind, number, fiscal_year, sequence, dated_on, dated_on_bs, state, entry_id,
         total_paisa, posted_at, cancelled_at, created_by, created_by_name)
       select ${head}, 'JOURNAL_VOUCHER', 'OLD-' || source_id, '2083/84', source_id, posting_date, '2083-01-01',
         case when source_id % 10 = 0 then 'CANCELLED' else 'POSTED' end, id, 5000000, now(),
         case when source_id % 10 = 0 then now() end, 1, 'Sita Gurung' from entry
       returning id
     )
     insert into voucher_line (business_id, voucher_id, line_number, account_code, vendor_id, tds_nature, tds_rate_hundredths,
       tds_base_paisa, tds_portal_type, debit_paisa, credit_paisa)
     select $1, id, 1, 'TDS_PAYABLE', (select min(id) from vendor where business_id = $1), 'SERVICE_FEE', 150, 5000000, 24, 0, 50000
     from written returning id`,
    asked,
  );
  await query('set session_replication_role = origin');
  await query('analyze journal_entry, journal_line, voucher, voucher_line');
}
