import { screens } from '@bahi/contract/screens';
import type { ComponentType } from '@bahi/contract/money/payment/payment-form';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useLanguage } from '../../../platform/language.ts';

type Named = { componentType: ComponentType; componentEntityId: number; code: string | null };

const lists = {
  INVOICE: screens.invoices,
  INCOME: screens.incomes,
  EXPENSE: screens.expenses,
  PURCHASE: '/purchase-setup',
} as const satisfies Record<ComponentType, string>;

/** What a reader calls a document: a bill by its number, an income or expense by its heading as it was typed. */
export function useDocumentName(): (document: Named) => string {
  const language = useLanguage();
  return ({ componentType, code }) => {
    if (code === null) return '—';
    return componentType === 'INVOICE' ? inDigitsOf(code, language) : code;
  };
}

/** Where a document is seen. */
export function documentPath({ componentType, componentEntityId }: Named): string {
  return `${lists[componentType]}?view=${componentEntityId}`;
}
