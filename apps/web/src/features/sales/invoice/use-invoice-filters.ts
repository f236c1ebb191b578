import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { invoiceDestination } from '@bahi/contract/sales/invoice/invoice-form';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';
import { useDueDayFilter } from '../../../ui/dates/use-due-day-filter.ts';
import { useApprovalFilter } from '../approval/use-approval-filter.ts';
import { useCustomerFilter } from '../../parties/customer/use-customer-filter.ts';

export const invoiceFilters = [
  'paymentStatus',
  'state',
  'approval',
  'isOverdue',
  'dueOnAD',
  'customerId',
  'outletId',
  'destination',
  'fromDateAD',
  'toDateAD',
] as const;
export type InvoiceFilter = (typeof invoiceFilters)[number];

/** The filters of the invoice list that are chosen from a closed list; the period stands beside them. */
export function useInvoiceFilters({
  customerId,
  dueOnAD,
}: Readonly<Record<'customerId' | 'dueOnAD', string>>): Filter<InvoiceFilter>[] {
  const t = useTexts(invoiceScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { outlets, officeId, business } = useSession();
  const customers = useCustomerFilter(t('customer'), customerId);
  const named = ({ id, name, nameNp }: { id: number; name: string; nameNp: string | null }) => ({
    value: String(id),
    label: nameIn(language, name, nameNp),
  });
  return [
    {
      name: 'paymentStatus',
      label: ui('paymentStatus'),
      options: [
        { value: 'DUE', label: ui('due') },
        { value: 'PARTIALLY_PAID', label: ui('partiallyPaid') },
        { value: 'PAID', label: ui('paid') },
      ],
    },
    {
      name: 'state',
      label: t('state'),
      options: [
        { value: 'FINAL', label: t('issued') },
        { value: 'DRAFT', label: t('draft') },
        { value: 'CANCELLED', label: t('cancelled') },
      ],
    },
    ...useApprovalFilter(),
    { name: 'isOverdue', label: t('dueDays'), options: [{ value: 'true', label: t('onlyOverdue') }] },
    useDueDayFilter(dueOnAD),
    ...customers,
    ...(officeId === null && outlets.length > 1
      ? [{ name: 'outletId' as const, label: goods('outlet'), options: outlets.map(named) }]
      : []),
    ...(business?.sellsAbroad === true
      ? [
          {
            name: 'destination' as const,
            label: t('destination'),
            options: invoiceDestination.words.map((word) => ({ value: word, label: t(word) })),
          },
        ]
      : []),
  ];
}
