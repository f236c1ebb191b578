import type { CategoryType } from '@bahi/contract/money/category/category.contract';
import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useRecordChoices } from '../../../ui/fields/use-record-choices.ts';
import type { Filter } from '../../../ui/list/list-types.ts';
import { categoriesOf, categoryNameOf } from '../category/category-source.ts';

export const dueFilters = ['paymentStatus', 'isActive', 'categoryId'] as const;

/** What is paid, active or cancelled, and the category: the filters of the lists of income and expense. */
export function useDueFilters(categoryType: CategoryType, categoryId: string): Filter<(typeof dueFilters)[number]>[] {
  const t = useTexts(dueDocumentScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const chosenId = categoryId === '' ? '' : Number(categoryId);
  const { rows, chosen, searching } = useRecordChoices(categoriesOf(categoryType), chosenId);
  const optionOf = (row: (typeof rows)[number]) => {
    const { name, nameNp } = categoryNameOf(row);
    return { value: String(row.id), label: nameIn(language, name, nameNp) };
  };
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
      options: rows.map(optionOf),
      chosen: chosen === null ? undefined : optionOf(chosen),
      ...searching,
    },
  ];
}
