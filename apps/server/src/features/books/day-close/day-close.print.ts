import type { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { paperDate, withdrawalOf } from '../../../platform/paper/paper-date.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { paperSellerOf, readPaperLook } from '../../platform/business/paper-look.ts';
import { readSeller } from '../../platform/business/seller.ts';
import { readDayClose, readNotes } from './day-close.queries.ts';
import { dayCloseView, type PrintedClose } from './paper/day-close-view.ts';

type Print = (typeof dayCloseContract)['print'];
type Reader = Pick<Context, 'db' | 'businessId' | 'calendar'>;

/** A close as PDF, on A4 or on the roll of a counter printer: read when its turn has come, and laid out after it. */
export async function printDayClose(context: OpenContext, { params, body }: Input<Print>): Promise<Answer<Print>> {
  const { businessId, outletId, userId, fullName } = context.session ?? failInvalidToken();
  const language = body.language ?? context.language;
  const isSlip = body.paper === 'SLIP';
  let fileName = '';
  const content = await papersOf(context).renderInTurn(isSlip ? 'day-close-slip' : 'stock-paper', () =>
    context.services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
      const printed = await readPrinted({ db, businessId, calendar: context.calendar }, params.id, fullName);
      fileName = `day-close-${printed.close.account_code}-${printed.close.dated_on_bs}.pdf`;
      const view = dayCloseView(printed, language);
      const pictures = view.seller.logo === null || isSlip ? [] : [view.seller.name];
      return { ...view, spoken: { language, title: view.title.main, pictures } };
    }),
  );
  return { fileName: fileName.replace(/[^\w.-]/g, '-'), contentType: 'application/pdf', content };
}

async function readPrinted(reader: Reader, id: number, printedBy: string): Promise<PrintedClose> {
  const { calendar } = reader;
  const close = await readDayClose(reader, id);
  const [{ printed }, look, notes] = await Promise.all([
    readSeller(reader, close.outlet_id),
    readPaperLook(reader),
    readNotes(reader, id),
  ]);
  return {
    seller: paperSellerOf(printed, look),
    registerType: printed.registerType,
    dated: paperDate(calendar, storedDay(close.dated_on), close.dated_on_bs),
    outlet: { en: close.outlet_name, ne: close.outlet_name_np },
    box: { en: close.account_name, ne: close.account_name_np },
    takenTo: close.taken_to_name === null ? null : { en: close.taken_to_name, ne: close.taken_to_name_np },
    close,
    notes,
    withdrawal: withdrawalOf(calendar, {
      at: close.cancelled_at,
      reason: close.cancel_reason,
      by: close.cancelled_by_name,
    }),
    printedBy,
  };
}
