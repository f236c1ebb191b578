import type { Text } from '../../messages.ts';

/** The unit that a service's quantity counts, by its duration type: written on the bill. */
export const serviceUnitNames: Readonly<Record<string, Text>> = {
  JOB: { en: 'job', ne: 'काम' },
  HOURLY: { en: 'hour', ne: 'घण्टा' },
  DAILY: { en: 'day', ne: 'दिन' },
  WEEKLY: { en: 'week', ne: 'हप्ता' },
  MONTHLY: { en: 'month', ne: 'महिना' },
  YEARLY: { en: 'year', ne: 'वर्ष' },
};
