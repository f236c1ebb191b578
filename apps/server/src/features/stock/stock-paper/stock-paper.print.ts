import type { Download } from '@bahi/contract/download';
import { type StockPaperKind } from '@bahi/domain/goods/stock-papers';
import type { Language } from '@bahi/domain/language';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { paperDate, withdrawalOf } from '../../../platform/paper/paper-date.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { paperSellerOf, readPaperLook } from '../../platform/business/paper-look.ts';
import { readSeller } from '../../platform/business/seller.ts';
import { type PaperBody, type PrintedHead, stockPaperView } from './paper/stock-paper-view.ts';
import { readPaper } from './stock-paper.head.ts';
import type { PaperOfOutlet } from './stock-paper.rows.ts';

/** What a printer reads. */
export type PaperReader = Pick<Context, 'db' | 'businessId' | 'calendar'> & { language: Language; seesCost: boolean };
type Printed = { id: number; language: Language | undefined; seesCost: boolean };

/**
 * A paper as PDF: read in a transaction when its turn has come, and laid out after it. Whoever may read one may print it
 * as often as they like.
 */
export async function printPaper(
  context: OpenContext,
  kind: StockPaperKind,
  { id, language = context.language, seesCost }: Printed,
  readBody: (reader: PaperReader, paper: PaperOfOutlet) => Promise<PaperBody>,
): Promise<Download> {
  const { businessId, outletId, userId, fullName } = context.session ?? failInvalidToken();
  let number = '';
  const content = await papersOf(context).renderInTurn('stock-paper', () =>
    context.services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
      const reader: PaperReader = { db, businessId, calendar: context.calendar, language, seesCost };
      const paper = await readPaper(reader, kind, id);
      number = paper.number ?? `${kind}-${id}`;
      const [head, body] = [await readHead(reader, paper, fullName), await readBody(reader, paper)];
      const view = stockPaperView(head, body, language);
      const pictures = view.seller.logo === null ? [] : [view.seller.name];
      return { ...view, spoken: { language, title: view.title.main, pictures } };
    }),
  );
  // The number names the file; what a file name cannot hold becomes a dash.
  return { fileName: `${number.replace(/[^\w-]/g, '-')}.pdf`, contentType: 'application/pdf', content };
}

async function readHead(reader: PaperReader, paper: PaperOfOutlet, printedBy: string): Promise<PrintedHead> {
  const { calendar } = reader;
  const [{ printed }, look] = await Promise.all([readSeller(reader, paper.outlet_id), readPaperLook(reader)]);
  return {
    seller: paperSellerOf(printed, look),
    registerType: printed.registerType,
    number: paper.number ?? '',
    dated: paperDate(calendar, storedDay(paper.dated_on), paper.dated_on_bs),
    outlet: { en: paper.outlet_name, ne: paper.outlet_name_np },
    remarks: paper.remarks,
    withdrawal: withdrawalOf(calendar, {
      at: paper.cancelled_at,
      reason: paper.cancel_reason,
      by: paper.cancelled_by_name,
    }),
    enteredBy: paper.created_by_name,
    printedBy,
  };
}
