import type { CalendarYearRow } from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import { calendarYearScreenMessages } from '@bahi/contract/platform/calendar-year/calendar-year-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { BadgeCheck, CircleDashed, PenLine } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import classes from './Calendar.module.css';

/** The years of the table. */
export function useYearColumns(): Column<CalendarYearRow>[] {
  const t = useTexts(calendarYearScreenMessages);
  const language = useLanguage();
  const digits = (text: string | number): string => inDigitsOf(String(text), language);
  return [
    {
      key: 'year',
      title: t('year'),
      cell: (row) => <strong>{digits(row.year)}</strong>,
      sort: 'year',
      whole: true,
      card: 'who',
    },
    {
      key: 'months',
      title: t('months'),
      cell: (row) => <MonthLengths months={row.months} />,
      cardCell: (row) => (
        <span className={classes.card}>
          {digits(row.startsAD)}
          <MonthLengths months={row.months} />
        </span>
      ),
      card: 'more',
    },
    {
      key: 'days',
      title: t('days'),
      cell: (row) => digits(row.days),
      cardCell: (row) => t('sum', { days: row.days }),
      align: 'end',
      whole: true,
      card: 'amount',
    },
    { key: 'startsAD', title: t('startsAD'), cell: (row) => digits(row.startsAD), whole: true },
    { key: 'source', title: t('source'), cell: (row) => <SourceBadge source={row.source} />, card: 'status' },
  ];
}

/** Twelve lengths, Baisakh first, below each other's months in every row. */
export function MonthLengths({ months }: { months: readonly number[] }) {
  const language = useLanguage();
  return (
    <span className={classes.months}>
      {months.map((days, month) => (
        // A month is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={month}>{inDigitsOf(String(days), language)}</span>
      ))}
    </span>
  );
}

export function SourceBadge({ source }: Pick<CalendarYearRow, 'source'>) {
  const t = useTexts(calendarYearScreenMessages);
  switch (source) {
    case 'OFFICIAL':
      return (
        <Badge tone="success" icon={<BadgeCheck size={14} aria-hidden />}>
          {t(source)}
        </Badge>
      );
    case 'PROVISIONAL':
      return (
        <Badge tone="warning" icon={<CircleDashed size={14} aria-hidden />}>
          {t(source)}
        </Badge>
      );
    case 'REPLACED':
      return (
        <Badge tone="primary" icon={<PenLine size={14} aria-hidden />}>
          {t(source)}
        </Badge>
      );
  }
}
