import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import type { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { bsFromDay, isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { addDays, asCalendarDay, type CalendarDay, formatAdDate, weekday } from '@bahi/domain/calendar/calendar-day';
import { formatLongBsDate, shortWeekdayNames, weekdayNames } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useCalendar, useToday } from '../../../../platform/calendar.ts';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useIsDesktop } from '../../../../ui/shell/use-desktop.ts';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import classes from './ChequeCalendar.module.css';

type Month = Answer<typeof chequeContract.calendar>;
type Day = Month['days'][number];
type Props = { month: Month; title: string; onOpen: (id: number) => void };

const daysInWeek = 7;

/** The days of a month with their cheques: as weeks on a desk, and on a phone the days alone on which some wait. */
export function MonthGrid(props: Props) {
  return useIsDesktop() ? <Weeks {...props} /> : <Days {...props} />;
}

function Weeks({ month, title, onOpen }: Props) {
  const language = useLanguage();
  const calendar = useCalendar();
  const today = useToday();
  const [first, last] = [dayOf(month.fromAD), dayOf(month.toAD)];
  if (first === null || last === null) return null;
  return (
    <table className={classes.grid} aria-label={title}>
      <thead>
        <tr>
          {shortWeekdayNames[language].map((name, position) => (
            <th key={name} scope="col" abbr={weekdayNames[language][position]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(first, last).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              if (day < first || day > last) return <td key={day} className={classes.outside} />;
              const own = month.days.find(({ dateAD }) => dateAD === formatAdDate(day));
              return (
                <td key={day} className={classes.day} data-today={day === today || undefined}>
                  <span className={classes.number}>{inDigitsOf(String(bsFromDay(day, calendar).day), language)}</span>
                  {own === undefined ? null : <Cheques day={own} onOpen={onOpen} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Days({ month, onOpen }: Props) {
  const language = useLanguage();
  const calendar = useCalendar();
  return month.days.map((day) => {
    const own = dayOf(day.dateAD);
    return (
      <section key={day.dateAD} className={classes.section}>
        <h3>{own === null ? day.dateBS : formatLongBsDate(own, language, calendar)}</h3>
        <Cheques day={day} onOpen={onOpen} />
      </section>
    );
  });
}

function Cheques({ day, onOpen }: { day: Day; onOpen: (id: number) => void }) {
  const t = useTexts(chequeScreenMessages);
  const language = useLanguage();
  return (
    <ul className={classes.cheques}>
      {day.cheques.map((cheque) => (
        <li key={cheque.id}>
          <button type="button" className={classes.cheque} data-kind={cheque.kind} onClick={() => onOpen(cheque.id)}>
            <span>{t(cheque.kind)}</span>
            <span>{nameIn(language, cheque.partyName, cheque.partyNameNp)}</span>
            <MoneyText rupees={cheque.amount} withUnit />
          </button>
        </li>
      ))}
    </ul>
  );
}

function dayOf(ad: string): CalendarDay | null {
  const day = parseAdDate(ad);
  return isDateProblem(day) ? null : day;
}

/** The weeks that the days touch, Sunday first. */
function weeksOf(first: CalendarDay, last: CalendarDay): CalendarDay[][] {
  const start = asCalendarDay(first - weekday(first));
  const count = Math.ceil((last - start + 1) / daysInWeek);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: daysInWeek }, (__, position) => addDays(start, week * daysInWeek + position)),
  );
}
