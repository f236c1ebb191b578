import { type BsCalendar, bsFromDay, standardCalendar } from './bs-calendar.ts';
import { adFromDay, type CalendarDay, formatAdDate } from './calendar-day.ts';
import { inDigitsOf, toDevanagari } from '../numbers/digits.ts';
import type { Language } from '../language.ts';

/** Names are written here because browsers lack Nepali locale data. Months from Baisakh, weekdays from Sunday. */
export const bsMonthNames: Readonly<Record<Language, readonly string[]>> = {
  ne: ['बैशाख', 'जेठ', 'असार', 'साउन', 'भदौ', 'असोज', 'कात्तिक', 'मंसिर', 'पुस', 'माघ', 'फागुन', 'चैत'],
  en: [
    'Baisakh',
    'Jestha',
    'Ashadh',
    'Shrawan',
    'Bhadra',
    'Ashwin',
    'Kartik',
    'Mangsir',
    'Poush',
    'Magh',
    'Falgun',
    'Chaitra',
  ],
};

export const adMonthNames: Readonly<Record<Language, readonly string[]>> = {
  ne: ['जनवरी', 'फेब्रुअरी', 'मार्च', 'अप्रिल', 'मे', 'जुन', 'जुलाई', 'अगस्ट', 'सेप्टेम्बर', 'अक्टोबर', 'नोभेम्बर', 'डिसेम्बर'],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

export const weekdayNames: Readonly<Record<Language, readonly string[]>> = {
  ne: ['आइतबार', 'सोमबार', 'मंगलबार', 'बुधबार', 'बिहीबार', 'शुक्रबार', 'शनिबार'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

export const shortWeekdayNames: Readonly<Record<Language, readonly string[]>> = {
  ne: ['आइत', 'सोम', 'मंगल', 'बुध', 'बिही', 'शुक्र', 'शनि'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

/** The name of BS month 1 to 12; empty for any other number. */
export function bsMonthName(month: number, language: Language): string {
  return bsMonthNames[language][month - 1] ?? '';
}

/** The name of AD month 1 to 12; empty for any other number. */
export function adMonthName(month: number, language: Language): string {
  return adMonthNames[language][month - 1] ?? '';
}

/** `4 Mangsir 2083` or `४ मंसिर २०८३`. Throws RangeError for a day that the table does not know. */
export function formatLongBsDate(
  day: CalendarDay,
  language: Language,
  calendar: BsCalendar = standardCalendar,
): string {
  const date = bsFromDay(day, calendar);
  return longDate(date.day, bsMonthName(date.month, language), date.year, language);
}

/** A day in both calendars, as a refusal names it: `4 Mangsir 2083 (2026-11-20)`. */
export function formatInBothCalendars(
  day: CalendarDay,
  language: Language,
  calendar: BsCalendar = standardCalendar,
): string {
  return `${formatLongBsDate(day, language, calendar)} (${inDigitsOf(formatAdDate(day), language)})`;
}

/** `20 November 2026` or `२० नोभेम्बर २०२६`. */
export function formatLongAdDate(day: CalendarDay, language: Language): string {
  const date = adFromDay(day);
  return longDate(date.day, adMonthName(date.month, language), date.year, language);
}

function longDate(day: number, monthName: string, year: number, language: Language): string {
  const text = `${day} ${monthName} ${year}`;
  return language === 'ne' ? toDevanagari(text) : text;
}
