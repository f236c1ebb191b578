import type { Access } from '@bahi/contract/access';
import type { Download } from '@bahi/contract/download';
import type { Named } from '@bahi/contract/endpoint';
import type { AnyReportAnswer, Report } from '@bahi/contract/reports/report/report';
import type { AnyChangesAnswer } from '@bahi/contract/reports/report/second-clock';
import type { AnyReportRow } from '@bahi/contract/reports/report/report-columns';
import type { z } from '@bahi/contract/zod';
import type { ReactNode } from 'react';
import type { ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';

type Body = z.ZodType<unknown, Readonly<Record<string, string | number | boolean | null | undefined>>>;
export type ReportCall<Answer> = Named<{
  call: `POST /${string}`;
  access: Access;
  body: Body;
  answer: z.ZodType<Answer>;
  transaction: 'read' | 'own';
  toast: 'silent';
}>;

/** A report as its page sees it: what it declares, its two calls, and what is its own. */
export type ReportView = {
  report: Report;
  generate: ReportCall<AnyReportAnswer>;
  download: ReportCall<Download>;
  /** Of a report with a second clock: what has changed since. */
  changes?: ReportCall<AnyChangesAnswer>;
  /** Where a row leads; absent for who may not go there. */
  drill?: ReportDrill | undefined;
  /** What has to be known to read the rows. */
  hintOf?: (filter: ReportFilterTexts) => string | null;
};

/** What opens behind a row, and the dialog that it opens in. */
export type ReportDrill = {
  /** Whether a row opens for who looks at it. */
  mayOpen: (row: AnyReportRow, filter: ReportFilterTexts) => boolean;
  open: (row: AnyReportRow, filter: ReportFilterTexts) => void;
  dialog?: ReactNode;
};
