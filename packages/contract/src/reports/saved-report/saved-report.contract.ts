import { dateRangePresets } from '@bahi/domain/calendar/date-range';
import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { emptyOr, optionalText, requiredText, version } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { reportPaths } from '../all-reports/report-paths.ts';
import { z } from '../../zod.ts';

/** Periods that move with the day on which the report is opened; of a report as at a day it is today. */
export const movingPeriods = dateRangePresets.filter((preset) => preset !== 'custom');
const reportPath = z.enum(reportPaths);

/** A report with a filter, kept under a name. */
export const savedReportForm = z.object({
  id: z.int().positive().optional(),
  version,
  name: requiredText(100),
  nameNp: optionalText(100),
  report: reportPath,
  /** Which days are meant each time; without, those of the filter. */
  period: emptyOr(choiceOf(movingPeriods)),
  /** The filter as it stands in the address of the report. */
  filter: z.record(z.string().max(50), z.string().max(200)).default({}),
  /** Whose holders find it as well, beside who keeps it. */
  roleIds: z.array(z.int().positive()).max(30).default([]),
});

const savedReportRow = z
  .object({
    id: z.int(),
    name: z.string(),
    nameNp: z.string().nullable(),
    report: reportPath,
    period: z.enum(movingPeriods).nullable(),
    filter: z.record(z.string(), z.string()),
    roles: z.array(z.object({ id: z.int(), name: z.string(), nameNp: z.string().nullable() })),
    /** Whether who asks keeps it: others open it, and change nothing. */
    isOwn: z.boolean(),
    keptBy: z.string(),
    version: z.int(),
  })
  .meta({ id: 'SavedReport' });

export const savedReportContract = contract('savedReport', {
  save: {
    call: 'POST /v1/saved-report/save',
    access: 'saved-report.create',
    body: savedReportForm,
    answer: savedReportRow,
  },
  get: { call: 'GET /v1/saved-report/:id', access: 'saved-report.read', answer: savedReportRow },
  list: {
    call: 'GET /v1/saved-report/list',
    access: 'saved-report.read',
    query: listQuery.omit({ isActive: true }).extend({ report: reportPath.optional() }),
    answer: page(savedReportRow),
  },
  remove: { call: 'DELETE /v1/saved-report/:id', access: 'saved-report.update', answer: z.object({}) },
});
