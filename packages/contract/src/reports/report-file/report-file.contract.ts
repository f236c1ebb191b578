import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { reportAt } from '../all-reports/all-reports.ts';
import { day } from '../../fields.ts';
import { z } from '../../zod.ts';
import { reportFileFailures, reportFileStates } from './report-file-choices.ts';
import { isReport, reportFilePaths } from './report-file-paths.ts';

const reportPath = z.enum(reportFilePaths);
/** What is asked of the month's file: a day of the month. */
export const monthAsked = z.object({ dayAD: day, language: z.enum(['ne', 'en']).nullish() });

/** What is asked for is what the report's own call for a file takes, and is refused at the same fields. */
export const reportFileForm = z
  .object({
    report: reportPath,
    asked: z.record(z.string().max(50), z.union([z.string().max(200), z.number(), z.boolean(), z.null()])),
  })
  .superRefine(({ report, asked }, context) => {
    const body = isReport(report) ? reportAt(report).calls.download.body : monthAsked;
    const { error } = body.safeParse(asked);
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path: [...path], message });
  });

const reportFile = z
  .object({
    id: z.int(),
    report: reportPath,
    /** The days that it is about, AD; of a report as at a day both are that day. */
    fromDateAD: z.string(),
    toDateAD: z.string(),
    fileType: z.enum(['EXCEL', 'PDF', 'ZIP']),
    language: z.enum(['ne', 'en']),
    /** What has changed since the day on which the report is known, and not its rows. */
    isOfChanges: z.boolean(),
    state: z.enum(reportFileStates),
    failure: z.enum(reportFileFailures).nullable(),
    rowsDone: z.int(),
    /** Null until they are counted. */
    rowsTotal: z.int().nullable(),
    fileName: z.string().nullable(),
    sizeBytes: z.int().nullable(),
    begunAt: z.string(),
    /** Until when it can be downloaded. */
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'ReportFile' });

/** Long reports, which are made as files apart from the request that asks for them. Everybody sees their own, where they work. */
export const reportFileContract = contract('reportFile', {
  /** Has a file made; the right is that of the report. The same again, while it is being made, is that file. */
  begin: {
    call: 'POST /v1/report-file/begin',
    access: 'session',
    body: reportFileForm,
    answer: reportFile,
    toast: 'silent',
  },
  /** The last ones, the newest first. */
  recent: {
    call: 'GET /v1/report-file/recent',
    access: 'session',
    answer: z.object({ files: z.array(reportFile) }),
  },
  get: { call: 'GET /v1/report-file/:id', access: 'session', answer: reportFile },
  /** Stops what waits or is being made. */
  cancel: { call: 'PUT /v1/report-file/cancel/:id', access: 'session', answer: reportFile, toast: 'silent' },
  download: {
    call: 'GET /v1/report-file/download/:id',
    access: 'session',
    answer: download,
    transaction: 'own',
    // Noted as a long report that somebody takes along.
    makesLongFile: true,
    toast: 'silent',
  },
});
