import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';
import { creditedTotal, sharedCreditNote } from '../credit-note/credit-note.sharing.ts';
import { sharedInvoice } from '../invoice/paper/invoice.sharing.ts';
import type { PaperSource } from '../invoice/paper/shared-source.ts';
import { sharedQuotation } from '../quotation/quotation.sharing.ts';

/** Everything that can be shared, with what its folder gives to that. */
export const paperSources: Readonly<Record<SharedKind, PaperSource>> = {
  invoice: {
    ...sharedInvoice,
    // An invoice does not know of the notes that credit it.
    async read(reader, id) {
      const [paper, credited] = await Promise.all([sharedInvoice.read(reader, id), creditedTotal(reader, id)]);
      return credited > 0 ? { ...paper, credited, status: 'CREDITED' } : paper;
    },
  },
  'credit-note': sharedCreditNote,
  quotation: sharedQuotation,
};
