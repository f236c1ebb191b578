import type { Answer, Sent } from '@bahi/contract/endpoint';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { call } from './caller.ts';
import type { Shop } from './shop.ts';

export type CreditNoteBody = Sent<typeof creditNoteContract.save>['body'];
type Invoice = Answer<typeof invoiceContract.get>;

/** A final return of today of so many of each line of an invoice, in their order; of a line with 0 nothing. */
export function returnOf(
  { id: invoiceId, lines }: Pick<Invoice, 'id' | 'lines'>,
  quantities: readonly number[],
  note: Partial<CreditNoteBody> = {},
): CreditNoteBody {
  const credited = lines.flatMap((line, position) => {
    const quantity = quantities[position] ?? 0;
    return quantity === 0 ? [] : [{ invoiceLineId: line.id, quantity }];
  });
  return { invoiceId, case: 'RETURN', state: 'FINAL', issuedDateAD: '2026-11-20', lines: credited, ...note };
}

export function credit(shop: Pick<Shop, 'owner'>, body: CreditNoteBody) {
  return call(shop.owner, creditNoteContract.save, { body });
}
