import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import type { Sent } from '@bahi/contract/endpoint';
import type { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryMasterData } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import type { ListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import type { Filter } from '../../../ui/list/list-types.ts';
import { useMasterDataFilter } from '../../../ui/master-data/use-master-data-choices.ts';

export const filterNames = ['isActive', 'categoryId', 'brandId', 'isLow'] as const;
type FilterName = (typeof filterNames)[number];

/** Status, category, brand, and only what is low. */
export function useItemFilters(chosen: Readonly<Record<FilterName, string>>): Filter<FilterName>[] {
  const t = useTexts(itemScreenMessages);
  const active = useActiveFilter();
  const categories = useMasterDataFilter(itemCategoryMasterData, chosen.categoryId);
  const brands = useMasterDataFilter(brandContract.masterData, chosen.brandId);
  return [
    active,
    { name: 'categoryId', label: t('category'), ...categories },
    { name: 'brandId', label: t('brand'), ...brands },
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
