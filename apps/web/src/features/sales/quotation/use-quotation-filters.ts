import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { quotationState } from '@bahi/contract/sales/quotation/quotation-form';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';
import { useApprovalFilter } from '../approval/use-approval-filter.ts';
import { useCustomerFilter } from '../../parties/customer/use-customer-filter.ts';
import { quotationStateKeys } from './quotation-rows.ts';

export const quotationFilters = ['state', 'approval', 'customerId', 'outletId', 'fromDateAD', 'toDateAD'] as const;
export type QuotationFilter = (typeof quotationFilters)[number];

/** The filters that are chosen from a closed list; the period stands beside them. */
export function useQuotationFilters(customerId: string): Filter<QuotationFilter>[] {
  const t = useTexts(quotationScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const { outlets, officeId } = useSession();
  const customers = useCustomerFilter(t('customer'), customerId);
  const outletChoices = outlets.map(({ id, name, nameNp }) => ({
    value: String(id),
    label: nameIn(language, name, nameNp),
  }));
  return [
    {
      name: 'state',
      label: t('status'),
      options: quotationState.words.map((state) => ({ value: state, label: t(quotationStateKeys[state]) })),
    },
    ...useApprovalFilter(),
    ...customers,
    ...(officeId === null && outlets.length > 1
      ? [{ name: 'outletId' as const, label: goods('outlet'), options: outletChoices }]
      : []),
  ];
}
