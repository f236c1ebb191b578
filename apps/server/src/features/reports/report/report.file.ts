import type { Language } from '@bahi/domain/language';
import type { Papers } from '../../../platform/paper/pdf.ts';
import type { Report, ReportHead } from '../../../platform/reports/report.ts';
import { reportPdf } from '../../../platform/reports/report-pdf.ts';
import { reportXlsx } from '../../../platform/reports/spreadsheet.ts';
import { documentOf, type Shown } from './report.document.ts';
import { type Found, readGroups, readTotals, type StoredRow } from './report.query.ts';

type FileType = 'PDF' | 'EXCEL';

/**
 * All of a report's file but its rows, and how many of them there are. What stands beside the rows is read, unless it is
 * given.
 */
export async function beginFile(
  found: Found,
  now: number,
  given?: Shown,
): Promise<{ head: ReportHead<StoredRow>; count: number }> {
  const shown = given ?? (await readShown(found));
  return { head: await documentOf(found.report, found.asked, { ...shown, now }), count: shown.totals.count };
}

async function readShown(found: Found): Promise<Shown> {
  const [totals, groups] = await Promise.all([readTotals(found), readGroups(found)]);
  return { totals, groups };
}

/** A report on paper or as a spreadsheet. */
export function contentOf(
  papers: Papers,
  report: Report<StoredRow>,
  { fileType, language }: { fileType: FileType; language: Language },
): Promise<Uint8Array> {
  return fileType === 'PDF' ? reportPdf(papers, report, language) : reportXlsx(report, language);
}

/** What the file of a report is called. */
export function fileOf(name: string, fileType: FileType): { fileName: string; contentType: string } {
  if (fileType === 'PDF') return { fileName: `${name}.pdf`, contentType: 'application/pdf' };
  const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { fileName: `${name}.xlsx`, contentType };
}
