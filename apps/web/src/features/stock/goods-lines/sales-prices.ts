import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { paisaOf } from '@bahi/domain/numbers/money';
import { asQuantity, oneUnitTenThousandths, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import { call, type Result } from '../../../platform/api-client.ts';
import type { GoodsKind } from './goods-kind.ts';
import type { NamedListPrice } from './line-price.ts';

/** What goods cost a customer on a day, by price lists and without: of all that is sold. */
export const salesPrices: NonNullable<GoodsKind<never, never>['pricesOf']> = async (ids, { partyId, dayAD }) => {
  const body = { customerId: partyId ?? '', dayAD, itemLedgerDetailIds: [...ids] };
  const goods = await call(priceListContract.pricesForInvoice, { body });
  return new Map(
    goods.map(({ itemLedgerDetailId, sellingPrice, listPrices }) => [
      itemLedgerDetailId,
      { sellingPrice, listPrices: listPrices.map(listPriceOf) },
    ]),
  );
};

type ListPriceAnswer = Result<typeof priceListContract.pricesForInvoice>[number]['listPrices'][number];

function listPriceOf({ fromDateAD, tillDateAD, fromQuantity, price, ...list }: ListPriceAnswer): NamedListPrice {
  return {
    ...list,
    fromDay: dayOf(fromDateAD),
    tillDay: dayOf(tillDateAD),
    fromQuantity: quantityFromNumber(fromQuantity) ?? asQuantity(oneUnitTenThousandths),
    price: paisaOf(price),
  };
}

function dayOf(text: string | null): CalendarDay | null {
  const day = parseAdDate(text ?? '');
  return isDateProblem(day) ? null : day;
}
