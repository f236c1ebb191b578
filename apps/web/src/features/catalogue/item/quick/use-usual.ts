import { itemCategoryMasterData } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { dropdownLength } from '../../../../platform/constants.ts';
import { useCall } from '../../../../platform/query.ts';
import { taxRatesOf, useTaxRates } from '../../tax-rate/use-tax-rates.ts';

/** The codes of what is offered first, among what all businesses share. */
const usualUnit = 'pcs';
const usualCategory = 'OTHER';

/** What goods usually are counted in, belong to and are taxed at; null until it is known. */
export function useUsual(isAsked: boolean) {
  const query = { pageSize: dropdownLength, isActive: true };
  const units = useCall(unitContract.list, { query }, { enabled: isAsked });
  const categories = useCall(itemCategoryMasterData.list, { query }, { enabled: isAsked });
  const rates = useTaxRates();
  const taxRates = taxRatesOf(rates.data?.rows ?? []);
  const isPending = units.isPending || categories.isPending || rates.isPending;
  if (isPending) return { usual: null, taxRates };
  const unit = units.data?.rows.find(({ shortCode }) => shortCode === usualUnit);
  const category = categories.data?.rows.find((row) => row['code'] === usualCategory);
  return {
    usual: { unitId: unit?.id ?? '', categoryId: category?.id ?? '', taxRateId: taxRates.standard?.id ?? '' } as const,
    taxRates,
  };
}
