import { contract } from '../../endpoint.ts';
import { enumeration } from '../../enumeration.ts';
import { z } from '../../zod.ts';
import { businessSummary, platformSummary } from './dashboard-answer.ts';

/** How long a bar of the chart is: an hour of today, a day, a week, a month or a year of Bikram Sambat. */
export const dashboardPeriod = enumeration({ HOURLY: 1, DAILY: 2, WEEKLY: 3, MONTHLY: 4, YEARLY: 5 });

/** What the books say of a stretch of days, or of an hour of one. Amounts are rupees. */
const bucket = z.object({
  fromAD: z.string(),
  toAD: z.string(),
  /** From when on, 0 to 23; null where it is of whole days. */
  hour: z.int().nullable(),
  sales: z.number(),
  receipts: z.number(),
  /** Null for who may not read expenses, as is what was paid. */
  expenses: z.number().nullable(),
  payments: z.number().nullable(),
  /** Null for who may not read purchases. */
  purchases: z.number().nullable(),
});

/** A country, province or district with the customers that live there, and what they bought less what they gave back. */
const region = z.object({
  id: z.int(),
  /** That of the government; the map knows its regions by it. */
  code: z.string(),
  name: z.string(),
  nameNp: z.string(),
  customers: z.int(),
  sales: z.number(),
});

export const dashboardContract = contract('dashboard', {
  /** The figures of the chart: 24 hours of today, 30 days, 12 weeks from Sunday on, 12 months, 5 years; the last has begun. */
  trend: {
    call: 'GET /v1/dashboard/trend',
    access: 'dashboard.read',
    query: z.object({ period: dashboardPeriod.schema.default('DAILY') }),
    answer: z.object({ period: dashboardPeriod.answer, buckets: z.array(bucket) }),
  },
  /** Where customers live and what they bought in the period that today is in: the day, week, month or year. */
  places: {
    call: 'GET /v1/dashboard/places',
    access: 'dashboard.read',
    query: z.object({ period: dashboardPeriod.schema.default('MONTHLY') }),
    answer: z.object({
      period: dashboardPeriod.answer,
      fromAD: z.string(),
      toAD: z.string(),
      countries: z.array(region),
      provinces: z.array(region),
      districts: z.array(region.extend({ provinceId: z.int() })),
    }),
  },
  /** The caller's list of first steps is put away. */
  hideFirstSteps: {
    call: 'PUT /v1/dashboard/first-steps/hide',
    access: 'dashboard.read',
    answer: z.object({}),
  },
  summary: {
    call: 'GET /v1/dashboard',
    access: 'dashboard.read',
    answer: z.object({
      /** Null for platform users, who have no business of their own. */
      business: businessSummary.nullable(),
      /** For platform users. */
      platform: platformSummary.nullable(),
    }),
  },
});
