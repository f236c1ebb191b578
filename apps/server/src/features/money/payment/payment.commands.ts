import type { Answer, Input } from '@bahi/contract/endpoint';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { freeAdvance } from '@bahi/domain/calendar/advance-days';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { lockAdvance } from './payment.advance.ts';
import { lockDocuments, payableType, refuseUnreadable } from './payment.documents.ts';
import { planReceipt, type ReceiptForm, type ReceiptPlan } from './payment.plan.ts';
import { paymentsOfDocument } from './payment.queries.ts';
import { getReceipt } from './payment.receipts.ts';
import { dayOf, firstDay, readPaymentsInForce, reverseReceipt, type PaymentsInForce } from './payment.reverse.ts';
import { receiptDay, writePayments, writeReceipt } from './payment.write.ts';

type Contract = typeof paymentContract;
type ReceiptRecord = {
  id: number;
  outlet_id: number;
  kind: SettlementDirection;
  customer_id: number | null;
  vendor_id: number | null;
  fiscal_year: string | null;
  deleted_at: Date | null;
  version: number;
};

/** Takes one or several payments on one document, and answers what is left of it. */
export async function createPayment(
  context: Context,
  { body }: Input<Contract['create']>,
): Promise<Answer<Contract['create']>> {
  const form = { ...body, customerId: null, outletId: null };
  await writeReceipt(context, await planReceipt(context, form));
  context.say('payment.saved');
  return paymentsOfDocument(context, { type: payableType(body.componentType), id: body.componentEntityId });
}

/** As `createPayment`, also over several documents of a customer; answers the receipt. */
export async function createReceipt(
  context: Context,
  { body }: Input<Contract['createReceipt']>,
): Promise<Answer<Contract['createReceipt']>> {
  if (body.id !== undefined) return updateReceipt(context, { body });
  const id = await writeReceipt(context, await planReceipt(context, body));
  context.say('payment.saved');
  return getReceipt(context, id);
}

/**
 * Writes a receipt anew: the payments in force are reversed, each on its own day, and the new ones are
 * posted. Its number, party and outlet stay. Only while none of its documents is cancelled or paid (decisions: adding
 * and editing, yes, while not PAID).
 */
export async function updateReceipt(
  context: Context,
  { body }: Input<Contract['updateReceipt']>,
): Promise<Answer<Contract['updateReceipt']>> {
  if (!context.can('payment.update')) fail('common.forbidden', { status: 403 });
  const receipt = await lockReceipt(context, body.id ?? fail('common.isRequired', { field: 'id' }));
  if (body.version !== undefined && body.version !== receipt.version) failStale();
  const inForce = await lockPaymentsInForce(context, receipt);
  const isEditable = inForce.documents.every((document) => document.isOpen && document.due > 0);
  if (!isEditable) fail('payment.notEditable', { status: 409 });
  await reverseReceipt(context, receipt, inForce, dayOf);
  const plan = await planReceipt(context, targetOf(body, receipt, inForce));
  if (!isSameParty(plan, receipt))
    fail('payment.targetChanged', { field: body.componentEntityId === undefined ? 'customerId' : 'componentEntityId' });
  refuseOtherYear(context, receipt, plan);
  await writePayments(context, receipt.id, plan);
  await keepHead(context, receipt.id, plan);
  await checkAdvances(context, receipt, firstDay(inForce));
  context.say('payment.saved');
  return getReceipt(context, receipt.id);
}

/**
 * Deletes a receipt with a reason, also of a paid document: its payments are reversed today, and
 * what they had paid is due again. The receipt and its number stay to be seen.
 */
export async function removeReceipt(
  context: Context,
  { params, query }: Input<Contract['removeReceipt']>,
): Promise<Answer<Contract['removeReceipt']>> {
  const receipt = await lockReceipt(context, params.masterId);
  const inForce = await lockPaymentsInForce(context, receipt);
  await reverseReceipt(context, receipt, inForce, () => context.today);
  const { db, businessId, session } = context;
  await db.query(
    `update receipt set delete_reason = $3, deleted_at = now(), deleted_by = $4, deleted_by_name = $5, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, receipt.id, query.reason, session.userId, session.fullName],
  );
  await checkAdvances(context, receipt, context.today);
  context.say('payment.removed');
  return getReceipt(context, receipt.id);
}

async function lockReceipt({ db, businessId }: Context, id: number): Promise<ReceiptRecord> {
  const [receipt] = await db.query<ReceiptRecord>(
    `select id, outlet_id, kind, customer_id, vendor_id, fiscal_year, deleted_at, version from receipt
     where business_id = $1 and id = $2 for update`,
    [businessId, id],
  );
  if (receipt === undefined) return failNotFound();
  return receipt.deleted_at === null ? receipt : fail('payment.alreadyRemoved', { status: 409 });
}

/** What a receipt put where, with the documents locked. */
async function lockPaymentsInForce(context: Context, receipt: ReceiptRecord): Promise<PaymentsInForce> {
  const { payments, allocations } = await readPaymentsInForce(context, receipt.id);
  refuseUnreadable(context, allocations);
  return { payments, allocations, documents: await lockDocuments(context, allocations) };
}

/** Whose it is, which way the money went and where, stays. */
function isSameParty({ kind, party, partyId, outlet }: ReceiptPlan, receipt: ReceiptRecord): boolean {
  return kind === receipt.kind && partyId === receipt[`${party}_id`] && outlet.id === receipt.outlet_id;
}

/** A receipt keeps its number, which names a fiscal year, so that its day stays in it. */
function refuseOtherYear({ calendar, language }: Context, { fiscal_year }: ReceiptRecord, plan: ReceiptPlan): void {
  const day = receiptDay(plan);
  if (fiscal_year === null || fiscalYearOf(day, calendar).label === fiscal_year) return;
  const position = plan.payments.findIndex((payment) => payment.day === day);
  const field = `paymentLedgerDetailRequestDtoList.${position}.paymentDate`;
  fail('payment.otherYear', { field, parameters: { year: inDigitsOf(fiscal_year, language) } });
}

/** Where the form names no document, the receipt stays with what it paid: its one document, or its customer. */
function targetOf(form: ReceiptForm, receipt: ReceiptRecord, { allocations, payments }: PaymentsInForce): ReceiptForm {
  if (form.componentEntityId !== undefined || form.customerId !== null) return form;
  const [first] = allocations;
  const isOfOne = allocations.every((allocation) => allocation.type === first?.type && allocation.id === first.id);
  const put = allocations.reduce((sum, allocation) => sum + allocation.amount, 0);
  const isWhole = put === payments.reduce((sum, payment) => sum + payment.amount, 0);
  // Documents that are chosen are those of the customer.
  const isChosen = form.allocations !== undefined && receipt.customer_id !== null;
  return first !== undefined && isOfOne && isWhole && !isChosen
    ? { ...form, componentType: first.type, componentEntityId: first.id }
    : { ...form, customerId: receipt.customer_id, outletId: receipt.outlet_id };
}

async function keepHead({ db, businessId, calendar }: Context, id: number, plan: ReceiptPlan): Promise<void> {
  const date = bothDates(receiptDay(plan), calendar);
  await db.query(
    `update receipt set total_paisa = $3, received_on = $4, received_on_bs = $5, remarks = $6, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id, plan.total, date.ad, date.bs, plan.remarks],
  );
}

/** What was used of an advance can no longer be taken back, from a day on. */
async function checkAdvances(context: Context, receipt: ReceiptRecord, from: CalendarDay): Promise<void> {
  if (receipt.customer_id === null) return;
  const changes = await lockAdvance(context, receipt.customer_id, receipt.outlet_id);
  if (freeAdvance(changes, from) < 0) fail('payment.advanceUsed', { status: 409 });
}
