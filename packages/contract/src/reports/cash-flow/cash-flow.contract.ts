import { contract } from '../../endpoint.ts';
import { profitAndLossColumns } from '../profit-and-loss/profit-and-loss-columns.messages.ts';
import { statementAmounts } from '../profit-and-loss/profit-and-loss.contract.ts';
import type { ReportFilterTexts } from '../report/filter-texts.ts';
import type { AnyReportRow } from '../report/report-columns.ts';
import { type LinesAt, reportLines, sharedFilter } from '../report/report-lines.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { cashFlowColumns } from './cash-flow-columns.messages.ts';
import { cashBalances } from './cash-flow-words.ts';

const words = profitAndLossColumns.texts;

/**
 * The cash flow statement of a period by the direct method (NAS 7): what came in and went out by what it was for, and the
 * cash with which the period began and ended; beside the period before or the same of the year before.
 */
export const cashFlow = report({
  path: 'cash-flow',
  module: 'cash-flow',
  title: cashFlowColumns.texts.title,
  fileName: 'Cash Flow',
  counted: words.lines,
  time: 'period',
  isWhole: true,
  filter: {
    compare: {
      kind: 'choice',
      label: words.compare,
      words: { BEFORE: words.BEFORE, YEAR_BEFORE: words.YEAR_BEFORE },
      usual: 'BEFORE',
      isTold: true,
    },
    ...secondClock,
  },
  columns: {
    line: { kind: 'key' },
    isSum: { kind: 'flag' },
    /** The days that it is compared with, AD. */
    formerFrom: { kind: 'key' },
    formerTo: { kind: 'key' },
    ...statementAmounts,
  },
  key: 'line',
  usualSort: 'position',
  order: ['position'],
  why: (row, asked) => linesOfDays(row, asked, { fromDate: asked['fromDate'] ?? '', toDate: asked['toDate'] ?? '' }),
  whyOf: {
    compared: (row, asked) =>
      linesOfDays(row, asked, { fromDate: String(row['formerFrom']), toDate: String(row['formerTo']) }),
  },
});

/** What moved is in the day book, narrowed to its line; what there was, in the trial balance of the accounts of cash. */
function linesOfDays(
  { line }: AnyReportRow,
  asked: ReportFilterTexts,
  days: { fromDate: string; toDate: string },
): LinesAt {
  const shared = { ...sharedFilter(asked, 'outletId', 'knownOn'), ...days };
  return cashBalances.some((balance) => balance === line)
    ? reportLines('trial-balance', { ...shared, part: 'CASH' })
    : reportLines('day-book', { ...shared, flow: String(line) });
}

export const cashFlowContract = contract('cashFlow', reportCallsOfTwoClocks(cashFlow));
