import { creditLimitScreenMessages } from '@bahi/contract/sales/credit-limit/credit-limit-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import type { Detail } from '../../../ui/dialogs/DetailList.tsx';

type Passed = { creditPassedBy: string | null; creditReason: string | null };

/** Who let an invoice pass beyond what its customer may owe, and why; nothing of any other. */
export function useCreditDetails({ creditPassedBy, creditReason }: Passed): Detail[] {
  const t = useTexts(creditLimitScreenMessages);
  if (creditPassedBy === null) return [];
  const value = t('passedBy', { name: creditPassedBy, reason: creditReason ?? '' });
  return [{ label: t('passed'), value, wide: true }];
}
