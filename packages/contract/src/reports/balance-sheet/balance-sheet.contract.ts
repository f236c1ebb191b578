import { contract } from '../../endpoint.ts';
import { profitAndLossColumns } from '../profit-and-loss/profit-and-loss-columns.messages.ts';
import { linesOfStatement, statementAmounts, statementLine } from '../profit-and-loss/profit-and-loss.contract.ts';
import type { ReportFilterTexts } from '../report/filter-texts.ts';
import type { AnyReportRow } from '../report/report-columns.ts';
import type { LinesAt } from '../report/report-lines.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { balanceSheetColumns } from './balance-sheet-columns.messages.ts';

const t = balanceSheetColumns.texts;
const words = profitAndLossColumns.texts;

/**
 * The balance sheet at the end of a day: what the business owns and owes, and what belongs to its owner, the profit of
 * this fiscal year and of those before included; beside the end of the year before, or the same day of it.
 */
export const balanceSheet = report({
  path: 'balance-sheet',
  module: 'balance-sheet',
  title: t.title,
  fileName: 'Balance Sheet',
  counted: words.lines,
  time: 'day',
  isWhole: true,
  filter: {
    compare: {
      kind: 'choice',
      label: words.compare,
      words: { YEAR_END: t.YEAR_END, YEAR_BEFORE: t.YEAR_BEFORE },
      usual: 'YEAR_END',
      isTold: true,
    },
    ...secondClock,
  },
  columns: {
    ...statementLine,
    /** From which day on its lines stand, and until which: of that day, and of the one that it is compared with. AD. */
    since: { kind: 'key' },
    until: { kind: 'key' },
    formerSince: { kind: 'key' },
    formerUntil: { kind: 'key' },
    ...statementAmounts,
  },
  key: 'line',
  usualSort: 'position',
  order: ['position'],
  why: (row, asked) => linesUntil(row, asked, { since: row['since'], until: row['until'] }),
  whyOf: {
    compared: (row, asked) => linesUntil(row, asked, { since: row['formerSince'], until: row['formerUntil'] }),
  },
});

/** The balance is where the days end. By an earlier clock none of them begins after what was known then. */
function linesUntil(
  row: AnyReportRow,
  asked: ReportFilterTexts,
  { since, until }: { since: unknown; until: unknown },
): LinesAt {
  const knownOn = asked['knownOn'] ?? '';
  const first = String(since);
  const fromDate = knownOn !== '' && knownOn < first ? knownOn : first;
  return linesOfStatement(row, asked, { fromDate, toDate: String(until) });
}

export const balanceSheetContract = contract('balanceSheet', reportCallsOfTwoClocks(balanceSheet));
