import type { Answer, Input } from '@bahi/contract/endpoint';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { dayAsked } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readDocuments, refuseUnreadable } from './payment.documents.ts';
import { getSettlement } from './payment.settlements.ts';

type Contract = typeof paymentContract;

/**
 * How much cash may be paid out on a day in the outlet of a document without its till falling below nothing, on that
 * day or on a later one.
 */
export async function readCashInHand(
  context: Context,
  { params, query }: Input<Contract['cashInHand']>,
): Promise<Answer<Contract['cashInHand']>> {
  const ref = { type: params.componentTypeKey, id: params.componentEntityId };
  refuseUnreadable(context, [ref]);
  const [document] = await readDocuments(context, [ref]);
  if (document === undefined) throw new Error('a document that is missing has failed');
  return cashIn(context, document.outletId, query.dayAD);
}

/** As `readCashInHand`, in the outlet of a settlement that is edited or deleted. */
export async function readCashBesideSettlement(
  context: Context,
  { params, query }: Input<Contract['cashBesideSettlement']>,
): Promise<Answer<Contract['cashBesideSettlement']>> {
  const { outletId } = await getSettlement(context, params.masterId);
  return cashIn(context, outletId, query.dayAD);
}

async function cashIn(context: Context, outletId: number, dayAD: string | null | undefined) {
  const { db, businessId } = context;
  const [till] = await db.query<{ cash_paisa: number }>(
    `with days as (
       select entry.posting_date as day, sum(sum(line.debit_paisa - line.credit_paisa)) over (order by entry.posting_date) as cash
       from journal_line line
       join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
       where line.business_id = $1 and line.outlet_id = $2
         and line.account_code in (select code from account where business_id = $1 and group_code = 'CASH')
       group by entry.posting_date)
     select least(coalesce((select cash from days where day <= $3 order by day desc limit 1), 0),
       (select min(cash) from days where day > $3))::bigint as cash_paisa`,
    [businessId, outletId, formatAdDate(dayAsked(context, dayAD))],
  );
  return { cashAmount: rupeesOf(till?.cash_paisa ?? 0) };
}
