import type { Answer, Sent } from '@bahi/contract/endpoint';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import type { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { call } from './caller.ts';
import type { Shop } from './shop.ts';

export type DebitNoteBody = Sent<typeof debitNoteContract.save>['body'];
type Purchase = Answer<typeof purchaseContract.get>;

/** A final note of today by which so many of each line of a bill go back, in their order; of a line with 0 nothing. */
export function backOf(
  { id: purchaseId, lines }: Pick<Purchase, 'id' | 'lines'>,
  quantities: readonly number[],
  note: Partial<DebitNoteBody> = {},
): DebitNoteBody {
  const returned = lines.flatMap((line, position) => {
    const quantity = quantities[position] ?? 0;
    return quantity === 0 ? [] : [{ purchaseLineId: line.id, quantity }];
  });
  return { purchaseId, case: 'RETURN', state: 'FINAL', issuedDateAD: '2026-11-20', lines: returned, ...note };
}

/** The same by which so many rupees come off each line. */
export function cheaper(
  { id: purchaseId, lines }: Pick<Purchase, 'id' | 'lines'>,
  amounts: readonly number[],
  note: Partial<DebitNoteBody> = {},
): DebitNoteBody {
  const off = lines.flatMap((line, position) => {
    const amount = amounts[position] ?? 0;
    return amount === 0 ? [] : [{ purchaseLineId: line.id, amount }];
  });
  return { purchaseId, case: 'PRICE', state: 'FINAL', issuedDateAD: '2026-11-20', lines: off, ...note };
}

export function debit(shop: Pick<Shop, 'owner'>, body: DebitNoteBody) {
  return call(shop.owner, debitNoteContract.save, { body });
}
