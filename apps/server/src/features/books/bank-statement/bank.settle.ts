import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { Input } from '@bahi/contract/endpoint';
import { settlementBody } from '@bahi/contract/money/payment/payment-form';
import { documentKinds } from '@bahi/domain/document-kinds';
import {
  asPaisa,
  formatRupees,
  type Paisa,
  rupeesFromPaisa,
  subtractPaisa,
  sumPaisa,
} from '@bahi/domain/numbers/money';
import { isHeldTax } from '@bahi/domain/import/bank/due-offers';
import { tdsOf } from '@bahi/domain/numbers/tds';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { formOf } from '../../../platform/core/own-fields.ts';
import { lockDocuments, type PayableDocument, refuseUnreadable } from '../../money/payment/payment.documents.ts';
import { planSettlement } from '../../money/payment/payment.plan.ts';
import { readNets } from '../../money/tds/tds.net.ts';
import { readRatesOn } from '../../money/tds/tds.rates.ts';
import { writeSettlement } from '../ledger/settlement/settlement-write.ts';
import type { BankAccount } from './bank.account.ts';
import { isTaxedByPayer } from './bank.dues.ts';
import type { LineRow } from './bank.lines.ts';

type Body = Input<(typeof bankStatementContract)['makePayment']>['body'];
/** The line that becomes a payment, with what it comes to whichever way. */
export type Entered = { account: BankAccount; line: LineRow; amount: number };
export type Paid = Pick<Body, 'componentType' | 'componentEntityId' | 'customerId' | 'outletId' | 'remarks'>;

/** Writes the settlement of a line, by the rules of payments; answers its id. */
export async function pay(context: Context, { account, line, amount }: Entered, body: Paid): Promise<number> {
  const ofDocument = body.componentEntityId !== null;
  return write(context, {
    ...(ofDocument ? { componentEntityId: body.componentEntityId, componentType: body.componentType } : {}),
    customerId: ofDocument ? null : body.customerId,
    outletId: ofDocument ? null : (body.outletId ?? account.outletId),
    paymentLedgerDetailRequestDtoList: [moneyRow(account, line, amount)],
    totalPayingAmount: amount,
    remarks: body.remarks,
  });
}

/**
 * Writes what a line settles in full: of several documents of a customer one receipt, otherwise a settlement of each. What
 * the line lacks of one document is tax that was held back. Answers their ids.
 */
export async function settle(context: Context, entered: Entered, body: Body): Promise<number[]> {
  const refs = (body.documents ?? []).map((one) => ({ type: one.componentType, id: one.componentEntityId }));
  refuseUnreadable(context, refs);
  const documents = await lockDocuments(context, refs);
  const [first] = documents;
  if (first === undefined || documents.some((one) => !isOfSameParty(one, first)))
    return fail('bankStatement.partiesDiffer', { field: 'documents' });
  const due = sumPaisa(documents.map((document) => document.due));
  const missing = subtractPaisa(due, asPaisa(Math.abs(entered.line.amount_paisa)));
  const held = missing > 0 && documents.length === 1 ? await judgeHeld(context, entered, body, first) : null;
  if (missing !== 0 && held === null) refuseDifference(context, due, entered);
  if (held !== null) return [await settleWithTax(context, entered, body, held)];
  const { settledBy, party } = documentKinds[first.type];
  if (documents.length > 1 && settledBy === 'RECEIVED' && party === 'customer' && isOfOneOutlet(documents))
    return [await receiveTogether(context, entered, body, documents)];
  const ids: number[] = [];
  for (const document of documents) ids.push(await settleOne(context, entered, body, document));
  return ids;
}

function isOfSameParty(one: PayableDocument, other: PayableDocument): boolean {
  const [facts, others] = [documentKinds[one.type], documentKinds[other.type]];
  return facts.party === others.party && facts.settledBy === others.settledBy && one.partyId === other.partyId;
}

function isOfOneOutlet(documents: readonly PayableDocument[]): boolean {
  return new Set(documents.map(({ outletId }) => outletId)).size === 1;
}

/** A document, what was held back of it, and what from. */
type Held = { document: PayableDocument; tax: Paisa; base: Paisa };

/**
 * Whether what a line lacks of a document is tax that its customer held back, as it was offered: of one on which nothing is
 * paid, by the rate of its nature that holds on the line's day. Otherwise null.
 */
async function judgeHeld(
  context: Context,
  { line }: Entered,
  { tdsNature }: Body,
  document: PayableDocument,
): Promise<Held | null> {
  if (tdsNature === null || document.paid > 0 || !isTaxedByPayer(document.type)) return null;
  const tax = subtractPaisa(document.due, asPaisa(Math.abs(line.amount_paisa)));
  const [net] = await readNets(context, [document.id]);
  const rate = (await readRatesOn(context, storedDay(line.dated_on))).get(tdsNature);
  if (net?.isKnown !== true || rate === undefined || !isHeldTax(tax, tdsOf(net.net, rate))) return null;
  return { document, tax, base: net.net };
}

function refuseDifference({ language }: Context, due: Paisa, { line }: Entered): never {
  const amount = formatRupees(asPaisa(Math.abs(line.amount_paisa)), language);
  return fail('bankStatement.notSettled', {
    field: 'documents',
    parameters: { due: formatRupees(due, language), amount },
  });
}

function receiveTogether(
  context: Context,
  { account, line, amount }: Entered,
  { remarks }: Body,
  documents: readonly PayableDocument[],
): Promise<number> {
  return write(context, {
    customerId: documents[0]?.partyId,
    outletId: documents[0]?.outletId,
    allocations: documents.map(({ type, id, due }) => ({
      componentType: type,
      componentEntityId: id,
      amount: rupeesFromPaisa(due),
    })),
    paymentLedgerDetailRequestDtoList: [moneyRow(account, line, amount)],
    totalPayingAmount: amount,
    remarks,
  });
}

function settleOne(
  context: Context,
  { account, line }: Entered,
  { remarks }: Body,
  { type, id, due }: PayableDocument,
): Promise<number> {
  const amount = rupeesFromPaisa(due);
  return write(context, {
    componentType: type,
    componentEntityId: id,
    paymentLedgerDetailRequestDtoList: [moneyRow(account, line, amount)],
    totalPayingAmount: amount,
    remarks,
  });
}

/** The money, and what was held back of what the document comes to without VAT. */
async function settleWithTax(
  context: Context,
  { account, line, amount }: Entered,
  { remarks, tdsNature }: Body,
  { document, tax, base }: Held,
): Promise<number> {
  const heldRow = {
    paymentMode: 'TDS',
    paymentDate: line.dated_on,
    paymentAmount: rupeesFromPaisa(tax),
    tdsNature,
    tdsBase: rupeesFromPaisa(base),
  };
  return write(context, {
    componentType: document.type,
    componentEntityId: document.id,
    paymentLedgerDetailRequestDtoList: [moneyRow(account, line, amount), heldRow],
    totalPayingAmount: rupeesFromPaisa(document.due),
    remarks,
  });
}

function moneyRow({ id }: BankAccount, { dated_on: paymentDate }: LineRow, paymentAmount: number) {
  return { paymentMode: 'ONLINE', paymentDate, paymentAmount, moneyAccountId: id };
}

async function write(context: Context, values: object): Promise<number> {
  return writeSettlement(context, await planSettlement(context, formOf(settlementBody, values)));
}
