import { contract } from '../../endpoint.ts';
import type { ReportFilterTexts } from '../report/filter-texts.ts';
import type { AnyReportRow } from '../report/report-columns.ts';
import { type LinesAt, reportLines, sharedFilter } from '../report/report-lines.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { profitAndLossColumns } from './profit-and-loss-columns.messages.ts';

const t = profitAndLossColumns.texts;

/** What a line of a statement stands on: an account, a category of it, or, where it is a sum, several accounts. */
export const statementLine = {
  line: { kind: 'key' },
  account: { kind: 'key', mayBeNone: true },
  categoryId: { kind: 'id', mayBeNone: true },
  /** Of a sum which one. */
  sum: { kind: 'key', mayBeNone: true },
  isSum: { kind: 'flag' },
  /** What is taken off, or is owned: told by what was debited. */
  isDebit: { kind: 'flag' },
} as const;

/** What it is called, what it comes to, and what it came to in the days that it is compared with. */
export const statementAmounts = {
  name: { kind: 'name', title: t.line, card: 'who' },
  amount: { kind: 'money', title: t.amount, card: 'amount' },
  compared: { kind: 'money', title: t.compared, card: 'more' },
  difference: { kind: 'money', title: t.difference, card: 'more' },
} as const;

/** The lines of the books of some days that a line of a statement is the sum of. */
export function linesOfStatement(
  row: AnyReportRow,
  asked: ReportFilterTexts,
  days: { fromDate: string; toDate: string },
): LinesAt {
  const shared = { ...sharedFilter(asked, 'outletId', 'knownOn'), ...days };
  if (row['sum'] !== null) return reportLines('trial-balance', { ...shared, part: String(row['sum']) });
  const categoryId = row['categoryId'] === null ? '' : String(row['categoryId']);
  return reportLines('account-ledger', { ...shared, account: String(row['account']), categoryId });
}

/**
 * Profit and loss: what was sold, less what it cost, with what else was earned, less what was spent; beside the period
 * before or the same of the year before.
 */
export const profitAndLoss = report({
  path: 'profit-and-loss',
  module: 'profit-and-loss',
  title: t.title,
  fileName: 'Profit and Loss',
  counted: t.lines,
  time: 'period',
  isWhole: true,
  filter: {
    compare: {
      kind: 'choice',
      label: t.compare,
      words: { BEFORE: t.BEFORE, YEAR_BEFORE: t.YEAR_BEFORE },
      usual: 'BEFORE',
      isTold: true,
    },
    ...secondClock,
  },
  columns: {
    ...statementLine,
    /** The days that it is compared with, AD. */
    formerFrom: { kind: 'key' },
    formerTo: { kind: 'key' },
    ...statementAmounts,
  },
  key: 'line',
  usualSort: 'position',
  order: ['position'],
  why: (row, asked) =>
    linesOfStatement(row, asked, { fromDate: asked['fromDate'] ?? '', toDate: asked['toDate'] ?? '' }),
  whyOf: {
    compared: (row, asked) =>
      linesOfStatement(row, asked, { fromDate: String(row['formerFrom']), toDate: String(row['formerTo']) }),
  },
});

export const profitAndLossContract = contract('profitAndLoss', reportCallsOfTwoClocks(profitAndLoss));
