import type { priceChange } from '@bahi/contract/sales/quotation/quotation-answer';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { chooseListPrice, inMannerOf } from '@bahi/domain/goods/list-price';
import { asPaisa, type Paisa } from '@bahi/domain/numbers/money';
import { priceInUnit } from '@bahi/domain/goods/sold-quantity';
import type { UnitConversion } from '@bahi/domain/goods/unit-conversion';
import type { Quantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { type PriceOfList, readListPrices } from '../../catalogue/price-list/list-prices.ts';
import { readServices, readVariants, type Sellable } from '../../stock/goods-lines/goods-lines.sellables.ts';
import { keptConversion, keptCount } from '../../stock/goods-lines/goods-lines.sold.ts';
import type { QuotationLineRecord, QuotationRecord } from './quotation.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'today'>;
/** `quantity` is in the item's own unit; `conversion` is that of the unit that the price is of. */
type Asked = { day: CalendarDay; quantity: Quantity; conversion: UnitConversion };
export type PriceChange = z.output<typeof priceChange>;

/** What is sold on a line as it is today; rate and discount are in the manner of today, with VAT or without. */
export type QuotedLine = {
  line: QuotationLineRecord;
  sellable: Sellable;
  rate: Paisa;
  /** Hundredths of a per cent or paisa, by the type of the line's. */
  discountValue: number;
  change: PriceChange | null;
};

/** What one of its unit costs the customer without an agreement: by the price list that holds, or its selling price. */
export function usualPrice(sellable: Sellable, prices: readonly PriceOfList[], asked: Asked): Paisa {
  const own = prices.filter(({ variantId }) => variantId === sellable.variantId);
  const price = chooseListPrice(own, asked)?.price ?? asPaisa(sellable.pricePaisa);
  return priceInUnit(price, asked.conversion) ?? price;
}

/**
 * The lines with the rates that were quoted and what became dearer, cheaper or taxed otherwise since. Where the price of
 * goods has come to include its VAT, or no longer does, a rate keeps what it came to.
 */
export async function readQuotedLines(
  reader: Reader,
  { customer_id: customerId, is_tax_invoice: isTaxInvoice }: Pick<QuotationRecord, 'customer_id' | 'is_tax_invoice'>,
  lines: readonly QuotationLineRecord[],
): Promise<QuotedLine[]> {
  const { today } = reader;
  const variantIds = [...new Set(lines.flatMap((line) => line.item_variant_id ?? []))];
  const serviceIds = [...new Set(lines.flatMap((line) => line.service_id ?? []))];
  const [variants, services, prices] = await Promise.all([
    readVariants(reader, variantIds, today),
    readServices(reader, serviceIds, today),
    readListPrices(reader, { customerId, day: today, variantIds }),
  ]);
  return lines.flatMap((line) => {
    const sellable =
      line.item_variant_id === null ? services.get(line.service_id ?? 0) : variants.get(line.item_variant_id);
    if (sellable === undefined) return [];
    const rate = ofToday(line, sellable, line.rate_paisa);
    const discountValue =
      line.discount_type === '2' ? ofToday(line, sellable, line.discount_value) : line.discount_value;
    return [
      { line, sellable, rate, discountValue, change: changeOf(line, sellable, rate, { prices, today, isTaxInvoice }) },
    ];
  });
}

function ofToday(line: QuotationLineRecord, sellable: Sellable, price: number): Paisa {
  const written = { vatIncluded: line.vat_included, price: asPaisa(price) };
  return inMannerOf(sellable, written, sellable.taxRateHundredths);
}

function changeOf(
  line: QuotationLineRecord,
  sellable: Sellable,
  rate: Paisa,
  { prices, today, isTaxInvoice }: { prices: readonly PriceOfList[]; today: CalendarDay; isTaxInvoice: boolean },
): PriceChange | null {
  const former = ofToday(line, sellable, line.price_paisa);
  const present = usualPrice(sellable, prices, {
    day: today,
    quantity: keptCount(line).paid,
    conversion: keptConversion(line),
  });
  // Of who charges no VAT no line bears any, whatever the goods do.
  const taxed = isTaxInvoice ? sellable.taxRateHundredths : line.tax_rate_hundredths;
  if (former === present && line.tax_rate_hundredths === taxed) return null;
  return {
    lineId: line.id,
    particulars: line.particulars,
    particularsNp: line.particulars_np,
    quotedRate: rupeesOf(rate),
    formerPrice: rupeesOf(former),
    presentPrice: rupeesOf(present),
    quotedTaxRate: line.tax_rate_hundredths / 100,
    presentTaxRate: taxed / 100,
  };
}
