import type { Answer, Input } from '@bahi/contract/endpoint';
import type { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { mostReportPdfRows } from '../../../platform/reports/report.ts';
import { reportPdf } from '../../../platform/reports/report-pdf.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { reportXlsx } from '../../../platform/reports/spreadsheet.ts';
import { salesReportDocument } from './sales-report.document.ts';
import { askedOf, readPeriod } from './sales-report.filter.ts';
import { readRows, readTotals } from './sales-report.queries.ts';

type Contract = typeof salesReportContract;

/** Invoices in one spreadsheet at most: more than a year of a busy shop. More are refused, never left out. */
const mostRows = 200_000;

/**
 * The sales report as 'Sales Report.xlsx' or 'Sales Report.pdf', in the language asked for or the caller's. The rows
 * are read in one moment; the file is made outside the transaction.
 */
export async function downloadReport(
  context: OpenContext,
  { body }: Input<Contract['download']>,
): Promise<Answer<Contract['download']>> {
  const session = context.session ?? failInvalidToken();
  const period = readPeriod(context.calendar, body, context.today);
  const tenant = { businessId: session.businessId, outletId: session.outletId, userId: session.userId };
  const document = await context.services.database.transaction('read', tenant, async (db) => {
    const reader = { db, businessId: session.businessId, calendar: context.calendar };
    const asked = await askedOf(reader, body, period);
    const totals = await readTotals(reader, asked);
    if (totals.count === 0) fail('salesReport.nothing', { status: 404 });
    if (body.fileType === 'PDF' && totals.count > mostReportPdfRows) fail('common.reportLong', { field: 'fileType' });
    if (totals.count > mostRows) fail('salesReport.tooLongForExcel', { field: 'toDate' });
    const rows = await readRows(reader, asked, { limit: mostRows, offset: 0, sort: body.sort ?? 'invoiceDate' });
    return salesReportDocument(context, db, { session, period, filter: body, rows, totals });
  });
  const language = body.language ?? context.language;
  if (body.fileType === 'PDF') {
    const content = await reportPdf(papersOf(context), document, language);
    return { fileName: `${document.name}.pdf`, contentType: 'application/pdf', content };
  }
  return {
    fileName: `${document.name}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await reportXlsx(document, language),
  };
}
