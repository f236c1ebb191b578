import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';
import { useDueDayFilter } from '../../../ui/dates/use-due-day-filter.ts';
import { useVendorFilter } from '../../parties/vendor/use-vendor-filter.ts';

export const purchaseFilters = [
  'paymentStatus',
  'state',
  'isOverdue',
  'dueOnAD',
  'origin',
  'vendorId',
  'outletId',
  'fromDateAD',
  'toDateAD',
] as const;
export type PurchaseFilter = (typeof purchaseFilters)[number];

/** The filters of the list of purchase bills that are chosen from a closed list; the period stands beside them. */
export function usePurchaseFilters({
  vendorId,
  dueOnAD,
}: Readonly<Record<'vendorId' | 'dueOnAD', string>>): Filter<PurchaseFilter>[] {
  const t = useTexts(purchaseScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { outlets, officeId } = useSession();
  const vendors = useVendorFilter(vendorId);
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
        { value: 'FINAL', label: t('entered') },
        { value: 'DRAFT', label: t('draft') },
        { value: 'CANCELLED', label: t('cancelled') },
      ],
    },
    { name: 'isOverdue', label: t('dueDays'), options: [{ value: 'true', label: t('onlyOverdue') }] },
    useDueDayFilter(dueOnAD),
    {
      name: 'origin',
      label: t('origin'),
      options: [
        { value: 'LOCAL', label: t('local') },
        { value: 'IMPORT', label: t('import') },
      ],
    },
    ...vendors,
    ...(officeId === null && outlets.length > 1
      ? [
          {
            name: 'outletId' as const,
            label: goods('outlet'),
            options: outlets.map(({ id, name, nameNp }) => ({
              value: String(id),
              label: nameIn(language, name, nameNp),
            })),
          },
        ]
      : []),
  ];
}
