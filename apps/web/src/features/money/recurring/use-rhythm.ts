import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import type { RecurringRow } from './recurring-form.ts';

/** How often something comes again, in words. */
export function useRhythm(): (row: Pick<RecurringRow, 'unit' | 'every'>) => string {
  const t = useTexts(recurringScreenMessages);
  return ({ unit, every }) => {
    if (unit === 'WEEK') return every === 1 ? t('everyWeek') : t('everyWeeks', { count: every });
    return every === 1 ? t('everyMonth') : t('everyMonths', { count: every });
  };
}
