import { fiscalYearOf, formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { formatBsDate, isDateProblem, bsFromDay, parseAdDate, isProvisional } from '@bahi/domain/calendar/bs-calendar';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { formatInBothCalendars, formatLongBsDate } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useCalendar } from '../../platform/calendar.ts';
import { useLanguage } from '../../platform/language.ts';
import { momentInNepal } from '../../platform/moment.ts';
import classes from './DateText.module.css';

type Props = {
  /** The day, AD `YYYY-MM-DD`, as it comes on the wire. */
  ad: string | null | undefined;
  /** Shows the AD date small beside the BS one; otherwise it is told when pointed at. */
  withAd?: boolean;
};

/** A day in BS, in the digits of the language, with the AD date beside it or when pointed at. */
export function DateText({ ad, withAd = false }: Props) {
  const language = useLanguage();
  const calendar = useCalendar();
  if (ad === null || ad === undefined || ad === '') return '—';
  const day = parseAdDate(ad, calendar);
  if (isDateProblem(day)) return <span className={classes.date}>{ad}</span>;
  const bs = bsFromDay(day, calendar);
  const adText = inDigitsOf(ad, language);
  const mark = isProvisional(bs.year, calendar) ? '*' : '';
  return (
    <time dateTime={ad} className={classes.date} {...(withAd ? {} : { title: adText })}>
      {inDigitsOf(formatBsDate(bs), language) + mark}
      {withAd ? <small className={classes.ad}>{adText}</small> : null}
    </time>
  );
}

/** The BS date of a day as a text, in the digits of the language; for sentences and labels. */
export function useBsText(): (day: CalendarDay) => string {
  const language = useLanguage();
  const calendar = useCalendar();
  return (day) => inDigitsOf(formatBsDate(bsFromDay(day, calendar)), language);
}

/** A day as a sentence says it: `४ मंसिर २०८३`; empty for none. */
export function useLongDay(): (ad: string | null | undefined) => string {
  const language = useLanguage();
  const calendar = useCalendar();
  return (ad) => {
    const day = parseAdDate(ad ?? '', calendar);
    return isDateProblem(day) ? '' : formatLongBsDate(day, language, calendar);
  };
}

/** A day as a refusal names it, in both calendars: `४ मंसिर २०८३ (२०२६-११-२०)`; empty for none. */
export function useDayInBothCalendars(): (ad: string | null | undefined) => string {
  const language = useLanguage();
  const calendar = useCalendar();
  return (ad) => {
    const day = parseAdDate(ad ?? '', calendar);
    return isDateProblem(day) ? '' : formatInBothCalendars(day, language, calendar);
  };
}

/** The fiscal year of a day as it is written: `२०८२/८३`; empty for none. */
export function useFiscalYearText(): (ad: string | null | undefined) => string {
  const language = useLanguage();
  const calendar = useCalendar();
  return (ad) => {
    const day = parseAdDate(ad ?? '', calendar);
    return isDateProblem(day) ? '' : formatFiscalYear(fiscalYearOf(day, calendar).label, language);
  };
}

/** A moment, as it comes on the wire: the day in BS and the time in Nepal. */
export function MomentText({ at }: { at: string | null | undefined }) {
  const language = useLanguage();
  const bsText = useBsText();
  const moment = at === null || at === undefined ? null : momentInNepal(at);
  if (moment === null) return '—';
  return (
    <time dateTime={at ?? undefined} className={classes.date}>
      {`${bsText(moment.day)} ${inDigitsOf(moment.time, language)}`}
    </time>
  );
}
