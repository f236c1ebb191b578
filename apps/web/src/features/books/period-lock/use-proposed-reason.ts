import type { VatMonth } from '@bahi/contract/books/period-lock/period-lock.contract';
import { periodLockScreenMessages } from '@bahi/contract/books/period-lock/period-lock-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { openMonthsThrough } from './open-months.ts';
import { useMonthNames } from '../../../ui/dates/use-month-name.ts';

/** The reason that is proposed for locking VAT through a day: the returns of all months that it takes in. */
export function useProposedReason(months: readonly VatMonth[]): (throughDayAD: string) => string {
  const t = useTexts(periodLockScreenMessages);
  const monthNames = useMonthNames();
  return (throughDayAD) => {
    const taken = openMonthsThrough(months, throughDayAD);
    const names = monthNames(taken);
    return taken.length > 1 ? t('proposedReasons', { months: names }) : t('proposedReason', { month: names });
  };
}
