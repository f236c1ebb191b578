import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Download } from '@bahi/contract/download';
import type { Endpoint } from '@bahi/contract/endpoint';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { BundledPaper } from '@bahi/contract/sales/paper-bundle/paper-bundle.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import type { Language } from '@bahi/domain/language';
import type { Context, OpenContext, Session } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { printVoucher, readPrinted } from '../../books/voucher/voucher.print.ts';
import { settlementPdf, viewSettlement } from '../../money/payment/payment.print.ts';
import { printDebitNote, viewDebitNote } from '../../purchase/debit-note/debit-note.print.ts';
import { countCreditNotePrint, layOutCreditNote, viewCreditNote } from '../credit-note/credit-note.print.ts';
import { countInvoicePrint, layOutInvoice } from '../invoice/invoice.print.ts';
import { viewInvoice } from '../invoice/invoice.view.ts';
import { printQuotation, viewQuotation } from '../quotation/quotation.print.ts';

/** One paper that is wanted. */
export type Wish = { id: number; language: Language };
/** A paper that is made, and which copy it says it is: null for a kind whose copies nobody counts. */
export type Made = { content: Uint8Array; copyNumber: number | null };

/** How one paper of a list is made, and what refuses one that has none before any is made. */
export type Papers = {
  endpoint: Pick<Endpoint, 'access'>;
  check: (context: Context, wish: Wish) => Promise<unknown>;
  /** Makes it and counts nothing: as the copy `known`, or as the next one. */
  make: (context: OpenContext, wish: Wish, known: number | null) => Promise<Made>;
  /** Counts one that is made, and answers which copy it is; absent for a kind whose copies nobody counts. */
  count?: (db: Tx, session: Session, id: number) => Promise<number>;
  /** What finds the numbers (`number`) of those that are named by `id`. */
  numbers: string;
};

const a4 = { paper: 'A4' } as const;
const documents = 'select id, number from document where business_id = $1 and id = any($2)';

export const papers: Readonly<Record<BundledPaper, Papers>> = {
  invoice: {
    endpoint: invoiceContract.print,
    check: (context, { id, language }) => viewInvoice(context, { params: { id }, query: { language, ...a4 } }),
    make: (context, { id, language }, known) =>
      layOutInvoice(context, { params: { id }, body: { language, ...a4 } }, known),
    count: (db, session, id) => countInvoicePrint(db, session, id, a4.paper),
    numbers: documents,
  },
  'credit-note': {
    endpoint: creditNoteContract.print,
    check: (context, { id, language }) => viewCreditNote(context, { params: { id }, query: { language, ...a4 } }),
    make: (context, { id, language }, known) =>
      layOutCreditNote(context, { params: { id }, body: { language, ...a4 } }, known),
    count: countCreditNotePrint,
    numbers: documents,
  },
  'debit-note': {
    endpoint: debitNoteContract.print,
    check: (context, { id, language }) => viewDebitNote(context, { params: { id }, query: { language } }),
    make: async (context, { id, language }) =>
      uncounted(await printDebitNote(context, { params: { id }, body: { language } })),
    numbers: documents,
  },
  quotation: {
    endpoint: quotationContract.print,
    check: (context, { id, language }) => viewQuotation(context, { params: { id }, query: { language, ...a4 } }),
    make: async (context, { id, language }) =>
      uncounted(await printQuotation(context, { params: { id }, body: { language, ...a4 } })),
    numbers: 'select id, number from quotation where business_id = $1 and id = any($2)',
  },
  settlement: {
    endpoint: paymentContract.settlementPdf,
    check: (context, { id, language }) => viewSettlement(context, { params: { masterId: id }, query: { language } }),
    make: async (context, { id, language }) =>
      uncounted(await settlementPdf(context, { params: { masterId: id }, query: { language } })),
    numbers: 'select id, number from settlement where business_id = $1 and id = any($2)',
  },
  voucher: {
    endpoint: voucherContract.print,
    check: (context, { id }) => readPrinted(context, id),
    make: async (context, { id, language }) =>
      uncounted(await printVoucher(context, { params: { id }, body: { language } })),
    numbers: 'select id, number from voucher where business_id = $1 and id = any($2)',
  },
};

function uncounted({ content }: Download): Made {
  if (!(content instanceof Uint8Array)) throw new Error('a paper comes as a whole');
  return { content, copyNumber: null };
}
