import { asPaisa, type Paisa, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import type { PaperSource } from '../invoice/paper/shared-source.ts';
import { readCreditNotePaper } from './credit-note.paper.ts';
import { creditNoteView } from './paper/credit-note-view.ts';

/** A credit note as it is shared: one that is final stands. */
export const sharedCreditNote: PaperSource = {
  async hold({ db, businessId }, id) {
    const [row] = await db.query<{ state: string; outlet_id: number }>(
      `select state, outlet_id from document
       where business_id = $1 and id = $2 and kind = 'CREDIT_NOTE' for update`,
      [businessId, id],
    );
    if (row === undefined) return null;
    const { state, outlet_id: outletId } = row;
    return { outletId, state: state === 'DRAFT' ? 'DRAFT' : 'ISSUED' };
  },
  noteShared: () => Promise.resolve(),
  async read(reader, id) {
    const paper = await readCreditNotePaper(reader, id, { copyNumber: 'SENT', printedBy: '' });
    return {
      ...paper,
      goods: paper,
      status: 'VALID',
      credited: zeroPaisa,
      view: (language) => ({ ...creditNoteView(paper, language), terms: null }),
    };
  },
};

/** What final credit notes took off the total of an invoice. */
export async function creditedTotal(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  invoiceId: number,
): Promise<Paisa> {
  const [row] = await db.query<{ credited: number }>(
    `select coalesce(sum(document.total_paisa), 0)::bigint as credited from credit_note own
     join document on document.business_id = own.business_id and document.id = own.id
     where own.business_id = $1 and own.invoice_id = $2 and document.state = 'FINAL'`,
    [businessId, invoiceId],
  );
  return asPaisa(row?.credited ?? 0);
}
