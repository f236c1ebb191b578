import type { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { paperDate, withdrawalOf } from '../../../platform/paper/paper-date.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { paperSellerOf, readPaperLook } from '../../platform/business/paper-look.ts';
import { readSeller } from '../../platform/business/seller.ts';
import type { Viewer } from './day-close.box.ts';
import { readDayClose, readNotes } from './day-close.queries.ts';
import { dayCloseView, type PrintedClose } from './paper/day-close-view.ts';

type Print = (typeof dayCloseContract)['print'];
type Reader = Viewer & Pick<Context, 'calendar'>;

/** A close as PDF, on A4 or on the roll of a counter printer: read when its turn has come, and laid out after it. */
export async function printDayClose(context: OpenContext, { params, body }: Input<Print>): Promise<Answer<Print>> {
  const { businessId, outletId, userId, fullName, rights } = context.session ?? failInvalidToken();
  const can: Viewer['can'] = (right) => rights.has(right);
  const language = body.language ?? context.language;
  const isSlip = body.paper === 'SLIP';
  let fileName = '';
  const content = await papersOf(context).renderInTurn(isSlip ? 'day-close-slip' : 'stock-paper', () =>
    context.services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
      const printed = await readPrinted(
        { db, businessId, outletId, can, calendar: context.calendar },
        params.id,
        fullName,
      );
      fileName = fileNameOf(printed);
      const view = dayCloseView(printed, language);
      const pictures = view.seller.logo === null || isSlip ? [] : [view.seller.name];
      return { ...view, spoken: { language, title: view.title.main, pictures } };
    }),
  );
  return { fileName: fileName.replace(/[^\w.-]/g, '-'), contentType: 'application/pdf', content };
}

/** By box, day and time of closing, and the how manyeth it is: no two closes of a box and day have one name. */
function fileNameOf({ close, closedAt, count }: PrintedClose): string {
  const again = count > 1 ? `-${count}` : '';
  return `day-close-${close.account_code}-${close.dated_on_bs}-${closedAt.replace(':', '')}${again}.pdf`;
}

async function readPrinted(reader: Reader, id: number, printedBy: string): Promise<PrintedClose> {
  const { calendar } = reader;
  const close = await readDayClose(reader, id);
  const closedDay = todayInKathmandu(close.closed_at.getTime());
  const [{ printed }, look, notes, count] = await Promise.all([
    readSeller(reader, close.outlet_id),
    readPaperLook(reader),
    readNotes(reader, id),
    countCloses(reader, close),
  ]);
  return {
    seller: paperSellerOf(printed, look),
    registerType: printed.registerType,
    dated: paperDate(calendar, storedDay(close.dated_on), close.dated_on_bs),
    closedOn: paperDate(calendar, closedDay, bothDates(closedDay, calendar).bs),
    closedAt: timeInKathmandu(close.closed_at.getTime()),
    count,
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

/** How many closes there were of a box and day until this one, with those that were cancelled. */
async function countCloses({ db, businessId }: Reader, close: Row<'day_close'>): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from day_close
     where business_id = $1 and account_code = $2 and dated_on = $3 and outlet_id = $4 and id <= $5`,
    [businessId, close.account_code, close.dated_on, close.outlet_id, close.id],
  );
  return row?.n ?? 1;
}
