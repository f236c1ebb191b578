import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCalendar, useToday } from '../../../../platform/calendar.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { useAddressDialog, useDialog } from '../../../../ui/dialogs/use-dialog.ts';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../../ui/shell/PageTitle.tsx';
import type { ChequeTask } from '../cheque-forms.ts';
import classes from './ChequeCalendar.module.css';
import { MonthGrid } from './MonthGrid.tsx';

const ChequeDialogs = lazy(async () => ({ default: (await import('../ChequeDialogs.tsx')).ChequeDialogs }));
const monthsInYear = 12;

/** The post-dated cheques that wait, in a month of the Bikram Sambat calendar. */
export function ChequeCalendar() {
  const t = useTexts(chequeScreenMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const today = useToday();
  const [{ year, month }, setShown] = useState(() => bsFromDay(today, calendar));
  const answer = useCall(chequeContract.calendar, { query: { year, month } }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const task = useDialog<ChequeTask>();
  const move = (months: number): void => {
    const all = year * monthsInYear + month - 1 + months;
    setShown({ year: Math.floor(all / monthsInYear), month: (all % monthsInYear) + 1, day: 1 });
  };
  const name = `${bsMonthName(month, language)} ${inDigitsOf(String(year), language)}`;
  const { data } = answer;
  const money = (rupees: number): string => formatRupees(paisaOf(rupees), language);
  return (
    <>
      <PageTitle title={t('calendarTitle', { month: name })}>
        <ActionIcon variant="default" size={44} aria-label={t('previousMonth')} onClick={() => move(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={44} aria-label={t('nextMonth')} onClick={() => move(1)}>
          <ChevronRight size={20} aria-hidden />
        </ActionIcon>
      </PageTitle>
      {answer.isPending ? <FormSkeleton fields={6} /> : null}
      {answer.isError ? <ErrorState error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {data === undefined ? null : (
        <>
          <p className={classes.sums}>
            <span>{t('toCome', { amount: money(data.receivedAmount) })}</span>
            <span>{t('toGo', { amount: money(data.givenAmount) })}</span>
          </p>
          <MonthGrid month={data} title={name} onOpen={detail.open} />
          {data.days.length === 0 ? <p>{t('monthEmpty')}</p> : null}
        </>
      )}
      {detail.target === null && task.target === null ? null : (
        <Suspense>
          <ChequeDialogs detail={detail} task={task} />
        </Suspense>
      )}
    </>
  );
}
