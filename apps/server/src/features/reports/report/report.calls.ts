import { mostReportRows } from '@bahi/contract/reports/report/report-rows';
import type {
  AnyReportAnswer,
  DownloadBody,
  GenerateBody,
  Report,
  ReportAnswer,
} from '@bahi/contract/reports/report/report';
import type { AnyChangesAnswer, ChangesAnswer } from '@bahi/contract/reports/report/second-clock';
import type { Download } from '@bahi/contract/download';
import type { RawBuilder } from 'kysely';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { pageOf } from '../../../platform/database/list-query.ts';
import { spool } from '../../../platform/files/spool.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { mostReportPdfRows } from '../../../platform/reports/report.ts';
import { mostRowsAtOnce, reportXlsxChunks } from '../../../platform/reports/spreadsheet.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { answerOf } from './report.answer.ts';
import { type Asked, readAsked, type Reader } from './report.asked.ts';
import { answerChanges, changesFile, type Compared, compared } from './report.changes.ts';
import type { Shown } from './report.document.ts';
import { beginFile, contentOf, fileOf } from './report.file.ts';
import { type Found, readGroups, readPage, readRows, streamReport, type Running, type Tell } from './report.query.ts';

/**
 * The rows of a report as a query under the names of its columns: amounts in paisa, a name's Nepali one as `…LocLang`, a
 * date's BS day as `…BS`. It has all of them, in no order.
 */
export type Source<R extends Report> = (asked: Asked<R>) => Promise<Sourced> | Sourced;
/** The rows, or the rows and how those that are shown are told. */
type Sourced = RawBuilder<unknown> | { rows: RawBuilder<unknown>; tell: Tell; running?: Running };

type Handlers<R extends Report> = {
  generate: (context: Context, input: { body: GenerateBody<R> }) => Promise<ReportAnswer<R>>;
  /** Of a report with a second clock. */
  changes: (context: Context, input: { body: GenerateBody<R> }) => Promise<ChangesAnswer<R>>;
  download: (context: OpenContext, input: { body: DownloadBody<R> }) => Promise<Download>;
};

/** The same of any report. */
type AnyHandlers = {
  generate: (context: Context, input: { body: GenerateBody<Report> }) => Promise<AnyReportAnswer>;
  changes: (context: Context, input: { body: GenerateBody<Report> }) => Promise<AnyChangesAnswer>;
  download: Handlers<Report>['download'];
};

/** The rows of a report, and what stands beside them in its file where that is not what they come to. */
export type FileFound = { found: Found; shown?: Shown };

type Body<R extends Report> = GenerateBody<R> | DownloadBody<R>;
/** How a report's rows are found for whoever asks, and those of a file of it. */
export type Finder<R extends Report> = {
  find: (reader: Reader, body: Body<R>) => Promise<Found>;
  compare: (found: Found) => Promise<Compared>;
  findFile: (reader: Reader, body: DownloadBody<R>) => Promise<FileFound>;
};

/** The rows of a report by its declaration and its query. */
export function finderOf<R extends Report>(report: R, source: Source<R>): Finder<R>;
export function finderOf(report: Report, source: Source<Report>): Finder<Report> {
  const find = async (reader: Reader, body: Body<Report>): Promise<Found> => {
    const asked = await readAsked(reader, report, body);
    // What came since is kept as hashes; those of a year of a large business are more than is usual.
    if (asked.knownOn !== null) await reader.db.query(`select set_config('work_mem', '64MB', true) as "setting"`);
    return { report, asked, ...foundOf(await source(asked)) };
  };
  const compare = async (found: Found): Promise<Compared> => {
    const asked = { ...found.asked, knownOn: null };
    return compared(found, { report, asked, ...foundOf(await source(asked)) });
  };
  return {
    find,
    compare,
    findFile: async (reader, body) => {
      const found = await find(reader, body);
      return body.changes === true ? changesFile(await compare(found)) : { found };
    },
  };
}

function foundOf(sourced: Sourced): Pick<Found, 'source' | 'tell' | 'running'> {
  if (!('tell' in sourced)) return { source: sourced };
  const { rows: source, ...more } = sourced;
  return { source, ...more };
}

/** The calls of a report, made of its declaration and its query. */
export function reportHandlers<R extends Report>(report: R, source: Source<R>): Handlers<R>;
export function reportHandlers(report: Report, source: Source<Report>): AnyHandlers {
  const { find, compare, findFile } = finderOf(report, source);
  return {
    generate: async (context, { body }) => {
      const found = await find(context, body);
      const [{ rows, totals }, groups] = await Promise.all([
        readPage(found, body.sort, pageOf(body)),
        readGroups(found),
      ]);
      return answerOf(report, found.asked, { rows, totals, groups });
    },
    changes: async (context, { body }) => answerChanges(await compare(await find(context, body)), body),
    download: (context, { body }) => downloadReport(context, body, (reader) => findFile(reader, body)),
  };
}

/**
 * The whole report as a spreadsheet or on paper, in the language asked for or the caller's; one of many rows is refused, for
 * it is made as a file apart. The rows are read in one moment. The file is made outside the transaction, but for a long one of Excel, which is written to the disk while its
 * rows are read, and then sent.
 */
async function downloadReport(
  context: OpenContext,
  body: DownloadBody<Report>,
  find: (reader: Reader) => Promise<FileFound>,
): Promise<Download> {
  const session = context.session ?? failInvalidToken();
  const { businessId, outletId, userId } = session;
  const language = body.language ?? context.language;
  const isPaper = body.fileType === 'PDF';
  const made = await context.services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
    const { found, shown } = await find({ ...context, db, businessId, session });
    const { head, count } = await beginFile(found, context.now, shown);
    if (count === 0) fail('report.nothing', { status: 404 });
    if (isPaper && count > mostReportPdfRows) fail('common.reportLong', { field: 'fileType' });
    if (count > mostReportRows) fail('report.tooLongForExcel', { field: 'toDate' });
    const { longerThan } = context.services.config.limits.reportFiles;
    if (count > longerThan) fail('reportFile.isLong', { status: 409, parameters: { most: longerThan } });
    if (count <= mostRowsAtOnce || isPaper) return { ...head, rows: await readRows(found, body.sort, null) };
    const pieces = reportXlsxChunks(head, streamReport(found, body.sort), language);
    return { name: head.name, spooled: await spool(pieces, { packed: false }) };
  });
  const { fileName, contentType } = fileOf(made.name, body.fileType);
  if ('spooled' in made) {
    const { stream: content, sizeBytes } = made.spooled;
    return { fileName, contentType, content, sizeBytes };
  }
  return { fileName, contentType, content: await contentOf(papersOf(context), made, { ...body, language }) };
}
