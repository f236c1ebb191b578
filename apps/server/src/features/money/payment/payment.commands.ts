import type { Answer, Input } from '@bahi/contract/endpoint';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import {
  addToDocuments,
  settlementDay,
  type SettlementPlan,
  writePayments,
  writeSettlement,
} from '../../books/ledger/settlement/settlement-write.ts';
import { keepTax } from '../tds/tds.kept.ts';
import { checkAdvances } from './payment.advance.ts';
import { refuseMovedCheques } from './payment.cheque.ts';
import { lockDocuments, refuseUnreadable } from './payment.documents.ts';
import { planSettlement, type SettlementForm } from './payment.plan.ts';
import { paymentsOfDocument } from './payment.queries.ts';
import { getSettlement, isRefund } from './payment.settlements.ts';
import {
  dayOf,
  dayOfEntry,
  dayOfRemoval,
  firstDay,
  readPaymentsInForce,
  reverseSettlement,
  type PaymentsInForce,
} from './payment.reverse.ts';

type Contract = typeof paymentContract;
type SettlementRecord = {
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
  await writeSettlement(context, await planSettlement(context, form));
  context.say('payment.saved');
  return paymentsOfDocument(context, { type: body.componentType, id: body.componentEntityId });
}

/** As `createPayment`, also over several documents of a customer; answers the settlement. */
export async function createSettlement(
  context: Context,
  { body }: Input<Contract['createSettlement']>,
): Promise<Answer<Contract['createSettlement']>> {
  if (body.id !== undefined) return updateSettlement(context, { body });
  const id = await writeSettlement(context, await planSettlement(context, body));
  context.say('payment.saved');
  return getSettlement(context, id);
}

/**
 * Writes a settlement anew: the payments in force are reversed, each on its own day or the first open one, and the
 * new ones are posted. Its number, party and outlet stay. Only while none of its documents is cancelled or paid (decisions),
 * and never where a document names it: what was paid at its issue stands on its paper.
 */
export async function updateSettlement(
  context: Context,
  { body }: Input<Contract['updateSettlement']>,
): Promise<Answer<Contract['updateSettlement']>> {
  if (!context.can('payment.update')) fail('common.forbidden', { status: 403 });
  const settlement = await lockSettlement(context, body.id ?? fail('common.isRequired', { field: 'id' }));
  if (body.version !== undefined && body.version !== settlement.version) failStale();
  if (isRefund(settlement)) fail('payment.notEditable', { status: 409 });
  await refuseMovedCheques(context, settlement.id, { orFallen: true });
  const inForce = await lockPaymentsInForce(context, settlement);
  const isEditable = inForce.documents.every((document) => document.isOpen && document.due > 0);
  if (!isEditable || (await isOfIssue(context, settlement.id, inForce))) fail('payment.notEditable', { status: 409 });
  const tax = await keepTax(context, settlement.id);
  await reverseSettlement(context, settlement, inForce, { on: dayOfEntry });
  const kept = {
    tax,
    days: inForce.payments.map(dayOf),
    accounts: inForce.payments.flatMap((payment) => payment.accountCode ?? []),
  };
  const plan = await planSettlement(context, targetOf(body, settlement, inForce), kept);
  if (!isSameParty(plan, settlement))
    fail('payment.targetChanged', { field: body.componentEntityId === undefined ? 'customerId' : 'componentEntityId' });
  refuseOtherYear(context, settlement, plan);
  await writePayments(context, settlement.id, plan);
  await addToDocuments(context, plan);
  await keepHead(context, settlement.id, plan);
  await checkAdvances(context, settlement, firstDay(inForce));
  context.say('payment.saved');
  return getSettlement(context, settlement.id);
}

/**
 * Deletes a settlement with a reason, also of a paid document: its payments are reversed today, tax in its own month, and
 * what they had paid is due again. The settlement and its number stay to be seen.
 */
export async function removeSettlement(
  context: Context,
  { params, query }: Input<Contract['removeSettlement']>,
): Promise<Answer<Contract['removeSettlement']>> {
  const settlement = await lockSettlement(context, params.masterId);
  await refuseMovedCheques(context, settlement.id, { orFallen: false });
  const inForce = await lockPaymentsInForce(context, settlement);
  await reverseSettlement(context, settlement, inForce, { on: dayOfRemoval(context) });
  const { db, businessId, session } = context;
  await db.query(
    `update settlement set delete_reason = $3, deleted_at = now(), deleted_by = $4, deleted_by_name = $5, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, settlement.id, query.reason, session.userId, session.fullName],
  );
  await checkAdvances(context, settlement, context.today);
  context.say('payment.removed');
  return getSettlement(context, settlement.id);
}

/** Whether a document was paid with it at its issue. */
async function isOfIssue({ db, businessId }: Context, id: number, { documents }: PaymentsInForce): Promise<boolean> {
  const rows = await db.query<{ id: number }>(
    'select document_id as id from paid_at_issue where business_id = $1 and document_id = any($2) and settlement_id = $3',
    [businessId, documents.map((document) => document.id), id],
  );
  return rows.length > 0;
}

async function lockSettlement({ db, businessId }: Context, id: number): Promise<SettlementRecord> {
  const [settlement] = await db.query<SettlementRecord>(
    `select id, outlet_id, kind, customer_id, vendor_id, fiscal_year, deleted_at, version from settlement
     where business_id = $1 and id = $2 for update`,
    [businessId, id],
  );
  if (settlement === undefined) return failNotFound();
  return settlement.deleted_at === null ? settlement : fail('payment.alreadyRemoved', { status: 409 });
}

/** What a settlement put where, with the documents locked. */
async function lockPaymentsInForce(context: Context, settlement: SettlementRecord): Promise<PaymentsInForce> {
  const { payments, allocations } = await readPaymentsInForce(context, settlement.id);
  refuseUnreadable(context, allocations);
  return { payments, allocations, documents: await lockDocuments(context, allocations) };
}

/** Whose it is, which way the money went and where, stays. */
function isSameParty({ kind, party, partyId, outlet }: SettlementPlan, settlement: SettlementRecord): boolean {
  return kind === settlement.kind && partyId === settlement[`${party}_id`] && outlet.id === settlement.outlet_id;
}

/** A settlement keeps its number, which names a fiscal year, so that its day stays in it. */
function refuseOtherYear(
  { calendar, language }: Context,
  { fiscal_year }: SettlementRecord,
  plan: SettlementPlan,
): void {
  const day = settlementDay(plan);
  if (fiscal_year === null || fiscalYearOf(day, calendar).label === fiscal_year) return;
  const position = plan.payments.findIndex((payment) => payment.day === day);
  const field = `paymentLedgerDetailRequestDtoList.${position}.paymentDate`;
  fail('payment.otherYear', { field, parameters: { year: inDigitsOf(fiscal_year, language) } });
}

/** Where the form names no document, the settlement stays with what it paid: its one document, or its customer. */
function targetOf(
  form: SettlementForm,
  settlement: SettlementRecord,
  { allocations, payments }: PaymentsInForce,
): SettlementForm {
  if (form.componentEntityId !== undefined || form.customerId !== null) return form;
  const [first] = allocations;
  const isOfOne = allocations.every((allocation) => allocation.type === first?.type && allocation.id === first.id);
  const put = allocations.reduce((sum, allocation) => sum + allocation.amount, 0);
  const isWhole = put === payments.reduce((sum, payment) => sum + payment.amount, 0);
  // Documents that are chosen are those of the customer.
  const isChosen = form.allocations !== undefined && settlement.customer_id !== null;
  return first !== undefined && isOfOne && isWhole && !isChosen
    ? { ...form, componentType: first.type, componentEntityId: first.id }
    : { ...form, customerId: settlement.customer_id, outletId: settlement.outlet_id };
}

async function keepHead({ db, businessId, calendar }: Context, id: number, plan: SettlementPlan): Promise<void> {
  const date = bothDates(settlementDay(plan), calendar);
  await db.query(
    `update settlement set total_paisa = $3, received_on = $4, received_on_bs = $5, remarks = $6, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id, plan.total, date.ad, date.bs, plan.remarks],
  );
}
