import type { Answer, Input } from '@bahi/contract/endpoint';
import type { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { spool } from '../../../platform/files/spool.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { mostReportPdfRows } from '../../../platform/reports/report.ts';
import { reportPdf } from '../../../platform/reports/report-pdf.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { mostRowsAtOnce, reportXlsx, reportXlsxChunks } from '../../../platform/reports/spreadsheet.ts';
import { salesReportDocument } from './sales-report.document.ts';
import { askedOf, readPeriod } from './sales-report.filter.ts';
import { readRows, readTotals, streamReport } from './sales-report.queries.ts';

type Contract = typeof salesReportContract;

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Invoices in one spreadsheet at most: more than a year of a busy shop. More are refused, never left out. */
const mostRows = 200_000;

/**
 * The sales report as 'Sales Report.xlsx' or 'Sales Report.pdf', in the language asked for or the caller's. The rows
 * are read in one moment. The file is made outside the transaction, but for a long one of Excel, which is written to the
 * disk while its rows are read, and then sent.
 */
export async function downloadReport(
  context: OpenContext,
  { body }: Input<Contract['download']>,
): Promise<Answer<Contract['download']>> {
  const session = context.session ?? failInvalidToken();
  const period = readPeriod(context.calendar, body, context.today);
  const tenant = { businessId: session.businessId, outletId: session.outletId, userId: session.userId };
  const language = body.language ?? context.language;
  const made = await context.services.database.transaction('read', tenant, async (db) => {
    const reader = { db, businessId: session.businessId, calendar: context.calendar };
    const asked = await askedOf(reader, body, period);
    const totals = await readTotals(reader, asked);
    if (totals.count === 0) fail('salesReport.nothing', { status: 404 });
    if (body.fileType === 'PDF' && totals.count > mostReportPdfRows) fail('common.reportLong', { field: 'fileType' });
    if (totals.count > mostRows) fail('salesReport.tooLongForExcel', { field: 'toDate' });
    const report = await salesReportDocument(context, db, { session, period, filter: body, totals });
    const sort = body.sort ?? 'invoiceDate';
    if (totals.count <= mostRowsAtOnce || body.fileType === 'PDF')
      return { ...report, rows: await readRows(reader, asked, { limit: totals.count, offset: 0, sort }) };
    const pieces = reportXlsxChunks(report, streamReport(reader, asked, sort), language);
    return { name: report.name, spooled: await spool(pieces, { packed: false }) };
  });
  const fileName = `${made.name}.${body.fileType === 'PDF' ? 'pdf' : 'xlsx'}`;
  if ('spooled' in made) {
    const { stream: content, sizeBytes } = made.spooled;
    return { fileName, contentType: spreadsheet, content, sizeBytes };
  }
  if (body.fileType === 'PDF')
    return { fileName, contentType: 'application/pdf', content: await reportPdf(papersOf(context), made, language) };
  return { fileName, contentType: spreadsheet, content: await reportXlsx(made, language) };
}
