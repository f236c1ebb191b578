import {
  calendarYearContract,
  type CalendarYearRow,
} from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import { calendarYearScreenMessages } from '@bahi/contract/platform/calendar-year/calendar-year-screen.messages';
import { bsMonthNames } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useCalendar } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import classes from './Calendar.module.css';
import { MonthLengths, SourceBadge } from './calendar-columns.tsx';
import { yearValues, type YearValues } from './calendar-form.ts';

type Props = {
  opened: boolean;
  year: number | null;
  onClose: () => void;
  onEdit: ((values: YearValues) => void) | undefined;
};

/** One year of the calendar: its months by name, and where they come from. */
export function CalendarYearDialog({ opened, year, onClose, onEdit }: Props) {
  const t = useTexts(calendarYearScreenMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const range = { from: year ?? 0, to: year ?? 0 };
  const answer = useCall(calendarYearContract.list, { query: range }, { enabled: opened && year !== null });
  const row = answer.data?.rows[0];
  const edit =
    onEdit === undefined || row === undefined
      ? undefined
      : () => {
          onClose();
          onEdit(yearValues(row.year, { calendar, language }, row.version));
        };
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={t('yearTitle', { year: inDigitsOf(String(year ?? ''), language) })}
      onEdit={edit}
    >
      {answer.isError ? (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      ) : answer.isPending ? (
        <FormSkeleton fields={4} />
      ) : row === undefined ? (
        <EmptyState title={t('empty')} />
      ) : (
        <YearDetail row={row} />
      )}
    </DetailDialog>
  );
}

function YearDetail({ row }: { row: CalendarYearRow }) {
  const t = useTexts(calendarYearScreenMessages);
  const language = useLanguage();
  const digits = (text: string | number): string => inDigitsOf(String(text), language);
  const replaced = [
    { label: t('replacedBy'), value: row.replacedBy },
    { label: t('replacedAt'), value: <MomentText at={row.replacedAt} /> },
    { label: t('builtInMonths'), value: <MonthLengths months={row.builtInMonths ?? []} />, wide: true },
  ];
  return (
    <>
      <dl className={classes.named}>
        {row.months.map((days, month) => (
          <div key={bsMonthNames[language][month]}>
            <dt>{bsMonthNames[language][month]}</dt>
            <dd>{digits(days)}</dd>
          </div>
        ))}
      </dl>
      <DetailList
        details={[
          { label: t('source'), value: <SourceBadge source={row.source} /> },
          { label: t('finality'), value: row.isOfficial ? t('final') : t('notFinal') },
          { label: t('startsAD'), value: digits(row.startsAD) },
          { label: t('days'), value: digits(row.days) },
          { label: t('provenance'), value: row.provenance ?? t('builtIn'), wide: true },
          ...(row.source === 'REPLACED' ? replaced : []),
        ]}
      />
    </>
  );
}
