import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import type { Report } from '@bahi/contract/reports/report/report';
import type { AnyReportRow, ShownColumn } from '@bahi/contract/reports/report/report-columns';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import type { AnyChangesAnswer, AnyReportChange } from '@bahi/contract/reports/report/second-clock';
import type { Language } from '@bahi/domain/language';
import { FileCheck2 } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import type { ListState } from '../../../../platform/use-list-state.ts';
import { ListCards } from '../../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../../ui/list/ListTable.tsx';
import { Pagination } from '../../../../ui/list/pages/Pagination.tsx';
import { EmptyState } from '../../../../ui/shell/EmptyState.tsx';
import { useIsDesktop } from '../../../../ui/shell/use-desktop.ts';
import { ChangedTotals } from './ChangedTotals.tsx';
import { plainText } from '../report-cells.tsx';
import { useChangeColumns } from './change-columns.tsx';
import { useShownColumns } from '../report-columns.tsx';
import classes from '../ReportResult.module.css';
import type { ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';

/** More columns than these do not stand side by side: the table is moved under its frame. */
const mostSideBySide = 9;

type Props = {
  report: Report;
  filter: ReportFilterTexts;
  answer: AnyChangesAnswer;
  list: ListState<never>;
  onOpen: ((row: AnyReportRow) => void) | undefined;
  mayOpen: ((row: AnyReportRow) => boolean) | undefined;
};

/** What has changed in a report since the day on which it was known as it is asked for, row by row. */
export function ReportChanges({ report, filter, answer, list, onOpen, mayOpen }: Props) {
  const t = useTexts(reportScreenMessages);
  const words = useTexts(reportColumns);
  const language = useLanguage();
  const isDesktop = useIsDesktop();
  const { rows, recordsTotal, totals } = answer;
  const columns = useChangeColumns(report, filter, totals);
  const shown = useShownColumns(report, filter);
  const named = shown.find(([, { kind }]) => kind === 'number') ?? shown.find(([, { card }]) => card === 'who');
  if (recordsTotal === 0)
    return (
      <EmptyState icon={<FileCheck2 size={32} aria-hidden />} title={t('noChangesTitle')} text={t('noChangesText')} />
    );
  const label = `${report.title[language]} · ${words('changesSince')}`;
  const props = {
    label,
    columns,
    rows,
    rowKey: ({ difference }: AnyReportChange) => String(difference[report.key]),
    rowName: ({ difference }: AnyReportChange) => nameOf(named, difference, language),
    onOpen:
      onOpen === undefined
        ? undefined
        : ({ before, after, difference }: AnyReportChange) => onOpen(after ?? before ?? difference),
    mayOpen:
      mayOpen === undefined
        ? undefined
        : ({ before, after, difference }: AnyReportChange) => mayOpen(after ?? before ?? difference),
  };
  const table = <ListTable {...props} sort={list.sort} onSort={list.setSort} />;
  return (
    <>
      {isDesktop ? null : <ChangedTotals report={report} filter={filter} totals={totals} />}
      {!isDesktop ? (
        <ListCards {...props} />
      ) : columns.length <= mostSideBySide ? (
        table
      ) : (
        // What can be moved is moved by the keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={classes.wide} role="region" aria-label={label} tabIndex={0}>
          {table}
        </div>
      )}
      <p className={classes.hint}>{t('changesHint')}</p>
      <Pagination
        pageNumber={list.pageNumber}
        pageSize={list.pageSize}
        total={recordsTotal}
        onPage={list.setPage}
        onPageSize={list.setPageSize}
      />
    </>
  );
}

function nameOf(named: [key: string, column: ShownColumn] | undefined, row: AnyReportRow, language: Language): string {
  return named === undefined ? '' : plainText(named[1], named[0], row, language);
}
