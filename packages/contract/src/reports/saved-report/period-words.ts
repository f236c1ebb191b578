import type { Text } from '../../messages.ts';
import { dateMessages } from '../../ui/date.messages.ts';
import type { movingPeriods } from './saved-report.contract.ts';

const t = dateMessages.texts;

/** The periods of saved reports as the data download names them; which month is meant depends on the day. */
export const periodWords = {
  PERIOD_today: t.today,
  PERIOD_yesterday: t.yesterday,
  PERIOD_last7Days: t.last7Days,
  PERIOD_last30Days: t.last30Days,
  PERIOD_thisBsMonth: { en: 'This BS month', ne: 'यो महिना' },
  PERIOD_lastBsMonth: { en: 'Last BS month', ne: 'गएको महिना' },
  PERIOD_thisBsQuarter: t.thisBsQuarter,
  PERIOD_lastBsQuarter: t.lastBsQuarter,
  PERIOD_thisBsFourMonths: t.thisBsFourMonths,
  PERIOD_lastBsFourMonths: t.lastBsFourMonths,
  PERIOD_thisFiscalYear: t.thisFiscalYear,
  PERIOD_lastFiscalYear: t.lastFiscalYear,
  PERIOD_thisMonth: t.thisMonth,
  PERIOD_lastMonth: t.lastMonth,
} as const satisfies Record<`PERIOD_${(typeof movingPeriods)[number]}`, Text>;
