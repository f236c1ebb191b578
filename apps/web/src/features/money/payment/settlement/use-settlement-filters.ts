import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { settlementMode } from '@bahi/contract/money/payment/payment-form';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { Filter } from '../../../../ui/list/list-types.ts';
import { modeKeys } from '../PaymentModeField.tsx';
import { useCustomerFilter } from '../../../parties/customer/use-customer-filter.ts';

export const settlementFilters = [
  'kind',
  'mode',
  'outletId',
  'isActive',
  'customerId',
  'fromDateAD',
  'toDateAD',
] as const;
type SettlementFilter = (typeof settlementFilters)[number];

/** The filters of the settlement list; that of customers for who may see them. */
export function useSettlementFilters(customerId: string): Filter<SettlementFilter>[] {
  const t = useTexts(settlementScreenMessages);
  const ui = useTexts(uiMessages);
  const dialog = useTexts(paymentDialogMessages);
  const language = useLanguage();
  const { outlets, officeId } = useSession();
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
      name: 'mode',
      label: t('mode'),
      options: settlementMode.words.map((mode) => ({ value: mode, label: dialog(modeKeys[mode]) })),
    },
    ...(officeId === null && outlets.length > 1
      ? [
          {
            name: 'outletId' as const,
            label: t('outlet'),
            options: outlets.map(({ id, name, nameNp }) => ({
              value: String(id),
              label: nameIn(language, name, nameNp),
            })),
          },
        ]
      : []),
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
