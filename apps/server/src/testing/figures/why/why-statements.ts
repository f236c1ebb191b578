import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { type DocumentKind, type PartyKind } from '@bahi/domain/document-kinds';
import { type ChequeState, statesInForce } from '@bahi/domain/posting/cash/cheque';
import { expect } from 'vitest';
import { call } from '../../caller.ts';
import type { Person } from '../../people.ts';

const pageSize = 1000;

/**
 * Every statement is its opening and its rows, each row carries the balance on, and what the rows of one document or
 * payment come to is what that tells where the row leads. Answers how many rows were looked at.
 */
export async function expectWhyOfStatements(owner: Person, days: Days): Promise<number> {
  let looked = 0;
  const customers = await call(owner, customerContract.list, { query: { pageSize } });
  for (const { id } of customers.rows) looked += await expectStatement(owner, { kind: 'customer', id }, days);
  const vendors = await call(owner, vendorContract.list, { query: { pageSize } });
  for (const { id } of vendors.rows) looked += await expectStatement(owner, { kind: 'vendor', id }, days);
  return looked;
}

/** A payment is what was taken in its modes, and until it is taken back what went to each document or was kept. */
export async function expectWhyOfPayments(owner: Person): Promise<number> {
  const { rows } = await call(owner, paymentContract.listSettlements, { query: { pageSize } });
  for (const { id, kind, customerId, totalAmount, advanceAmount, isActive } of rows) {
    // What is paid back of an advance or a note is for no document.
    const isPaidBack = (kind === 'PAID') === (customerId !== null);
    const told = await call(owner, paymentContract.getSettlement, { params: { masterId: id } });
    const parts = told.paymentLedgerDetailResponseDtoList;
    const inModes = parts.map(({ paymentAmount }) => paymentAmount);
    const onDocuments = told.allocations.map(({ amount }) => amount);
    expect({ id, inModes: sumOf(inModes), spread: sumOf([...onDocuments, advanceAmount]) }).toEqual({
      id,
      inModes: totalAmount,
      spread: isActive && !isPaidBack ? sumOf(standing(parts)) : 0,
    });
  }
  return rows.length;
}

type Days = { fromDate: string; toDate: string };
type Party = { kind: PartyKind; id: number };

async function expectStatement(owner: Person, { kind, id }: Party, { fromDate, toDate }: Days): Promise<number> {
  const query = { fromDateAD: fromDate, toDateAD: toDate, pageSize };
  const told = await call(owner, statementContract[kind], { params: { id }, query });
  const changeOf = ({ debit, credit }: { debit: number; credit: number }): number =>
    kind === 'customer' ? debit - credit : credit - debit;
  const changes = told.rows.map(changeOf);
  expect({ kind, id, balances: told.rows.map(({ balance }) => balance), closing: told.closingBalance }).toEqual({
    kind,
    id,
    balances: changes.map((_change, at) => sumOf([told.openingBalance, ...changes.slice(0, at + 1)])),
    closing: sumOf([told.openingBalance, ...changes]),
  });
  const documents = Map.groupBy(told.rows, ({ documentKind, documentId }) => `${documentKind} ${documentId}`);
  for (const rows of documents.values()) {
    const [{ documentKind, documentId } = { documentKind: null, documentId: null }] = rows;
    if (documentKind === null || documentId === null) continue;
    // What a voucher says of a party is a part of it.
    const isWhole = documentKind !== 'RECEIPT' && documentKind !== 'JOURNAL_VOUCHER';
    const expected = isWhole ? await totalOf(owner, documentKind, documentId) : null;
    const paid = documentKind === 'RECEIPT' ? await paidBy(owner, documentId) : null;
    const found = sumOf(rows.map(changeOf));
    if (expected !== null)
      expect({ kind, id, documentKind, documentId, found: Math.abs(found) }).toEqual({
        kind,
        id,
        documentKind,
        documentId,
        found: expected,
      });
    if (paid !== null)
      expect({ kind, id, documentId, found: Math.abs(found) }).toEqual({ kind, id, documentId, found: paid });
  }
  return told.rows.length;
}

/** What was paid anew: what came out of an advance moved nothing between the business and the party. */
async function paidBy(owner: Person, masterId: number): Promise<number> {
  const { isActive, paymentLedgerDetailResponseDtoList: parts } = await call(owner, paymentContract.getSettlement, {
    params: { masterId },
  });
  if (!isActive) return 0;
  return sumOf(standing(parts.filter(({ paymentMode }) => paymentMode !== 'ADVANCE')));
}

type Part = { paymentAmount: number; cheque: { state: ChequeState } | null };

/** What was paid and still is: a cheque that came to nothing paid nothing. */
function standing(parts: readonly Part[]): number[] {
  return parts
    .filter(({ cheque }) => cheque === null || statesInForce.some((state) => state === cheque.state))
    .map(({ paymentAmount }) => paymentAmount);
}

type TotalOf = (owner: Person, asked: { params: { id: number } }) => Promise<number>;

/** What a document of each kind that the demo has comes to, by its own call. */
const totals: Partial<Record<DocumentKind, TotalOf>> = {
  INVOICE: async (owner, asked) => inForce(await call(owner, invoiceContract.get, asked)),
  CREDIT_NOTE: async (owner, asked) => inForce(await call(owner, creditNoteContract.get, asked)),
  PURCHASE: async (owner, asked) => inForce(await call(owner, purchaseContract.get, asked)),
  DEBIT_NOTE: async (owner, asked) => inForce(await call(owner, debitNoteContract.get, asked)),
  INCOME: async (owner, asked) => (await call(owner, incomeContract.get, asked)).totalBillAmount,
  EXPENSE: async (owner, asked) => (await call(owner, expenseContract.get, asked)).totalBillAmount,
  DIRECT_COST: async (owner, asked) => (await call(owner, directCostContract.get, asked)).totalBillAmount,
  OPENING_RECEIVABLE: openingOf,
  OPENING_PAYABLE: openingOf,
};

async function openingOf(...[owner, asked]: Parameters<TotalOf>): Promise<number> {
  return (await call(owner, openingDueContract.get, asked)).totalBillAmount;
}

function totalOf(owner: Person, kind: DocumentKind, id: number): Promise<number> {
  const total = totals[kind];
  if (total === undefined) throw new Error(`Say above what a document of the kind ${kind} comes to`);
  return total(owner, { params: { id } });
}

function inForce({ state, grandTotal }: { state: string; grandTotal: number }): number {
  return state === 'CANCELLED' ? 0 : grandTotal;
}

/** Amounts are counted in paisa. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}
