import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import type { Report } from '@bahi/contract/reports/report/report';
import { isFigure, type ShownColumn } from '@bahi/contract/reports/report/report-columns';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import {
  type AnyChangesAnswer,
  type AnyReportChange,
  changeWords,
  type ReportChangeKind,
} from '@bahi/contract/reports/report/second-clock';
import { ArrowRight, CircleMinus, CirclePlus, CircleX, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import type { Column } from '../../../../ui/list/list-types.ts';
import { Badge } from '../../../../ui/texts/StatusBadge.tsx';
import classes from './ChangedFigure.module.css';
import { cellOf, figureOf } from '../report-cells.tsx';
import { useShownColumns } from '../report-columns.tsx';
import type { ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';

/** The columns of a report where rows are told as changes: first what became of each, and of figures the differences. */
export function useChangeColumns(
  report: Report,
  filter: ReportFilterTexts,
  totals: AnyChangesAnswer['totals'],
): Column<AnyReportChange>[] {
  const language = useLanguage();
  const shown = useShownColumns(report, filter).filter(([, { kind }]) => kind !== 'percent');
  const change: Column<AnyReportChange> = {
    key: 'change',
    title: reportColumns.texts.change[language],
    sort: 'change',
    card: 'status',
    isSelfTold: true,
    cell: (row) => <ChangeBadge change={row.change} />,
  };
  const columns = shown.map(([key, column]): Column<AnyReportChange> => {
    // What became of the row stands where else its state does.
    const card = column.card === 'status' ? 'more' : column.card;
    return {
      key,
      title: column.title[language],
      cell: (row) =>
        isFigure(column) ? (
          <RowFigure column={column} name={key} row={row} />
        ) : (
          <Told column={column} name={key} row={row} />
        ),
      ...(column.sort === true ? { sort: key } : {}),
      ...(isFigure(column) ? { align: 'end' as const } : {}),
      ...(column.kind === 'date' || column.kind === 'phone' ? { whole: true } : {}),
      ...(card === undefined ? {} : { card }),
      ...(column.total === true
        ? {
            total: (
              <ChangedFigure
                column={column}
                then={totals.before[key]}
                difference={totals.changes[key]}
                now={totals.after[key]}
              />
            ),
          }
        : {}),
    };
  });
  return [change, ...columns];
}

const looks = {
  ADDED: { tone: 'success', Icon: CirclePlus },
  CHANGED: { tone: 'warning', Icon: Pencil },
  CANCELLED: { tone: 'neutral', Icon: CircleX },
  GONE: { tone: 'neutral', Icon: CircleMinus },
} as const;

function ChangeBadge({ change }: { change: ReportChangeKind }) {
  const language = useLanguage();
  const { tone, Icon } = looks[change];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {changeWords[change][language]}
    </Badge>
  );
}

type CellProps = { column: ShownColumn; name: string; row: AnyReportChange };

/** A figure of a row; what is cancelled counts nothing. */
function RowFigure({ column, name, row: { before, after, difference } }: CellProps) {
  const of = (side: AnyReportChange['before']): number | null => {
    if (side === null) return null;
    const value = side[name] ?? null;
    return side['isCancelled'] === true ? 0 : value === null ? null : Number(value);
  };
  const change = difference[name] ?? null;
  return (
    <ChangedFigure
      column={column}
      then={of(before)}
      now={of(after)}
      difference={change === null ? null : Number(change)}
    />
  );
}

/** All else as it is now; where it was otherwise, that stands before it. */
function Told({ column, name, row: { before, after, difference } }: CellProps) {
  const t = useTexts(reportScreenMessages);
  const language = useLanguage();
  const now = cellOf(column, name, difference, language);
  if (before === null || after === null || before[name] === after[name]) return now;
  return (
    <span className={classes.told}>
      <del className={classes.then}>{cellOf(column, name, before, language)}</del>
      <span className={classes.hidden}> {t('became')} </span>
      {now}
    </span>
  );
}

type FigureProps = {
  column: ShownColumn;
  then: number | null | undefined;
  now: number | null | undefined;
  difference: number | null | undefined;
};

/** By how much a figure has changed, and from what to what where it was there before. */
export function ChangedFigure({ column, then, now, difference }: FigureProps): ReactNode {
  const t = useTexts(reportScreenMessages);
  if (difference === null || difference === undefined || difference === 0)
    return <span className={classes.same}>{figureOf(column, now ?? then)}</span>;
  return (
    <span className={classes.changed}>
      <span className={classes.difference}>
        {difference > 0 ? '+' : ''}
        {figureOf(column, difference)}
      </span>
      {then === null || then === undefined || now === null || now === undefined ? null : (
        <span className={classes.both}>
          {figureOf(column, then)} <ArrowRight size={12} aria-hidden className={classes.arrow} />
          <span className={classes.hidden}>{t('became')}</span> {figureOf(column, now)}
        </span>
      )}
    </span>
  );
}
