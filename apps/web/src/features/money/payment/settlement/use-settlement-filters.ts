import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { dropdownLength } from '../../../../platform/constants.ts';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { Filter } from '../../../../ui/list/list-types.ts';

export const settlementFilters = ['kind', 'isActive', 'customerId'] as const;
type SettlementFilter = (typeof settlementFilters)[number];

/** The filters of the settlement list; that of customers for who may see them. */
export function useSettlementFilters(): Filter<SettlementFilter>[] {
  const t = useTexts(settlementScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can } = useSession();
  const seesCustomers = can(customerContract.listForInvoice);
  const customers = useCall(
    customerContract.listForInvoice,
    { query: { pageSize: dropdownLength } },
    { enabled: seesCustomers },
  );
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
    ...(seesCustomers
      ? [
          {
            name: 'customerId' as const,
            label: t('customer'),
            options: (customers.data?.rows ?? []).map(({ id, name, nameNp }) => ({
              value: String(id),
              label: nameIn(language, name, nameNp),
            })),
          },
        ]
      : []),
  ];
}
