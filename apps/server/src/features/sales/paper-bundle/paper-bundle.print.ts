import type { Download } from '@bahi/contract/download';
import type { Answer, Endpoint, Input } from '@bahi/contract/endpoint';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { BundledPaper, paperBundleContract } from '@bahi/contract/sales/paper-bundle/paper-bundle.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import type { Language } from '@bahi/domain/language';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context, OpenContext, Session } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { joinPdfs } from '../../../platform/paper/pdf-joined.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { settlementPdf, viewSettlement } from '../../money/payment/payment.print.ts';
import { printDebitNote, viewDebitNote } from '../../purchase/debit-note/debit-note.print.ts';
import { printCreditNote, viewCreditNote } from '../credit-note/credit-note.print.ts';
import { printInvoice } from '../invoice/invoice.print.ts';
import { viewInvoice } from '../invoice/invoice.view.ts';
import { printQuotation, viewQuotation } from '../quotation/quotation.print.ts';

type Contract = typeof paperBundleContract;
type Wish = { id: number; language: Language };
/** How one paper of a list is made, and what refuses one that has none before any is counted. */
type Papers = {
  endpoint: Pick<Endpoint, 'access'>;
  check: (context: Context, wish: Wish) => Promise<unknown>;
  print: (context: OpenContext, wish: Wish) => Promise<Download>;
};

const a4 = { paper: 'A4' } as const;
const papers: Readonly<Record<BundledPaper, Papers>> = {
  invoice: {
    endpoint: invoiceContract.print,
    check: (context, { id, language }) => viewInvoice(context, { params: { id }, query: { language, ...a4 } }),
    print: (context, { id, language }) => printInvoice(context, { params: { id }, body: { language, ...a4 } }),
  },
  'credit-note': {
    endpoint: creditNoteContract.print,
    check: (context, { id, language }) => viewCreditNote(context, { params: { id }, query: { language, ...a4 } }),
    print: (context, { id, language }) => printCreditNote(context, { params: { id }, body: { language, ...a4 } }),
  },
  'debit-note': {
    endpoint: debitNoteContract.print,
    check: (context, { id, language }) => viewDebitNote(context, { params: { id }, query: { language } }),
    print: (context, { id, language }) => printDebitNote(context, { params: { id }, body: { language } }),
  },
  quotation: {
    endpoint: quotationContract.print,
    check: (context, { id, language }) => viewQuotation(context, { params: { id }, query: { language, ...a4 } }),
    print: (context, { id, language }) => printQuotation(context, { params: { id }, body: { language, ...a4 } }),
  },
  settlement: {
    endpoint: paymentContract.settlementPdf,
    check: (context, { id, language }) => viewSettlement(context, { params: { masterId: id }, query: { language } }),
    print: (context, { id, language }) => settlementPdf(context, { params: { masterId: id }, query: { language } }),
  },
};

/**
 * Several papers in one file, in the order in which they are named. Whether each of them has one is asked first, so that
 * none is counted as printed where the file is refused; then each is made in its turn, as it is alone.
 */
export async function printBundle(
  context: OpenContext,
  { params, body }: Input<Contract['print']>,
): Promise<Answer<Contract['print']>> {
  const session = context.session ?? failInvalidToken();
  const of = papers[params.of];
  const { access } = of.endpoint;
  if (access !== 'session' && access !== 'public' && !session.rights.has(access))
    fail('common.forbidden', { status: 403 });
  const language = body.language ?? context.language;
  const wishes = [...new Set(body.ids)].map((id) => ({ id, language }));
  await checkAll(context, session, of, wishes);
  const made: Uint8Array[] = [];
  for (const wish of wishes) {
    const { content } = await of.print(ofPaper(context, wish), wish);
    if (!(content instanceof Uint8Array)) throw new Error('a paper comes as a whole');
    made.push(content);
  }
  const title = `${params.of}s-${formatAdDate(context.today)}`;
  const content = made.length === 1 && made[0] !== undefined ? made[0] : await joinPdfs(made, { title, language });
  return { fileName: `${title}.pdf`, contentType: 'application/pdf', content };
}

function checkAll(context: OpenContext, session: Session, of: Papers, wishes: readonly Wish[]): Promise<void> {
  const { businessId, outletId, userId } = session;
  return context.services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
    const can: Context['can'] = (right) => session.rights.has(right);
    for (const wish of wishes) await of.check({ ...context, db, session, businessId, outletId, can }, wish);
  });
}

/** Asked for again under its key, because the answer was lost, each is the same print. */
function ofPaper(context: OpenContext, { id }: Wish): OpenContext {
  const { exchange } = context;
  const { idempotencyKey: key } = exchange;
  return { ...context, exchange: { ...exchange, idempotencyKey: key === null ? null : `${key.slice(0, 80)}/${id}` } };
}
