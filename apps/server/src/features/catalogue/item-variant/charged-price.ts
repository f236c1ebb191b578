import { isAbovePrinted } from '@bahi/domain/goods/printed-price';
import { asPaisa, paisaOf } from '@bahi/domain/numbers/money';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { readVariantRows } from './item-variant.queries.ts';
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

/** Refuses, at the tax, that a variant which is sold would cost more than is printed on it, once its item is taxed so. */
export async function refuseTaxAbovePrinted(
  context: Context,
  { id, tax_rate_id }: { id: number; tax_rate_id: number | null },
): Promise<void> {
  const [vatRate, variants] = await Promise.all([readVatRate(context, tax_rate_id), readVariantRows(context, id)]);
  const above = variants.find(
    ({ is_active, mrp_paisa, selling_price_paisa, vat_included }) =>
      is_active &&
      mrp_paisa !== null &&
      isAbovePrinted(
        { price: asPaisa(selling_price_paisa), vatRateHundredths: vat_included ? 0 : vatRate },
        asPaisa(mrp_paisa),
      ),
  );
  if (above === undefined) return;
  if (above.is_default) fail('itemVariant.aboveMrp', { field: 'sellingPrice' });
  const { attribute_value: named, attribute_value_np: namedNp } = above;
  const variant = (context.language === 'ne' ? (namedNp ?? named) : named) ?? '';
  fail('itemVariant.aboveMrpNamed', { field: 'taxRateId', parameters: { variant } });
}
