import type { Right } from '@bahi/contract/access';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Text } from '@bahi/contract/messages';
import type { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readPeriod } from '../../../platform/core/period.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { streamRows } from '../../../platform/database/row-stream.ts';
import { spool } from '../../../platform/files/spool.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { mostReportPdfRows } from '../../../platform/reports/report.ts';
import { reportPdf } from '../../../platform/reports/report-pdf.ts';
import { mostRowsAtOnce, reportXlsx, reportXlsxChunks } from '../../../platform/reports/spreadsheet.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { runningQuery, type RunningRow } from './stock-card.books.ts';
import { cardDocument, type CardLine, lineOf, openingLine } from './stock-card.document.ts';
import { type Asked, type CardFrame, cardRowOf, type Reader, readCardFrame, rowsAsked } from './stock-card.queries.ts';

type Download = (typeof stockCardContract)['download'];

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Rows in one spreadsheet at most, as of a report. */
const mostRows = 200_000;
const rowsAtOnce = 1000;

/** The whole card of a period as a spreadsheet or on paper; a long one of Excel is written while its rows are read. */
export async function downloadStockCard(
  context: OpenContext,
  { params, body }: Input<Download>,
): Promise<Answer<Download>> {
  const session = context.session ?? failInvalidToken();
  const { businessId, outletId, userId } = session;
  const language = body.language ?? context.language;
  const isPaper = body.fileType === 'PDF';
  const asked = { variantId: params.variantId, outletId: body.outletId, period: readPeriod(context.calendar, body) };
  const made = await context.services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
    const reader = readerOf(context, session, db);
    const frame = await readCardFrame(reader, asked);
    // The opening balance is a row, too.
    if (isPaper && frame.moves >= mostReportPdfRows) fail('common.reportLong', { field: 'fileType' });
    if (frame.moves >= mostRows) fail('report.tooLongForExcel', { field: 'toDate' });
    const head = await cardDocument(context, reader, {
      session,
      asked,
      frame,
      outlet: await outletName(reader, asked),
    });
    const lines = streamLines(reader, asked, frame);
    if (isPaper || frame.moves < mostRowsAtOnce) return { ...head, rows: (await Array.fromAsync(lines)).flat() };
    return { name: head.name, spooled: await spool(reportXlsxChunks(head, lines, language), { packed: false }) };
  });
  const fileName = `${made.name}.${isPaper ? 'pdf' : 'xlsx'}`;
  if ('spooled' in made) {
    const { stream: content, sizeBytes } = made.spooled;
    return { fileName, contentType: spreadsheet, content, sizeBytes };
  }
  if (isPaper)
    return { fileName, contentType: 'application/pdf', content: await reportPdf(papersOf(context), made, language) };
  return { fileName, contentType: spreadsheet, content: await reportXlsx(made, language) };
}

function readerOf({ calendar }: OpenContext, { businessId, outletId, rights }: Session, db: Tx): Reader {
  return { db, businessId, outletId, calendar, can: (right: Right) => rights.has(right) };
}

/** All lines of the period, the opening one first. */
async function* streamLines(reader: Reader, asked: Asked, frame: CardFrame): AsyncGenerator<CardLine[]> {
  yield [openingLine(frame)];
  const values = rowsAsked(reader, asked, frame.outletIds, { start: frame.start, skipped: 0, limit: frame.moves });
  for await (const rows of streamRows<RunningRow>(reader.db, { text: runningQuery, values, atOnce: rowsAtOnce }))
    yield rows.map((row) => lineOf(cardRowOf(row, reader)));
}

async function outletName({ db, businessId }: Reader, { outletId }: Asked): Promise<Text | null> {
  if (outletId === null) return null;
  const [outlet] = await db.query<{ name: string; name_np: string | null }>(
    'select name, name_np from outlet where business_id = $1 and id = $2',
    [businessId, outletId],
  );
  return outlet === undefined ? null : { en: outlet.name, ne: outlet.name_np ?? outlet.name };
}
