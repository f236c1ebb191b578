import { mostReportRows } from '@bahi/contract/reports/report/report-rows';
import type { Right } from '@bahi/contract/access';
import type { ReportFileFailure } from '@bahi/contract/reports/report-file/report-file-choices';
import { isReport } from '@bahi/contract/reports/report-file/report-file-paths';
import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../../platform/core/services.ts';
import { storedDay } from '../../../platform/core/days.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { spool, type Spooled } from '../../../platform/files/spool.ts';
import { mostReportPdfRows } from '../../../platform/reports/report.ts';
import { reportXlsxChunks } from '../../../platform/reports/spreadsheet.ts';
import { servedReports } from '../all-reports/served-reports.ts';
import { beginMonthFile } from '../month-file/month-file.make.ts';
import { beginFile, contentOf, fileOf } from '../report/report.file.ts';
import type { Reader } from '../report/report.asked.ts';
import { readRows, type StoredRow, streamReport } from '../report/report.query.ts';
import { findViewer, refusalOfReport } from '../report/report.viewer.ts';
import type { ReportFileRecord } from './report-file.rows.ts';
import type { Telling } from './report-file.progress.ts';

/** A file that was made and waits, on this machine, to be kept. */
export type MadeFile = {
  fileName: string;
  contentType: string;
  showsCost: boolean;
  needs: readonly Right[];
  spooled: Spooled;
};
type Refused = { failure: ReportFileFailure };
type Held = { telling: Telling; goOn: () => void };

/**
 * Makes a file as its download would be, for what who asked for it may see at this moment. Rows are read in one moment, and
 * few of them are held.
 */
export async function makeFile(services: Services, file: ReportFileRecord, held: Held): Promise<MadeFile | Refused> {
  const { business_id: businessId, outlet_id: outletId, user_id: userId, file_type: fileType, language } = file;
  const read = await services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
    // Other cores stay for who waits for an answer.
    await db.query(`select set_config('max_parallel_workers_per_gather', '0', true)`);
    const reader = await readerOf(services, db, file);
    if ('failure' in reader) return reader;
    if (!isReport(file.report)) return makeMonth(services, reader, { file, held });
    const report = await servedReports[file.report].findFile(reader, file.asked).catch(refused);
    if ('failure' in report) return report;
    const { found, shown, sort } = report;
    const { head, count } = await beginFile(found, services.clock(), shown);
    const failure = failureOfCount(fileType, count);
    if (failure !== null) return { failure };
    held.telling.progress.total = count;
    const showsCost = found.asked.seesCost && Object.values(found.report.columns).some(isOfCost);
    const made = { ...fileOf(head.name, fileType === 'PDF' ? 'PDF' : 'EXCEL'), showsCost, needs: [] };
    if (fileType === 'PDF') return { ...made, report: { ...head, rows: await readRows(found, sort, null) } };
    const rows = unhurried(streamReport(found, sort), held);
    return { ...made, spooled: await spool(reportXlsxChunks(head, rows, language), { packed: false }) };
  });
  if (!('report' in read)) return read;
  const { report, ...made } = read;
  const papers = services.pdf.forClient({ businessId });
  const content = await contentOf(papers, report, { fileType: 'PDF', language });
  held.telling.progress.done = report.rows.length;
  held.goOn();
  return { ...made, spooled: await spool(piecesOf(content), { packed: false }) };
}

/** Who asked for a file, with what they may see now; or why nothing is made for them. */
async function readerOf(services: Services, db: Tx, file: ReportFileRecord): Promise<Reader | Refused> {
  const { business_id: businessId, outlet_id: outletId, user_id: userId, report, language } = file;
  const now = services.clock();
  const viewer = await findViewer(db, { businessId, outletId, userId, report }, now);
  if ('refused' in viewer) return { failure: viewer.refused === 'INACTIVE' ? 'USER_INACTIVE' : viewer.refused };
  const { session } = viewer;
  return { db, businessId, calendar: services.calendar(), language, today: todayInKathmandu(now), session };
}

/** A month as a whole: it is written to the disk part by part. */
async function makeMonth(
  services: Services,
  reader: Reader,
  { file, held }: { file: ReportFileRecord; held: Held },
): Promise<MadeFile | Refused> {
  const { telling, goOn } = held;
  const month = await beginMonthFile(reader, {
    lastDay: storedDay(file.to_on),
    now: services.clock(),
    mostPhotoBytes: services.config.limits.monthFile.mostPhotoBytes,
    rows: (batches) => unhurried(batches, held),
    onPhoto: () => {
      goOn();
      telling.progress.done += 1;
    },
  }).catch(refused);
  if ('failure' in month) return month;
  telling.progress.total = month.total;
  const spooled = await spool(month.chunks, { packed: false });
  return { fileName: month.fileName, contentType: 'application/zip', showsCost: false, needs: month.needs, spooled };
}

function refused(error: unknown): Refused {
  return { failure: refusalOfReport(error) };
}

function failureOfCount(fileType: ReportFileRecord['file_type'], count: number): ReportFileFailure | null {
  if (count === 0) return 'NO_ROWS';
  if (fileType === 'PDF' && count > mostReportPdfRows) return 'TOO_LONG_FOR_PDF';
  return count > mostReportRows ? 'TOO_LONG' : null;
}

function isOfCost(column: object): boolean {
  return 'only' in column && column.only === 'cost';
}

/** Counts rows as they are written, and gives as much time to others as their writing takes. */
async function* unhurried(batches: AsyncIterable<StoredRow[]>, { telling, goOn }: Held): AsyncGenerator<StoredRow[]> {
  for await (const rows of batches) {
    goOn();
    const began = performance.now();
    yield rows;
    telling.progress.done += rows.length;
    await pause(Math.min(performance.now() - began, longestPause));
  }
}

const longestPause = 200;

async function* piecesOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
