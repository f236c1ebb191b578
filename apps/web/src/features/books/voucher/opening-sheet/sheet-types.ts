import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer } from '@bahi/contract/endpoint';

export type Sheet = Answer<typeof voucherContract.previewOpening>;
type Line = Sheet['lines'][number];

/** By row of the file the account that was chosen for it, or null where it is left out. */
export type Chosen = ReadonlyMap<number, number | null>;

/** Whether a row still waits for an account, or to be left out. */
export function isOpen({ row, state, isChoosable }: Line, chosen: Chosen): boolean {
  return isChoosable && state === 'REFUSED' && chosen.get(row) !== null;
}
