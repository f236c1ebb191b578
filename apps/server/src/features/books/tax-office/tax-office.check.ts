import type { Check } from '../../../platform/verify/check.ts';
import { type PaidTax, paidTaxes } from './tax-office.ts';

/** The kinds of entries that pay tax, for statements of what is checked against other records. */
export const taxSourceKinds = Object.values(paidTaxes).map(({ sourceKind }) => sourceKind);

type Told = Pick<Check, 'name' | 'holds'> & {
  /** The account that the payment takes off. */
  account: string;
};

/** What was paid of a tax and is in force is what its entries say, each on its day, in its outlet and out of its account. */
export function paidCheck(tax: PaidTax, { name, holds, account }: Told): Check {
  const { table, sourceKind } = paidTaxes[tax];
  const isTax = `line.account_code = '${account}'`;
  return {
    name,
    holds,
    counts: `select count(*) as n from ${table} where business_id = $1`,
    faults: `
      select coalesce(paid.id, booked.id) as payment_id, paid.account_code, paid.amount_paisa, booked.money_paisa, booked.tax_paisa
      from (select id, account_code, outlet_id, paid_on, case state when 'POSTED' then amount_paisa else 0 end as amount_paisa
        from ${table} where business_id = $1) paid
      full join (
        select entry.source_id as id, min(line.account_code) filter (where not ${isTax}) as account_code,
          min(entry.posting_date) filter (where entry.reverses_id is null) as day, min(line.outlet_id) as first_outlet, max(line.outlet_id) as last_outlet,
          sum(line.credit_paisa - line.debit_paisa) filter (where not ${isTax})::bigint as money_paisa,
          sum(line.debit_paisa - line.credit_paisa) filter (where ${isTax})::bigint as tax_paisa
        from journal_line line join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
        where line.business_id = $1 and entry.source_kind = '${sourceKind}'
        group by entry.source_id
      ) booked on booked.id = paid.id
      where paid.id is null or booked.id is null or booked.account_code <> paid.account_code
        or (booked.day, booked.first_outlet, booked.last_outlet) is distinct from (paid.paid_on, paid.outlet_id, paid.outlet_id)
        or booked.money_paisa <> paid.amount_paisa or booked.tax_paisa <> paid.amount_paisa`,
  };
}
