import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { PartyKind, SettlementDirection } from '@bahi/domain/document-kinds';
import { type Paisa, sumPaisa } from '@bahi/domain/numbers/money';
import type { MoneyAccount, SettledMode } from '@bahi/domain/posting/payment';
import type { Context } from '../../../../platform/core/context.ts';
import { bothDates } from '../../../../platform/core/days.ts';
import { insertRow } from '../../../../platform/database/write-rows.ts';
import { numberSettlement } from '../document-number.ts';
import type { DocumentOutlet } from '../document-outlet.ts';
import { recordPosting } from '../posting.ts';
import { accountOfPayment, type ChequeDetails, writeCheque } from './settlement-cheque.ts';
import { postingOf } from './settlement-posting.ts';
import { settlements } from './settlements.ts';
import { type HeldTax, writeHeld } from './held-tax.ts';

type Document = { id: number };

/** One payment as it is about to be posted: what it puts onto which document, and what is left over as an advance. */
export type PlannedPayment<D extends Document = Document> = {
  mode: SettledMode;
  /** The account that it names; without one its mode says it. */
  account?: MoneyAccount | null;
  day: CalendarDay;
  /** When it is in the books: later, where its day was locked meanwhile. */
  postedOn: CalendarDay;
  amount: Paisa;
  allocations: { document: D; amount: Paisa }[];
  inAdvance: Paisa;
  held?: HeldTax | null;
  /** Of a cheque what stands on it. */
  cheque?: ChequeDetails | null;
};

/** A settlement that may be posted as it is. */
export type SettlementPlan = {
  kind: SettlementDirection;
  party: PartyKind;
  partyId: number;
  outlet: Pick<DocumentOutlet, 'id' | 'code'>;
  payments: PlannedPayment[];
  total: Paisa;
  remarks: string | null;
};

/** The day that a settlement bears: that of its latest payment. */
export function settlementDay(plan: SettlementPlan): CalendarDay {
  const [first, ...others] = plan.payments.map((payment) => payment.day);
  if (first === undefined) throw new RangeError('a settlement has payments');
  return others.reduce((latest, day) => (day > latest ? day : latest), first);
}

/** Writes a new settlement with its payments, and takes its number last. Answers its id. */
export async function writeSettlement(context: Context, plan: SettlementPlan): Promise<number> {
  const id = await openSettlement(context, plan);
  await closeSettlement(context, id, plan);
  return id;
}

/** Writes all of a new settlement that others need not wait for; `closeSettlement` must follow. Answers its id. */
export async function openSettlement(context: Context, plan: SettlementPlan): Promise<number> {
  const { db, businessId, session, calendar } = context;
  const date = bothDates(settlementDay(plan), calendar);
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
  return settlementId;
}

/** Adds what it pays to its documents, which must be in force, and takes its number; sent at once, and last. */
export async function closeSettlement(context: Context, id: number, plan: SettlementPlan): Promise<void> {
  const number = { id, outlet: plan.outlet, day: settlementDay(plan) };
  await Promise.all([addToDocuments(context, plan), numberSettlement(context, settlements[plan.kind].series, number)]);
}

/** Posts the payments of a settlement and notes what they put onto which document. */
export async function writePayments(context: Context, settlementId: number, plan: SettlementPlan): Promise<void> {
  for (const payment of plan.payments) await writePayment(context, settlementId, plan, payment);
}

/** Adds the payments of a settlement to what its documents are paid. */
export async function addToDocuments(context: Context, { payments }: SettlementPlan): Promise<void> {
  const allocations = payments.flatMap((payment) => payment.allocations);
  const documents = new Set(allocations.map((allocation) => allocation.document));
  await Promise.all(
    [...documents].map((document) => {
      const own = allocations.filter((allocation) => allocation.document === document);
      return addPaid(context, document, sumPaisa(own.map((allocation) => allocation.amount)));
    }),
  );
}

/** Adds what was paid on a locked document, or takes it back when it is negative; the database keeps it within its total. */
export async function addPaid(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { id }: Document,
  amount: Paisa,
): Promise<void> {
  await db.query(
    'update document set paid_paisa = paid_paisa + $3, version = version + 1 where business_id = $1 and id = $2',
    [businessId, id, amount],
  );
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
      day: payment.postedOn,
    },
    postingOf[party][kind](partyId, outlet.id, { ...payment, account: accountOfPayment(kind, payment) ?? null }),
  );
  const paymentId = await insertRow(db, 'payment', {
    business_id: businessId,
    outlet_id: outlet.id,
    settlement_id: settlementId,
    customer_id: party === 'customer' ? partyId : null,
    vendor_id: party === 'vendor' ? partyId : null,
    mode: payment.mode,
    account_code: payment.account ?? null,
    amount_paisa: payment.amount,
    paid_on: date.ad,
    paid_on_bs: date.bs,
    entry_id: entryId,
    reversal_entry_id: null,
    received_by: session.userId,
    received_by_name: session.fullName,
  });
  await writeCheque(context, { kind, party, partyId, outletId: outlet.id, settlementId }, paymentId, payment);
  for (const { document, amount } of payment.allocations)
    await insertRow(db, 'payment_allocation', {
      business_id: businessId,
      payment_id: paymentId,
      document_id: document.id,
      amount_paisa: amount,
      allocated_on: date.ad,
    });
  if (payment.held) await writeHeld(context, payment.held, { paymentId, kind, party, partyId, day: payment.postedOn });
}
