import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import { asCalendarDay, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { DocumentKind, SettlementDirection } from '@bahi/domain/document-kinds';
import { asPaisa, negatePaisa, type Paisa } from '@bahi/domain/numbers/money';
import { postCancellation } from '@bahi/domain/posting/cancellation';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readPosting } from '../../books/ledger/reversal/posted.ts';
import { laterOf, readOpenFrom } from '../../books/ledger/open-days.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import type { DocumentRef, PayableDocument } from './payment.documents.ts';
import { settlements } from '../../books/ledger/settlement/settlements.ts';
import { addPaid } from '../../books/ledger/settlement/settlement-write.ts';

export type PaymentInForce = {
  id: number;
  mode: SettlementMode;
  amount: Paisa;
  paidOn: string;
  postedOn: string;
  entryId: number;
  /** The account that it names; null is the usual one of its mode. */
  accountCode: string | null;
};
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
    db.query<PaymentRow>(
      `select payment.id, mode, amount_paisa, paid_on, posting_date, entry_id, account_code from payment
       join journal_entry entry on entry.business_id = payment.business_id and entry.id = payment.entry_id
       where payment.business_id = $1 and settlement_id = $2 and reversal_entry_id is null order by payment.id`,
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
      mode: row.mode,
      amount: asPaisa(row.amount_paisa),
      paidOn: row.paid_on,
      postedOn: row.posting_date,
      entryId: row.entry_id,
      accountCode: row.account_code,
    })),
    allocations: allocations.map(({ payment_id: paymentId, amount_paisa: amount, type, id }) => ({
      paymentId,
      amount: asPaisa(amount),
      type,
      id,
    })),
  };
}

type PaymentRow = {
  id: number;
  mode: SettlementMode;
  amount_paisa: number;
  paid_on: string;
  posting_date: string;
  entry_id: number;
  account_code: string | null;
};
type AllocationRow = { payment_id: number; amount_paisa: number; type: DocumentKind; id: number };

/** On which day each is reversed, what its reversal is called, and whether its cheque stays, which says what became of it. */
export type Reversal = { on: (payment: PaymentInForce) => CalendarDay; entryKind?: string; chequeFalls?: boolean };

/**
 * Reverses all payments of a settlement: each entry by its reversal on the day that `on` says,
 * or the first open one after it, their allocations go, and what
 * they paid is due again. The documents must be locked. Answers the reversals in the order of the payments.
 */
export async function reverseSettlement(
  context: Context,
  settlement: { id: number; outlet_id: number; kind: SettlementDirection },
  { payments, allocations }: PaymentsInForce,
  { on, entryKind = settlements[settlement.kind].reversal, chequeFalls = false }: Reversal,
): Promise<number[]> {
  const { db, businessId } = context;
  const openFrom = await readOpenFrom(context, { hasVat: false });
  const reversals: number[] = [];
  for (const payment of payments) {
    const posted = postCancellation(await readPosting(context, payment.entryId), {
      balances: [],
      negativeStockAllowed: true,
    });
    if (!posted.ok) return fail('common.conflict', { status: 409 });
    const entryId = await recordPosting(
      context,
      {
        kind: entryKind,
        sourceKind: 'RECEIPT',
        sourceId: settlement.id,
        outletId: settlement.outlet_id,
        day: laterOf(on(payment), openFrom),
        reversesId: payment.entryId,
      },
      posted.posting,
    );
    await db.query(
      `update payment set reversal_entry_id = $3, version = version + 1 where business_id = $1 and id = $2`,
      [businessId, payment.id, entryId],
    );
    reversals.push(entryId);
  }
  if (!chequeFalls) await removeCheques(context, payments);
  await db.query('delete from payment_allocation where business_id = $1 and payment_id = any($2)', [
    businessId,
    payments.map((payment) => payment.id),
  ]);
  for (const allocation of allocations) await addPaid(context, allocation, negatePaisa(allocation.amount));
  return reversals;
}

async function removeCheques({ db, businessId }: Context, payments: readonly PaymentInForce[]): Promise<void> {
  await db.query(
    `update cheque set state = 'REMOVED', version = version + 1
     where business_id = $1 and payment_id = any($2) and state in ('IN_HAND', 'DEPOSITED', 'ISSUED', 'CLEARED')`,
    [businessId, payments.map((payment) => payment.id)],
  );
}

/** The day that a payment bears. */
export function dayOf({ paidOn }: PaymentInForce): CalendarDay {
  return storedDay(paidOn);
}

/** The day on which a payment is in the books. */
export function dayOfEntry({ postedOn }: PaymentInForce): CalendarDay {
  return storedDay(postedOn);
}

/** What is deleted is taken back today; tax in its own month, so that the register of that month is without it. */
export function dayOfRemoval({ today }: Pick<Context, 'today'>): (payment: PaymentInForce) => CalendarDay {
  return (payment) => (payment.mode === 'TDS' ? dayOfEntry(payment) : today);
}

/** The day of the earliest of its payments. */
export function firstDay({ payments }: Pick<PaymentsInForce, 'payments'>): CalendarDay {
  return asCalendarDay(Math.min(...payments.map(dayOf)));
}
