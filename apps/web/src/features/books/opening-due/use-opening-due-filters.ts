import { openingDueScreenMessages } from '@bahi/contract/books/opening-due/opening-due-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { useTexts } from '../../../platform/i18n.ts';
import type { Filter } from '../../../ui/list/list-types.ts';
import { useCustomerFilter } from '../../parties/customer/use-customer-filter.ts';
import { useVendorFilter } from '../../parties/vendor/use-vendor-filter.ts';
import type { OpeningParty } from './opening-due-kind.ts';

export const openingDueFilters = ['paymentStatus', 'isActive', 'customerId', 'vendorId'] as const;
type OpeningDueFilter = (typeof openingDueFilters)[number];

/** What is paid, active or cancelled, and whose. */
export function useOpeningDueFilters(
  party: OpeningParty,
  chosen: Readonly<Record<'customerId' | 'vendorId', string>>,
): Filter<OpeningDueFilter>[] {
  const t = useTexts(openingDueScreenMessages);
  const ui = useTexts(uiMessages);
  const customers = useCustomerFilter(t('customer'), chosen.customerId);
  const vendors = useVendorFilter(chosen.vendorId);
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
      name: 'isActive',
      label: t('state'),
      options: [
        { value: 'true', label: t('active') },
        { value: 'false', label: t('cancelled') },
      ],
    },
    ...(party === 'customer' ? customers : vendors),
  ];
}
