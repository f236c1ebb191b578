import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { enumeration } from '../../enumeration.ts';
import { z } from '../../zod.ts';

/** Excel to read and calculate with; JSON holds everything, uploaded files included. */
export const dataFileType = enumeration({ EXCEL: 1, JSON: 2 });

const summary = z.object({
  /** The sheets of the Excel file, with the rows that each has today. */
  sheets: z.array(z.object({ name: z.string(), nameNp: z.string(), rows: z.int() })),
  fileCount: z.int(),
  fileBytes: z.int(),
  /** The last downloads, the newest first. */
  downloads: z.array(
    z.object({
      id: z.int(),
      fileType: dataFileType.answer,
      sizeBytes: z.int(),
      rows: z.int(),
      downloadedByName: z.string(),
      downloadedAt: z.string(),
    }),
  ),
});
export type DataSummary = z.output<typeof summary>;

export const dataDownloadContract = contract('dataDownload', {
  summary: {
    call: 'GET /v1/data-download/summary',
    access: 'data-download.read',
    answer: summary,
    transaction: 'own',
  },
  download: {
    call: 'POST /v1/data-download/download',
    access: 'data-download.report',
    body: z.object({ fileType: dataFileType.schema, language: z.enum(['ne', 'en']).optional() }),
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
});
