import { isAbovePrinted } from '@bahi/domain/goods/printed-price';
import { paisaOf } from '@bahi/domain/numbers/money';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';
import type { VariantPrices } from './item-variant-write.ts';

type Priced = Pick<VariantPrices, 'sellingPrice' | 'mrp' | 'vatIncluded'>;

/** What VAT is laid on the price of an item today, in hundredths of a per cent; none by a seller who is not registered for it. */
export async function readVatRate(
  { db, businessId, today }: Pick<Context, 'db' | 'businessId' | 'today'>,
  taxRateId: number | null,
): Promise<number> {
  const [found] = await db.query<{ rate: number | null }>(
    `select tax_rate_on($2, $3::date) as rate from business where business.id = $1 and register_type = 'VAT'`,
    [businessId, taxRateId, formatAdDate(today)],
  );
  return found?.rate ?? 0;
}

/** Refuses a price that is above the one that is printed on the goods; `place` leads to its fields. */
export function refusedAbovePrinted(
  { sellingPrice, mrp, vatIncluded }: Priced,
  vatRateHundredths: number,
  place = '',
): RefusedField[] {
  if (mrp === null) return [];
  const charged = { price: paisaOf(sellingPrice), vatRateHundredths: vatIncluded ? 0 : vatRateHundredths };
  return isAbovePrinted(charged, paisaOf(mrp)) ? [{ field: `${place}sellingPrice`, key: 'itemVariant.aboveMrp' }] : [];
}
