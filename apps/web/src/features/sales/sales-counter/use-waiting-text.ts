import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { CounterRow } from './counter-types.ts';

/** What of a counter waits for its owner, in words; null where nothing does. */
export function useWaitingText(): (row: CounterRow) => string | null {
  const t = useTexts(salesCounterScreenMessages);
  const language = useLanguage();
  return ({ refusedCount, keptCount, lostCount, faultCount }) => {
    const written = (count: number): string => inDigitsOf(String(count), language);
    const parts = [
      refusedCount === 0 ? null : t('refusedCount', { count: written(refusedCount) }),
      keptCount === 0 ? null : t('keptCount', { count: written(keptCount) }),
      lostCount === 0 ? null : t('lostCount', { count: written(lostCount) }),
      faultCount === 0 ? null : t('faultCount', { count: written(faultCount) }),
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(' · ');
  };
}
