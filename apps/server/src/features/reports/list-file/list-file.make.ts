import type { Download } from '@bahi/contract/download';
import type { ListFile } from '@bahi/contract/reports/list-file/list-file';
import { listFileQuery, mostListFileRows } from '@bahi/contract/reports/list-file/list-file.contract';
import type { z } from '@bahi/contract/zod';
import { timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { Language } from '@bahi/domain/language';
import type { Context, OpenContext, Session } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { ServedList } from '../../../platform/http/server.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { mostReportPdfRows, type Report, type ReportHead } from '../../../platform/reports/report.ts';
import { reportPdf } from '../../../platform/reports/report-pdf.ts';
import { reportXlsx } from '../../../platform/reports/spreadsheet.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { readReportBusiness } from '../../platform/business/report-business.ts';
import { reportColumnsOf } from './list-file.columns.ts';
import { declaredList, readAllRows } from './list-file.rows.ts';

type Asked = z.output<typeof listFileQuery>;

/**
 * A list as a spreadsheet or on paper: what the list's own call answers to who asks, all of it in one moment, with its
 * rights, its outlet, its filter and its order.
 */
export async function makeListFile(
  context: OpenContext,
  list: ServedList | undefined,
  asked: Asked,
): Promise<Download> {
  const session = context.session ?? failInvalidToken();
  const { fileType, language: chosen, without, chosen: ids, told, ...listed } = asked;
  const { served, file } = declaredList(list, session);
  const language = chosen ?? context.language;
  const isPaper = fileType === 'PDF';
  const most = isPaper ? mostReportPdfRows : mostListFileRows;
  const tenant = { businessId: session.businessId, outletId: session.outletId, userId: session.userId };
  const report = await context.services.database.transaction('read', tenant, async (db) => {
    const reader: Context = { ...context, ...tenant, db, session, language, can: (right) => session.rights.has(right) };
    const rows = await readAllRows(reader, served, { listed, ids, most });
    if (rows.length === 0) fail('listFile.nothing', { status: 404 });
    return { ...(await headOf(reader, file, { without, told, isPaper })), rows };
  });
  return { ...fileOf(file, fileType), content: await contentOf(context, report, { isPaper, language }) };
}

async function headOf(
  { db, businessId, calendar, today, now, session }: Context & { session: Session },
  { fileName, title, columns }: ListFile,
  { without, told, isPaper }: { without: string; told: string; isPaper: boolean },
): Promise<ReportHead<unknown>> {
  const hidden = without.split(',');
  const seen = columns.filter(({ isOfPlatform }) => isOfPlatform !== true || businessId === 0);
  return {
    name: fileName,
    title,
    business: await readReportBusiness(db, businessId),
    period: null,
    calendar,
    filters: [],
    notes: told === '' ? [] : [told],
    // What tells one row from another is always there.
    columns: seen
      .filter(({ key }, position) => position === 0 || !hidden.includes(key.split('.')[0] ?? key))
      .flatMap((column) => reportColumnsOf(column, calendar, isPaper)),
    madeAt: `${bothDates(today, calendar).bs} ${timeInKathmandu(now)}`,
    madeBy: session.fullName,
  };
}

function contentOf(
  context: OpenContext,
  report: Report<unknown>,
  { isPaper, language }: { isPaper: boolean; language: Language },
): Promise<Uint8Array> {
  return isPaper ? reportPdf(papersOf(context), report, language) : reportXlsx(report, language);
}

function fileOf({ fileName }: ListFile, fileType: Asked['fileType']): Pick<Download, 'fileName' | 'contentType'> {
  if (fileType === 'PDF') return { fileName: `${fileName}.pdf`, contentType: 'application/pdf' };
  const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { fileName: `${fileName}.xlsx`, contentType };
}
