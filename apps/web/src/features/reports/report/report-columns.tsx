import type { Language } from '@bahi/domain/language';
import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import type { Report } from '@bahi/contract/reports/report/report';
import {
  type AnyReportRow,
  type AnyReportTotals,
  isFigure,
  isForViewer,
  rightToCost,
  type ShownColumn,
  shownColumns,
} from '@bahi/contract/reports/report/report-columns';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useToday } from '../../../platform/calendar.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { cellOf, figureOf, plainText } from './report-cells.tsx';
import { whyPath } from './why-path.ts';
import classes from './ReportColumns.module.css';
import { bodyOf, type ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';

/** The columns of a report for who looks at it, as they stand in Excel and on paper too. */
export function useReportColumns(
  report: Report,
  filter: ReportFilterTexts,
  totals: AnyReportTotals | undefined,
): Column<AnyReportRow>[] {
  const language = useLanguage();
  const shown = useShownColumns(report, filter);
  const { can } = useSession();
  const today = formatAdDate(useToday());
  return shown.map(([key, column]): Column<AnyReportRow> => {
    const sum = totals?.[key];
    const why = report.whyOf?.[key];
    const to =
      why === undefined
        ? undefined
        : (row: AnyReportRow): string | undefined => {
            const lines = whyPath(why(row, filter, today));
            return lines !== null && can(lines.needs) ? lines.path : undefined;
          };
    return {
      key,
      title: column.title[language],
      cell: (row) => <Cell column={column} name={key} row={row} to={to?.(row)} />,
      cardCell: (row) => asSum(row, cardCellOf(column, key, row, language)),
      ...(column.sort === true ? { sort: key } : {}),
      ...(isFigure(column) ? { align: 'end' as const } : {}),
      ...(column.kind === 'date' || column.kind === 'phone' ? { whole: true } : {}),
      ...(column.card === undefined ? {} : { card: column.card }),
      ...(column.total === true ? { total: figureOf(column, sum) } : {}),
      ...(column.kind === 'due' ? { isSelfTold: true } : {}),
    };
  });
}

/** The columns that the caller sees. */
export function useShownColumns(report: Report, filter: ReportFilterTexts): [key: string, column: ShownColumn][] {
  const { userType, can } = useSession();
  const viewer = {
    isOfOutlet: userType === 'OUTLET_USER',
    seesCost: can(rightToCost),
    filter: bodyOf(report, filter),
  };
  return shownColumns(report.columns).filter(([, column]) => isForViewer(column, viewer));
}

/** `to`: where the lines of this cell stand, if not where those of its row do. */
type CellProps = { column: ShownColumn; name: string; row: AnyReportRow; to: string | undefined };

/** What a cancelled row came to counts no more, and is not read as if it did. */
function Cell({ column, name, row, to }: CellProps): ReactNode {
  const language = useLanguage();
  const isCancelled = row['isCancelled'] === true;
  if (column.kind === 'due' && isCancelled) return <CancelledBadge />;
  const cell = asSum(row, cellOf(column, name, row, language));
  // Such columns are of money.
  if (to !== undefined && Number(row[name]) !== 0) {
    const label = `${column.title[language]}: ${formatRupees(paisaOf(Number(row[name])), language)}`;
    return (
      <TextLink to={to} label={label}>
        {cell}
      </TextLink>
    );
  }
  if (!isCancelled || !(isFigure(column) || column.kind === 'number')) return cell;
  return (
    <span className={classes.amount} data-cancelled>
      {cell}
    </span>
  );
}

/** As a value and not as a part of its own: a card leaves out what is none, with its head. */
function cardCellOf(column: ShownColumn, name: string, row: AnyReportRow, language: Language): ReactNode {
  const value = row[name] ?? null;
  if (column.kind === 'due') return <Due rupees={Number(value)} isCancelled={row['isCancelled'] === true} />;
  // Nothing is worth telling in its own place alone.
  if (column.kind === 'money' && (value === null || (value === 0 && column.card !== 'amount'))) return null;
  if (column.kind === 'money') return <MoneyText rupees={Number(value)} withUnit />;
  if (column.kind === 'number') return <span className={classes.whole}>{String(value)}</span>;
  if (column.kind === 'name' || column.kind === 'text') return plainText(column, name, row, language);
  return cellOf(column, name, row, language);
}

/** A row that is the sum of others stands out among them. */
function asSum(row: AnyReportRow, cell: ReactNode): ReactNode {
  return row['isSum'] === true && cell !== null && cell !== '' ? <span className={classes.sum}>{cell}</span> : cell;
}

function CancelledBadge() {
  const t = useTexts(reportColumns);
  return <Badge tone="neutral">{t('cancelled')}</Badge>;
}

/** On a card: that the row is cancelled, or what of it is still due. */
function Due({ rupees, isCancelled }: { rupees: number; isCancelled: boolean }) {
  const t = useTexts(reportScreenMessages);
  const language = useLanguage();
  if (isCancelled) return <CancelledBadge />;
  if (rupees === 0) return null;
  return <span className={classes.due}>{t('dueCard', { amount: formatRupees(paisaOf(rupees), language) })}</span>;
}
