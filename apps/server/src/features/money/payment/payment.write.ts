import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import { sumPaisa } from '@bahi/domain/numbers/money';
import { postPaymentMade, postPaymentReceived } from '@bahi/domain/posting/payment';
import type { Posting } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { numberSettlement } from '../../books/ledger/document-number.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import { addPaid } from './payment.documents.ts';
import type { PlannedPayment, SettlementPlan } from './payment.plan.ts';
import { settlements } from '../../books/ledger/settlements.ts';

/** The day that a settlement bears: that of its latest payment. */
export function settlementDay(plan: SettlementPlan): CalendarDay {
  const [first, ...others] = plan.payments.map((payment) => payment.day);
  if (first === undefined) throw new RangeError('a settlement has payments');
  return others.reduce((latest, day) => (day > latest ? day : latest), first);
}

/** Writes a new settlement with its payments, and takes its number last. Answers its id. */
export async function writeSettlement(context: Context, plan: SettlementPlan): Promise<number> {
  const { db, businessId, session, calendar } = context;
  const day = settlementDay(plan);
  const date = bothDates(day, calendar);
  const settlementId = await insertRow(db, 'settlement', {
    business_id: businessId,
    outlet_id: plan.outlet.id,
    kind: plan.kind,
    customer_id: plan.party === 'customer' ? plan.partyId : null,
    vendor_id: plan.party === 'vendor' ? plan.partyId : null,
    number: null,
    fiscal_year: null,
    sequence: null,
    received_on: date.ad,
    received_on_bs: date.bs,
    total_paisa: plan.total,
    remarks: plan.remarks,
    delete_reason: null,
    deleted_at: null,
    deleted_by: null,
    deleted_by_name: null,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
  await writePayments(context, settlementId, plan);
  await numberSettlement(context, settlements[plan.kind].series, { id: settlementId, outlet: plan.outlet, day });
  return settlementId;
}

/** Posts the payments of a settlement, puts them onto their documents, and adds them to what those are paid. */
export async function writePayments(context: Context, settlementId: number, plan: SettlementPlan): Promise<void> {
  for (const payment of plan.payments) await writePayment(context, settlementId, plan, payment);
  const allocations = plan.payments.flatMap((payment) => payment.allocations);
  const documents = new Set(allocations.map((allocation) => allocation.document));
  for (const document of documents) {
    const own = allocations
      .filter((allocation) => allocation.document === document)
      .map((allocation) => allocation.amount);
    await addPaid(context, document, sumPaisa(own));
  }
}

async function writePayment(
  context: Context,
  settlementId: number,
  { kind, party, partyId, outlet }: SettlementPlan,
  payment: PlannedPayment,
): Promise<void> {
  const { db, businessId, session } = context;
  const date = bothDates(payment.day, context.calendar);
  const entryId = await recordPosting(
    context,
    {
      kind: settlements[kind].entry,
      sourceKind: 'RECEIPT',
      sourceId: settlementId,
      outletId: outlet.id,
      day: payment.day,
    },
    postingOf[kind](partyId, outlet.id, payment),
  );
  const paymentId = await insertRow(db, 'payment', {
    business_id: businessId,
    outlet_id: outlet.id,
    settlement_id: settlementId,
    customer_id: party === 'customer' ? partyId : null,
    vendor_id: party === 'vendor' ? partyId : null,
    mode: payment.mode,
    amount_paisa: payment.amount,
    paid_on: date.ad,
    paid_on_bs: date.bs,
    entry_id: entryId,
    reversal_entry_id: null,
    received_by: session.userId,
    received_by_name: session.fullName,
  });
  for (const { document, amount } of payment.allocations)
    await insertRow(db, 'payment_allocation', {
      business_id: businessId,
      payment_id: paymentId,
      document_id: document.id,
      amount_paisa: amount,
      allocated_on: date.ad,
    });
}

function postingOfReceived(customerId: number, outletId: number, payment: PlannedPayment): Posting {
  const onDocuments = sumPaisa(payment.allocations.map((allocation) => allocation.amount));
  const { mode, inAdvance } = payment;
  const posted = postPaymentReceived({ outletId, customerId, mode, onDocuments, inAdvance });
  return posted.ok ? posted.posting : refuseAmount();
}

function postingOfMade(vendorId: number, outletId: number, { mode, amount }: PlannedPayment): Posting {
  if (mode === 'ADVANCE') return refuseAmount();
  const posted = postPaymentMade({ outletId, vendorId, mode, amount });
  return posted.ok ? posted.posting : refuseAmount();
}

/** The database holds that money is received of customers and paid to vendors. */
const postingOf = { RECEIVED: postingOfReceived, PAID: postingOfMade } as const satisfies Record<
  SettlementDirection,
  unknown
>;

function refuseAmount(): never {
  return fail('common.aboveZero', { field: 'totalPayingAmount' });
}
