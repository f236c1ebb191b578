import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Sent } from '@bahi/contract/endpoint';
import { call, type Caller } from '../../../../testing/caller.ts';

export type JournalBody = Sent<typeof voucherContract.journal>['body'];
export type ContraBody = Sent<typeof voucherContract.contra>['body'];
export type OpeningBody = Sent<typeof voucherContract.enterOpening>['body'];
type Shown = Answer<typeof voucherContract.get>;

/** Another day of the fiscal year of most tests: 4 Mangsir 2083. */
export const voucherDay = '2026-11-20';

/** The id of an account by its code, also of one that vouchers may not name. */
export async function accountId(caller: Caller, code: string): Promise<number> {
  const { rows } = await call(caller, ownAccountContract.list, { query: { pageSize: 1000 } });
  return rows.find((row) => !row.isGroup && row.code === code)?.id ?? 0;
}

/** Lines on accounts by their codes: above zero a debit, below a credit. */
export async function linesOn(
  caller: Caller,
  amounts: Readonly<Record<string, number>>,
): Promise<JournalBody['lines'][number][]> {
  const lines = [];
  for (const [code, amount] of Object.entries(amounts)) {
    const side = amount > 0 ? { debit: amount } : { credit: -amount };
    lines.push({ accountId: await accountId(caller, code), ...side });
  }
  return lines;
}

/** A journal of drawings out of cash, unless other lines are said. */
export async function journalOf(
  caller: Caller,
  amounts: Readonly<Record<string, number>> = { DRAWINGS: 500, CASH: -500 },
  said: Partial<JournalBody> = {},
): Promise<JournalBody> {
  return { dateAD: voucherDay, narration: 'For the house', lines: await linesOn(caller, amounts), ...said };
}

export async function enterJournal(caller: Caller, ...said: Tail<Parameters<typeof journalOf>>): Promise<Shown> {
  return call(caller, voucherContract.journal, { body: await journalOf(caller, ...said) });
}

/** Cash put into the bank, unless another way is said. */
export async function contraOf(caller: Caller, said: Partial<ContraBody> = {}): Promise<ContraBody> {
  const [fromAccountId, toAccountId] = [await accountId(caller, 'CASH'), await accountId(caller, 'BANK')];
  return { dateAD: voucherDay, fromAccountId, toAccountId, amount: 300, narration: null, ...said };
}

export async function enterContra(caller: Caller, said: Partial<ContraBody> = {}): Promise<Shown> {
  return call(caller, voucherContract.contra, { body: await contraOf(caller, said) });
}

/** What a business began with on 1 Shrawan 2082, unless another day is said. */
export async function openingOf(
  caller: Caller,
  amounts: Readonly<Record<string, number>> = { CASH: 1000, BANK: 5000, CAPITAL: -6000 },
  said: Partial<OpeningBody> = {},
): Promise<OpeningBody> {
  return { dateAD: '2025-07-17', difference: 'NONE', lines: await linesOn(caller, amounts), ...said };
}

export async function enterOpening(caller: Caller, ...said: Tail<Parameters<typeof openingOf>>): Promise<Shown> {
  return call(caller, voucherContract.enterOpening, { body: await openingOf(caller, ...said) });
}

/** An own account of a group; answers its id. */
export async function addOwnAccount(caller: Caller, code: string, groupCode: string): Promise<number> {
  const body = { code, name: `Account ${code}`, nameNp: `खाता ${code}`, groupCode };
  return (await call(caller, ownAccountContract.save, { body })).id;
}

/** A further cash box, of one outlet where that is said; answers its id. */
export async function addCashBox(caller: Caller, code: string, outletId: number | null = null): Promise<number> {
  const body = { kind: 'CASH', code, name: `Box ${code}`, nameNp: `बाकस ${code}`, outletId } as const;
  return (await call(caller, moneyAccountContract.save, { body })).id;
}

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer R] ? R : never;
