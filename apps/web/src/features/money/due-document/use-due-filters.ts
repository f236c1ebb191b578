import { categoryContract, type CategoryType } from '@bahi/contract/money/category/category.contract';
import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { dropdownLength } from '../../../platform/constants.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';

export const dueFilters = ['paymentStatus', 'isActive', 'categoryId'] as const;

/** What is paid, active or cancelled, and the category: the filters of the lists of income and expense. */
export function useDueFilters(categoryType: CategoryType): Filter<(typeof dueFilters)[number]>[] {
  const t = useTexts(dueDocumentScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can } = useSession();
  const query = { categoryTypeKey: categoryType, pageSize: dropdownLength };
  const categories = useCall(categoryContract.list, { query }, { enabled: can(categoryContract.list) });
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
    {
      name: 'categoryId',
      label: t('category'),
      options: (categories.data?.rows ?? []).map(({ id, categoryName, categoryNameNp }) => ({
        value: String(id),
        label: nameIn(language, categoryName, categoryNameNp),
      })),
    },
  ];
}
