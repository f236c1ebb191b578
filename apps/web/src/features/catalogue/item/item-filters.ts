import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import type { Sent } from '@bahi/contract/endpoint';
import type { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { ListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import type { Filter, FilterOption } from '../../../ui/list/list-types.ts';

export const filterNames = ['isActive', 'categoryId', 'brandId', 'isLow'] as const;
type FilterName = (typeof filterNames)[number];
type Named = { id: number; name: string; nameNp: string | null };

/** Status, category, brand, and only what is low. */
export function useItemFilters(): Filter<FilterName>[] {
  const t = useTexts(itemScreenMessages);
  const language = useLanguage();
  const active = useActiveFilter();
  const categories = useCall(itemCategoryContract.list, {});
  const brands = useCall(brandContract.list, {});
  const optionsOf = (rows: readonly Named[] = []): FilterOption[] =>
    rows.map(({ id, name, nameNp }) => ({ value: String(id), label: nameIn(language, name, nameNp) }));
  return [
    active,
    { name: 'categoryId', label: t('category'), options: optionsOf(categories.data?.rows) },
    { name: 'brandId', label: t('brand'), options: optionsOf(brands.data?.rows) },
    { name: 'isLow', label: t('stock'), options: [{ value: 'true', label: t('onlyLow') }] },
  ];
}

/** The list's state as the body of the call: a page is counted in rows there. */
export function listBodyOf(query: ListState<FilterName>['query']): Sent<typeof itemContract.list>['body'] {
  const { pageNumber, pageSize, search, sort, isActive, categoryId, brandId, isLow } = query;
  return {
    start: pageNumber * pageSize,
    length: pageSize,
    ...(search === undefined ? {} : { search }),
    ...(sort === undefined ? {} : { sort }),
    ...(isActive === undefined ? {} : { isActive: isActive === 'true' }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(brandId === undefined ? {} : { brandId }),
    ...(isLow === 'true' ? { isLow: true } : {}),
  };
}
