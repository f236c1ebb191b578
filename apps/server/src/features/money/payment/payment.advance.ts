import type { AdvanceChange } from '@bahi/domain/calendar/advance-days';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { asPaisa, type Paisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/** What a customer has paid in advance in an outlet and not used: the balance of their account of advances. */
export async function readAdvance({ db, businessId }: Reader, customerId: number, outletId: number): Promise<Paisa> {
  const [row] = await db.query<{ advance: number }>(
    `select coalesce(sum(credit_paisa - debit_paisa), 0)::bigint as advance from journal_line
     where business_id = $1 and customer_id = $2 and outlet_id = $3 and account_code = 'CUSTOMER_ADVANCES'`,
    [businessId, customerId, outletId],
  );
  return asPaisa(row?.advance ?? 0);
}

/**
 * What each day changed in that account, with the customer's advances locked until the transaction ends, so that none
 * is used twice. Taken after the documents are locked, everybody in the same order: whose a document is stands fast
 * only then.
 */
export async function lockAdvance(
  { db, businessId }: Reader,
  customerId: number,
  outletId: number,
): Promise<AdvanceChange[]> {
  await db.query('select id from customer where business_id = $1 and id = $2 for no key update', [
    businessId,
    customerId,
  ]);
  const rows = await db.query<{ posting_date: string; change: number }>(
    `select entry.posting_date, sum(line.credit_paisa - line.debit_paisa)::bigint as change from journal_line line
     join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
     where line.business_id = $1 and line.customer_id = $2 and line.outlet_id = $3
       and line.account_code = 'CUSTOMER_ADVANCES'
     group by entry.posting_date`,
    [businessId, customerId, outletId],
  );
  return rows.map((row) => {
    const day = parseAdDate(row.posting_date);
    if (isDateProblem(day)) throw new RangeError(`not a day of the books: ${row.posting_date}`);
    return { day, change: asPaisa(row.change) };
  });
}
