import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { receiptScreenMessages } from '@bahi/contract/money/payment/receipt-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { dropdownLength } from '../../../../platform/constants.ts';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { Filter } from '../../../../ui/list/list-types.ts';

export const receiptFilters = ['kind', 'isActive', 'customerId'] as const;
type ReceiptFilter = (typeof receiptFilters)[number];

/** The filters of the receipt list; that of customers for who may see them. */
export function useReceiptFilters(): Filter<ReceiptFilter>[] {
  const t = useTexts(receiptScreenMessages);
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
        { value: 'RECEIVED', label: t('moneyIn') },
        { value: 'PAID', label: t('moneyOut') },
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
