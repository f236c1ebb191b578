import { creditCase } from '@bahi/contract/sales/credit-note/credit-note-form';
import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';
import { useApprovalFilter } from '../approval/use-approval-filter.ts';
import { useCustomerFilter } from '../../parties/customer/use-customer-filter.ts';

export const creditNoteFilters = [
  'state',
  'approval',
  'case',
  'customerId',
  'outletId',
  'fromDateAD',
  'toDateAD',
] as const;
export type CreditNoteFilter = (typeof creditNoteFilters)[number];

/** The filters of the list of credit notes that are chosen from a closed list; the period stands beside them. */
export function useCreditNoteFilters(customerId: string): Filter<CreditNoteFilter>[] {
  const t = useTexts(creditNoteScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const { outlets, officeId } = useSession();
  const customers = useCustomerFilter(t('customer'), customerId);
  return [
    {
      name: 'state',
      label: t('state'),
      options: [
        { value: 'FINAL', label: t('issued') },
        { value: 'DRAFT', label: t('draft') },
      ],
    },
    ...useApprovalFilter(),
    { name: 'case', label: t('case'), options: creditCase.words.map((word) => ({ value: word, label: t(word) })) },
    ...customers,
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
