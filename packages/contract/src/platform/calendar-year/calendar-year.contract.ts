import { choiceOf } from '../../enumeration.ts';
import { daysOfYear } from '@bahi/domain/calendar/bs-calendar-change';
import { contract } from '../../endpoint.ts';
import { requiredText, wholeNumberOf } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';

export const firstYear = 1970;
export const lastYear = 2100;

/** Where the lengths of a year come from: the product's own table, official or provisional, or somebody's entry. */
export const yearSources = ['OFFICIAL', 'PROVISIONAL', 'REPLACED'] as const;

const bsYear = wholeNumberOf(firstYear, lastYear, 'calendarYear.yearRange');
const monthDays = wholeNumberOf(29, 32, 'calendarYear.monthDays');
const isMonth = (days: number): boolean => days >= 29 && days <= 32;

/** One year as it is typed in or stands in a file: the year and its twelve months. */
const yearForm = z
  .object({
    year: bsYear,
    months: z.array(monthDays, 'common.isRequired').length(12, 'calendarYear.yearDays'),
    /** The version of an entry that this one replaces, as it was read. */
    version: z.int().positive().nullish(),
  })
  .refine(({ months }) => months.length !== 12 || !months.every(isMonth) || [365, 366].includes(daysOfYear(months)), {
    path: ['year'],
    message: 'calendarYear.yearDays',
  });

export const calendarYearForm = z.object({
  years: z.array(yearForm, 'common.isRequired').min(1, 'common.isRequired').max(131),
  /** Who made the lengths known, and where. */
  provenance: requiredText(200),
  /** Official: dates in these years no longer carry the mark of a provisional year. */
  isOfficial: z.boolean(),
  /** Other years begin on another day because of it, and that is meant. */
  acceptsShift: z.boolean().default(false),
});

const calendarYearRow = z.object({
  year: z.int(),
  months: z.array(z.int()),
  days: z.int(),
  startsAD: z.string(),
  source: z.enum(yearSources),
  /** Dates in it are final. */
  isOfficial: z.boolean(),
  /** Of a replaced year: where its lengths come from, who entered them and when, and what the product's table says. */
  provenance: z.string().nullable(),
  replacedBy: z.string().nullable(),
  replacedAt: z.string().nullable(),
  builtInMonths: z.array(z.int()).nullable(),
  version: z.int().nullable(),
});
export type CalendarYearRow = z.output<typeof calendarYearRow>;

const yearOfQuery = z.coerce.number('calendarYear.yearRange').int('calendarYear.yearRange').optional();

export const calendarYearContract = contract('calendarYear', {
  list: {
    call: 'GET /v1/calendar-year/list',
    access: 'global-settings.read',
    query: listQuery.extend({
      from: yearOfQuery,
      to: yearOfQuery,
      source: choiceOf(yearSources).optional(),
    }),
    answer: page(calendarYearRow),
  },
  save: {
    call: 'POST /v1/calendar-year',
    access: 'global-settings.update',
    body: calendarYearForm,
    answer: z.array(calendarYearRow),
    refreshes: ['session'],
  },
  /** Puts a replaced year back to what the product's own table says. */
  putBack: {
    call: 'POST /v1/calendar-year/put-back',
    access: 'global-settings.update',
    body: z.object({ year: bsYear, acceptsShift: z.boolean().default(false) }),
    answer: calendarYearRow,
    refreshes: ['session'],
  },
});
