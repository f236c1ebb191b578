import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { call, type Caller, fieldsOf, refusal } from '../../../../testing/caller.ts';
import { paying, row } from '../../../../testing/paying.ts';
import type { Shop } from '../../../../testing/shop.ts';
import { csvFile } from '../../../platform/data-import/testing/files.ts';
import { accountId } from '../../voucher/testing/vouchers.ts';

const { upload, open, match } = bankStatementContract;
export type Reconciliation = Answer<typeof open>;
/** Day, text, reference and signed amount of a line. */
export type Line = readonly [day: string, text: string, reference: string, amount: number];

export const headings = ['Txn Date', 'Description', 'Reference', 'Debit', 'Credit', 'Balance'];

/** A file as a bank gives it, with the balance after each line. */
export function fileOf(opening: number, lines: readonly Line[], name = 'bank.csv'): File {
  let balance = opening;
  const rows = lines.map(([day, text, reference, amount]) => {
    balance += amount;
    return [
      day,
      text,
      reference,
      amount < 0 ? String(-amount) : '',
      amount > 0 ? String(amount) : '',
      balance.toFixed(2),
    ];
  });
  return csvFile([headings, ...rows], name);
}

export const bankOf = (owner: Caller) => accountId(owner, 'BANK');

/** Reads a file into the bank account of a shop. */
export async function readFile(owner: Caller, file: File, said: object = {}) {
  return call(owner, upload, { body: { moneyAccountId: await bankOf(owner), ...said }, files: { file } });
}

export async function refusedFile(owner: Caller, file: File, said: object = {}) {
  const body = { moneyAccountId: await bankOf(owner), ...said };
  return fieldsOf(await refusal(owner, upload, { body, files: { file } }));
}

export async function openOf(owner: Caller): Promise<Reconciliation> {
  return call(owner, open, { params: { id: await bankOf(owner) } });
}

/** Receives money from the customer of a shop into its bank; answers the receipt. */
export function receive({ owner, customerId, outletId }: Shop, amount: number, day = '2026-11-20') {
  return call(owner, paymentContract.createSettlement, {
    body: { ...paying([row(amount, 'ONLINE', day)]), customerId, outletId },
  });
}

/** Matches all that is offered. */
export async function matchOffers(owner: Caller): Promise<void> {
  const id = await bankOf(owner);
  for (const { lines, books } of (await openOf(owner)).offers)
    await call(owner, match, { params: { id }, body: { lines, books } });
}
