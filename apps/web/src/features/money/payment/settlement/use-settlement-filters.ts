import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import type { Filter } from '../../../../ui/list/list-types.ts';
import { useCustomerFilter } from '../../../parties/customer/use-customer-filter.ts';

export const settlementFilters = ['kind', 'isActive', 'customerId', 'fromDateAD', 'toDateAD'] as const;
type SettlementFilter = (typeof settlementFilters)[number];

/** The filters of the settlement list; that of customers for who may see them. */
export function useSettlementFilters(customerId: string): Filter<SettlementFilter>[] {
  const t = useTexts(settlementScreenMessages);
  const ui = useTexts(uiMessages);
  const customers = useCustomerFilter(t('customer'), customerId);
  return [
    {
      name: 'kind',
      label: t('kind'),
      options: [
        { value: 'RECEIVED', label: t('receipt') },
        { value: 'PAID', label: t('paymentVoucher') },
      ],
    },
    {
      name: 'isActive',
      label: ui('status'),
      options: [
        { value: 'true', label: t('inForce') },
        { value: 'false', label: t('deleted') },
      ],
    },
    ...customers,
  ];
}
