import { zeroPaisa } from '@bahi/domain/numbers/money';
import type { PaperSource } from './shared-source.ts';
import { readInvoicePaper } from '../invoice.paper.ts';
import { invoiceView } from './invoice-view.ts';

/** An invoice as it is shared. Once somebody has seen it, it is not cancelled any more. */
export const sharedInvoice: PaperSource = {
  async hold({ db, businessId }, id) {
    const [row] = await db.query<{ state: 'DRAFT' | 'FINAL' | 'CANCELLED'; outlet_id: number }>(
      `select state, outlet_id from document
       where business_id = $1 and id = $2 and kind = 'INVOICE' for update`,
      [businessId, id],
    );
    if (row === undefined) return null;
    const { state, outlet_id: outletId } = row;
    return { outletId, state: state === 'FINAL' ? 'ISSUED' : state };
  },
  async noteShared({ db, businessId }, id) {
    await db.query(
      'update invoice set shared_at = now() where business_id = $1 and id = $2 and shared_at is null returning id',
      [businessId, id],
    );
  },
  async read(reader, id) {
    const paper = await readInvoicePaper(reader, id, { copyNumber: 'SENT', printedBy: '' });
    return {
      ...paper,
      goods: paper,
      status: paper.cancellation === null ? 'VALID' : 'CANCELLED',
      credited: zeroPaisa,
      view: (language) => invoiceView(paper, language),
    };
  },
};
