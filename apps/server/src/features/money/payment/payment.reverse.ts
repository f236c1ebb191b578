import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { asCalendarDay, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { DocumentKind, SettlementDirection } from '@bahi/domain/document-kinds';
import { asPaisa, negatePaisa, type Paisa } from '@bahi/domain/numbers/money';
import { postCancellation } from '@bahi/domain/posting/cancellation';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readPosting } from '../../books/ledger/posted.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import type { DocumentRef, PayableDocument } from './payment.documents.ts';
import { settlements } from '../../books/ledger/settlements.ts';
import { addPaid } from '../../books/ledger/settlement-write.ts';

export type PaymentInForce = { id: number; amount: Paisa; paidOn: string; entryId: number };
export type AllocationInForce = DocumentRef & { paymentId: number; amount: Paisa };
/** The payments of a settlement that are in force, and what they put onto which documents. */
export type PaymentsInForce = {
  payments: PaymentInForce[];
  allocations: AllocationInForce[];
  documents: PayableDocument[];
};

type Reader = Pick<Context, 'db' | 'businessId'>;

export async function readPaymentsInForce(
  { db, businessId }: Reader,
  settlementId: number,
): Promise<Pick<PaymentsInForce, 'payments' | 'allocations'>> {
  const [payments, allocations] = await Promise.all([
    db.query<{ id: number; amount_paisa: number; paid_on: string; entry_id: number }>(
      `select id, amount_paisa, paid_on, entry_id from payment
       where business_id = $1 and settlement_id = $2 and reversal_entry_id is null order by id`,
      [businessId, settlementId],
    ),
    db.query<AllocationRow>(
      `select allocation.payment_id, allocation.amount_paisa, document.kind as type, document.id from payment_allocation allocation
       join document on document.business_id = allocation.business_id and document.id = allocation.document_id
       join payment on payment.business_id = allocation.business_id and payment.id = allocation.payment_id
       where allocation.business_id = $1 and payment.settlement_id = $2 order by allocation.id`,
      [businessId, settlementId],
    ),
  ]);
  return {
    payments: payments.map((row) => ({
      id: row.id,
      amount: asPaisa(row.amount_paisa),
      paidOn: row.paid_on,
      entryId: row.entry_id,
    })),
    allocations: allocations.map(({ payment_id: paymentId, amount_paisa: amount, type, id }) => ({
      paymentId,
      amount: asPaisa(amount),
      type,
      id,
    })),
  };
}

type AllocationRow = { payment_id: number; amount_paisa: number; type: DocumentKind; id: number };

/**
 * Reverses all payments of a settlement: each entry by its reversal on the day that `on` says, their allocations go, and what
 * they paid is due again. The documents must be locked.
 */
export async function reverseSettlement(
  context: Context,
  settlement: { id: number; outlet_id: number; kind: SettlementDirection },
  { payments, allocations }: PaymentsInForce,
  on: (payment: PaymentInForce) => CalendarDay,
): Promise<void> {
  const { db, businessId } = context;
  for (const payment of payments) {
    const posted = postCancellation(await readPosting(context, payment.entryId), {
      balances: [],
      negativeStockAllowed: true,
    });
    if (!posted.ok) return fail('common.conflict', { status: 409 });
    const entryId = await recordPosting(
      context,
      {
        kind: settlements[settlement.kind].reversal,
        sourceKind: 'RECEIPT',
        sourceId: settlement.id,
        outletId: settlement.outlet_id,
        day: on(payment),
        reversesId: payment.entryId,
      },
      posted.posting,
    );
    await db.query(
      `update payment set reversal_entry_id = $3, version = version + 1 where business_id = $1 and id = $2`,
      [businessId, payment.id, entryId],
    );
  }
  await db.query('delete from payment_allocation where business_id = $1 and payment_id = any($2)', [
    businessId,
    payments.map((payment) => payment.id),
  ]);
  for (const allocation of allocations) await addPaid(context, allocation, negatePaisa(allocation.amount));
}

/** The day that a payment bears. */
export function dayOf(payment: PaymentInForce): CalendarDay {
  const day = parseAdDate(payment.paidOn);
  if (isDateProblem(day)) throw new RangeError(`not a day of the books: ${payment.paidOn}`);
  return day;
}

/** The day of the earliest of its payments. */
export function firstDay({ payments }: Pick<PaymentsInForce, 'payments'>): CalendarDay {
  return asCalendarDay(Math.min(...payments.map(dayOf)));
}
