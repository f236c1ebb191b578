import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer } from '@bahi/contract/endpoint';

export type Sheet = Answer<typeof voucherContract.previewOpening>;
type Line = Sheet['lines'][number];

/** By row of the file the account that was chosen for it, or null where it is left out. */
export type Chosen = ReadonlyMap<number, number | null>;

/** Whether a row still waits for an account, or to be left out. */
export function isOpen({ row, needsChoice }: Line, chosen: Chosen): boolean {
  return needsChoice && !isLeftOut(row, chosen);
}

export function isLeftOut(row: number, chosen: Chosen): boolean {
  return chosen.get(row) === null;
}

/** What the server is told of that: the rows that have an account. What is left out it need not know. */
export function accountsOf(chosen: Chosen): string {
  return [...chosen].flatMap(([row, accountId]) => (accountId === null ? [] : [`${row}:${accountId}`])).join(',');
}
