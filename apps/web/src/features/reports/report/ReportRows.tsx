import type { Report } from '@bahi/contract/reports/report/report';
import type { AnyReportRow, AnyReportTotals } from '@bahi/contract/reports/report/report-columns';
import { useLanguage } from '../../../platform/language.ts';
import type { ListState } from '../../../platform/use-list-state.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { plainText } from './report-cells.tsx';
import { useReportColumns, useShownColumns } from './report-columns.tsx';
import classes from './ReportResult.module.css';
import type { ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import { ReportTotals } from './ReportTotals.tsx';

/** More columns than these do not stand side by side: the table is moved under its frame. */
const mostSideBySide = 11;

type Props = {
  report: Report;
  filter: ReportFilterTexts;
  rows: readonly AnyReportRow[];
  totals: AnyReportTotals;
  list: ListState<never>;
  onOpen: ((row: AnyReportRow) => void) | undefined;
  mayOpen: ((row: AnyReportRow) => boolean) | undefined;
};

/** The rows as a table with its totals, or as cards below them. */
export function ReportRows({ report, filter, rows, totals, list, onOpen, mayOpen }: Props) {
  const language = useLanguage();
  const isDesktop = useIsDesktop();
  const columns = useReportColumns(report, filter, totals);
  const shown = useShownColumns(report, filter);
  const named = shown.find(([, { kind }]) => kind === 'number') ?? shown.find(([, { card }]) => card === 'who');
  const label = report.title[language];
  const props = {
    label,
    columns,
    rows,
    rowKey: (row: AnyReportRow) => String(row[report.key]),
    rowName: (row: AnyReportRow) => (named === undefined ? '' : plainText(named[1], named[0], row, language)),
    onOpen,
    mayOpen,
  };
  if (!isDesktop)
    return (
      <>
        <ReportTotals report={report} filter={filter} totals={totals} />
        <ListCards {...props} />
      </>
    );
  const table = <ListTable {...props} sort={list.sort} onSort={list.setSort} />;
  if (columns.length <= mostSideBySide) return table;
  return (
    // What can be moved is moved by the keyboard as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.wide} role="region" aria-label={label} tabIndex={0}>
      {table}
    </div>
  );
}
