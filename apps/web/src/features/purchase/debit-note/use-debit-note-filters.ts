import { debitCase } from '@bahi/contract/purchase/debit-note/debit-note-form';
import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';
import { useVendorFilter } from '../../parties/vendor/use-vendor-filter.ts';

export const debitNoteFilters = ['state', 'case', 'vendorId', 'outletId', 'fromDateAD', 'toDateAD'] as const;
export type DebitNoteFilter = (typeof debitNoteFilters)[number];

/** The filters of the list of debit notes that are chosen from a closed list; the period stands beside them. */
export function useDebitNoteFilters(vendorId: string): Filter<DebitNoteFilter>[] {
  const t = useTexts(debitNoteScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const { outlets, officeId } = useSession();
  const vendors = useVendorFilter(vendorId);
  return [
    {
      name: 'state',
      label: t('state'),
      options: [
        { value: 'FINAL', label: t('issued') },
        { value: 'DRAFT', label: t('draft') },
      ],
    },
    { name: 'case', label: t('case'), options: debitCase.words.map((word) => ({ value: word, label: t(word) })) },
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
