import { mostReportRows } from '@bahi/contract/reports/report/report-rows';
import { isMonthReport, monthReports, type MonthPart } from '@bahi/contract/reports/month-file/month-file-parts';
import type { Right } from '@bahi/contract/access';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { filePieces } from '../../../platform/files/file-pieces.ts';
import type { Report, ReportHead } from '../../../platform/reports/report.ts';
import { reportXlsxChunks } from '../../../platform/reports/spreadsheet.ts';
import { zipChunks, type ZipEntry } from '../../../platform/reports/zip.ts';
import { servedReports } from '../all-reports/served-reports.ts';
import { beginFile } from '../report/report.file.ts';
import { type Found, type StoredRow, streamReport } from '../report/report.query.ts';
import { partiesDocument, returnDocument } from '../vat-return/vat-return.document.ts';
import { readReturn } from '../vat-return/vat-return.queries.ts';
import { type Listed, listDocument } from './month-file.list.ts';
import { readOpenBoxes, readOpenQuestions, readPhotoless } from './month-file.missing.ts';
import type { Month, MonthReader } from './month-file.month.ts';
import { photoNames } from './month-file.names.ts';
import { type Decided, decideParts, rightsBehind, seesTies } from './month-file.parts.ts';
import { type Photo, readPhotos } from './month-file.photos.ts';

/** What is asked of a month's file, and what is told of it while it is written. */
export type MonthWish = {
  lastDay: CalendarDay;
  now: number;
  mostPhotoBytes: number;
  /** The rows of a report, counted and at the pace that leaves others their turn. */
  rows: (batches: AsyncIterable<StoredRow[]>) => AsyncIterable<StoredRow[]>;
  onPhoto: () => void;
};

type MonthFile = {
  fileName: string;
  /** How many rows and photos will be written. */
  total: number;
  /** The rights by which its parts are in it. */
  needs: Right[];
  chunks: AsyncGenerator<Uint8Array>;
};
/** A part that is a report, as its own screen exports it. */
type ReportInFile = { part: MonthPart; path: string; found: Found; head: ReportHead<StoredRow>; count: number };

/** Documents without a photo, questions, and photos without room are listed up to here. */
const mostListed = 1000;

/**
 * Puts a month together for who asks: each part is made by the code of its own screen, within one transaction, and written
 * as it is read, so that the size of the file is no matter of memory.
 * @throws 403 for who may see no part of it any more.
 */
export async function beginMonthFile(reader: MonthReader, wish: MonthWish): Promise<MonthFile> {
  const month = bsMonthOf(wish.lastDay, reader.calendar);
  const decided = await decideParts(reader);
  if (decided.every(({ leftOut }) => leftOut !== null)) fail('common.forbidden', { status: 403 });
  const { reports, tooLong } = await readReports(reader, month, { decided, now: wish.now });
  const parts = decided.map(({ part, leftOut }): Decided => {
    return { part, leftOut: tooLong.includes(part) ? 'TOO_LONG' : leftOut };
  });
  const isIn = (wanted: MonthPart) => parts.some(({ part, leftOut }) => part === wanted && leftOut === null);
  const said = isIn('VAT') ? await readReturn(reader, month) : null;
  const photos = await readPhotos(reader, month, { mostBytes: wish.mostPhotoBytes, mostNamed: mostListed });
  const sheets = said === null ? [] : await vatSheets(reader, { said, now: wish.now });
  const listed: Listed = {
    parts,
    counts: new Map(reports.map(({ part, count }): [MonthPart, number] => [part, count])),
    photos,
    photoless: await readPhotoless(reader, month, mostListed),
    openBoxes: await readOpenBoxes(reader, month),
    questions: await readOpenQuestions(reader, month, mostListed),
    ties: said !== null && seesTies(reader.session, parts) ? said.ties : [],
  };
  const list = sheetOf(await listDocument(reader, month, { listed, now: wish.now }));
  const folder = bothDates(month.to, reader.calendar).bs.slice(0, 7);
  return {
    fileName: `Month ${folder}.zip`,
    total: reports.reduce((sum, { count }) => sum + count, photos.taken.length),
    needs: rightsBehind(reader.session, parts),
    chunks: zipChunks(inFolder(folder, entriesOf(reader, { list, reports, sheets, photos: photos.taken, wish }))),
  };
}

async function readReports(
  reader: MonthReader,
  { from, to }: Month,
  { decided, now }: { decided: readonly Decided[]; now: number },
): Promise<{ reports: ReportInFile[]; tooLong: MonthPart[] }> {
  const asked = {
    fromDateAD: formatAdDate(from),
    toDateAD: formatAdDate(to),
    fileType: 'EXCEL',
    language: reader.language,
  };
  const reports: ReportInFile[] = [];
  const tooLong: MonthPart[] = [];
  for (const { part, leftOut } of decided) {
    if (leftOut !== null || !isMonthReport(part)) continue;
    const { report, folder } = monthReports[part];
    const { found } = await servedReports[report].findFile(reader, asked);
    const { head, count } = await beginFile(found, now);
    if (count > mostReportRows) tooLong.push(part);
    else reports.push({ part, path: `${folder}/${head.name}.xlsx`, found, head, count });
  }
  return { reports, tooLong };
}

type Sheet = (language: MonthReader['language']) => AsyncGenerator<Uint8Array>;
type Said = Awaited<ReturnType<typeof readReturn>>;

/** The boxes of the VAT return, and who is listed beside them. */
async function vatSheets(
  reader: MonthReader,
  shown: { said: Said; now: number },
): Promise<{ path: string; sheet: Sheet }[]> {
  const boxes = await returnDocument(reader, shown);
  const parties = await partiesDocument(reader, shown);
  return [
    { path: `3 VAT/${boxes.name}.xlsx`, sheet: sheetOf(boxes) },
    { path: `3 VAT/${parties.name}.xlsx`, sheet: sheetOf(parties) },
  ];
}

function sheetOf<Line>(report: Report<Line>): Sheet {
  return (language) => reportXlsxChunks(report, [report.rows], language);
}

type Parts = {
  list: Sheet;
  reports: readonly ReportInFile[];
  sheets: readonly { path: string; sheet: Sheet }[];
  photos: readonly Photo[];
  wish: MonthWish;
};

async function* entriesOf(
  reader: MonthReader,
  { list, reports, sheets, photos, wish }: Parts,
): AsyncGenerator<ZipEntry> {
  const { db, language } = reader;
  yield { name: '0 Contents.xlsx', text: list(language) };
  for (const { path, found, head } of reports)
    yield { name: path, text: reportXlsxChunks(head, wish.rows(streamReport(found, null)), language) };
  for (const { path, sheet } of sheets) yield { name: path, text: sheet(language) };
  for (const { name, photo } of photoNames(photos, language)) {
    wish.onPhoto();
    yield { name, text: filePieces(db, reader, photo) };
  }
}

async function* inFolder(folder: string, entries: AsyncIterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  for await (const { name, text } of entries) yield { name: `${folder}/${name}`, text };
}
