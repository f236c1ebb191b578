import type { Tx } from '../../platform/database/database.ts';
import { businessTypes, itemCategories, taxRates, tdsRates } from './tables/trade.data.ts';
import { keepRows } from './keep-rows.ts';
import { loadMaster, loadTypes } from './load-master.ts';

/** Kinds of business, tax rates, units, categories of goods, and what is built on them. */
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
    { name: 'tds_rate', key: 'code', isShared: true },
    tdsRates.map(({ nature, rateHundredths, holdsFrom, source }) => ({
      code: `${nature} ${holdsFrom}`,
      nature,
      rate_hundredths: rateHundredths,
      holds_from: holdsFrom,
      source,
    })),
  );
  await loadTypes(tx);
  await loadMaster(tx);
}
