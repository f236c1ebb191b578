import type { Tx } from '../../platform/database.ts';
import { businessTypes, itemCategories, taxRates, units } from './tables/trade.data.ts';
import { keepRows } from './keep-rows.ts';

/** Kinds of business, tax rates, units and categories of goods. */
export async function loadTrade(tx: Tx): Promise<void> {
  const named = ({ code, name, nameNp }: { code: string; name: string; nameNp: string }) => ({
    code,
    name,
    name_np: nameNp,
  });
  await keepRows(tx, { name: 'business_type', key: 'code' }, businessTypes.map(named));
  await keepRows(tx, { name: 'item_category', key: 'code', isShared: true }, itemCategories.map(named));
  await keepRows(
    tx,
    { name: 'tax_rate', key: 'name' },
    taxRates.map(({ name, nameNp, rateHundredths, isDefault }) => ({
      name,
      name_np: nameNp,
      rate_hundredths: rateHundredths,
      is_default: isDefault,
    })),
  );
  await keepRows(
    tx,
    { name: 'unit', key: 'short_code', isShared: true },
    units.map(({ shortCode, name, nameNp, alias }) => ({ short_code: shortCode, name, name_np: nameNp, alias })),
  );
}
