import type { Answer, Input } from '@bahi/contract/endpoint';
import type { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import type { BsCalendar } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { inMannerOf, type ListPrice, type PriceAudience, priceLess } from '@bahi/domain/goods/list-price';
import { asPaisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { numberFromQuantity, parseQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, dayAsked, storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { isAboveMrp, type PricedGoods, pricedGoods, readVariantGoods } from './price-list.goods.ts';

type Contract = typeof priceListContract;
type ListPriceAnswer = Answer<Contract['pricesForInvoice']>[number]['listPrices'][number];

/** A price that a list has for a variant; `chooseListPrice` chooses among those of one. */
export type PriceOfList = ListPrice & { variantId: number; name: string; nameNp: string | null };

/** Whose bill it is, on which day, and what may stand on it. */
type Asked = { customerId: number | null; day: CalendarDay; variantIds: readonly number[] };

type HeldList = {
  id: number;
  name: string;
  name_np: string | null;
  audience: PriceAudience;
  from_day: string | null;
  till_day: string | null;
  discount_hundredths: number | null;
};

type Row = PricedGoods & {
  price_list_id: number;
  item_variant_id: number;
  from_quantity: string;
  /** Null where it is so much off the selling price. */
  price_paisa: number | null;
  written_vat_included: boolean | null;
};

/**
 * Every price that lists have for the variants on the day, of lists that are in use and are for the customer, for the
 * group they are in while that is in use, or for everybody. What is off the selling price holds from one unit on where
 * the list has no price from there. What would be above the printed price by now is left out.
 */
export async function readListPrices(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  asked: Asked,
): Promise<PriceOfList[]> {
  if (asked.variantIds.length === 0) return [];
  const held = await readHeldLists({ db, businessId }, asked);
  if (held.size === 0) return [];
  const listIds = [...held.keys()];
  const off = listIds.filter((id) => held.get(id)?.discount_hundredths !== null);
  const rows = await db.query<Row>(
    `with priced as (
       select line.price_list_id, line.item_variant_id, line.from_quantity, line.price_paisa, line.vat_included
       from price_list_line line
       where line.business_id = $1 and line.price_list_id = any($3) and line.item_variant_id = any($5)
       union all
       select list.id, asked.item_variant_id, 1, null, null
       from unnest($4::bigint[]) as list (id) cross join unnest($5::bigint[]) as asked (item_variant_id)
       where not exists (select from price_list_line line
         where line.business_id = $1 and line.price_list_id = list.id
           and line.item_variant_id = asked.item_variant_id and line.from_quantity = 1)
     )
     select priced.price_list_id, priced.item_variant_id, priced.from_quantity, priced.price_paisa,
       priced.vat_included as written_vat_included, ${pricedGoods}
     from priced
     join item_variant variant on variant.business_id = $1 and variant.id = priced.item_variant_id
     join item on item.business_id = $1 and item.id = variant.item_id`,
    [businessId, formatAdDate(asked.day), listIds, off, asked.variantIds],
  );
  return rows.flatMap((row) => {
    const list = held.get(row.price_list_id);
    const price = list === undefined ? null : priceOf(row, list);
    return price === null || isAboveMrp(row, price.price) ? [] : [price];
  });
}

/**
 * The lists that hold, by their ids. Read before their prices: of lists that ended there are many in the course of years,
 * and of lists for one customer as many as customers, so that who plans both at once would walk all prices for a few.
 */
async function readHeldLists(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { customerId, day }: Asked,
): Promise<ReadonlyMap<number, HeldList>> {
  const lists = await db.query<HeldList>(
    `with begun as not materialized (
       select id, name, name_np, audience, from_day, till_day, discount_hundredths from price_list
       where business_id = $1 and is_active and (from_day is null or from_day <= $2::date)
     )
     select begun.* from begun where audience = 'EVERYBODY' and till_day is null
     union all
     select begun.* from begun where audience = 'EVERYBODY' and till_day >= $2::date
     union all
     select begun.* from price_list_customer one join begun on begun.id = one.price_list_id
     where one.business_id = $1 and one.customer_id = $3
       and audience = 'CUSTOMERS' and (till_day is null or till_day >= $2::date)
     union all
     select begun.* from customer
     join customer_group on customer_group.business_id = $1 and customer_group.id = customer.customer_group_id
     join price_list_group one on one.business_id = $1 and one.customer_group_id = customer_group.id
     join begun on begun.id = one.price_list_id
     where customer.business_id = $1 and customer.id = $3 and customer_group.is_active
       and audience = 'GROUPS' and (till_day is null or till_day >= $2::date)`,
    [businessId, formatAdDate(day), customerId],
  );
  return new Map(lists.map((list) => [list.id, list]));
}

/** The same for whoever writes a bill, with what each variant costs without a list. */
export async function pricesForInvoice(
  context: Context,
  { body }: Input<Contract['pricesForInvoice']>,
): Promise<Answer<Contract['pricesForInvoice']>> {
  const { customerId, dayAD, itemLedgerDetailIds } = body;
  const variantIds = [...new Set(itemLedgerDetailIds)];
  const [customers, goods, prices] = await Promise.all([
    context.db.query('select id from customer where business_id = $1 and id = $2', [context.businessId, customerId]),
    readVariantGoods(context, variantIds),
    readListPrices(context, { customerId, day: dayAsked(context, dayAD), variantIds }),
  ]);
  if (customerId !== null && customers.length === 0) failNotFound();
  const byVariant = Map.groupBy(prices, ({ variantId }) => variantId);
  return [...goods.values()].map((one) => ({
    itemLedgerDetailId: one.id,
    sellingPrice: rupeesOf(one.selling_price_paisa),
    listPrices: (byVariant.get(one.id) ?? []).map((price) => answerOf(price, context.calendar)),
  }));
}

function answerOf(price: PriceOfList, calendar: BsCalendar): ListPriceAnswer {
  const from = price.fromDay === null ? null : bothDates(price.fromDay, calendar);
  const till = price.tillDay === null ? null : bothDates(price.tillDay, calendar);
  return {
    priceListId: price.priceListId,
    name: price.name,
    nameNp: price.nameNp,
    audience: price.audience,
    fromDateAD: from?.ad ?? null,
    tillDateAD: till?.ad ?? null,
    tillDateBS: till?.bs ?? null,
    fromQuantity: numberFromQuantity(price.fromQuantity),
    price: rupeesFromPaisa(price.price),
  };
}

function priceOf(row: Row, list: HeldList): PriceOfList {
  const manner = { vatIncluded: row.vat_included };
  return {
    variantId: row.item_variant_id,
    priceListId: list.id,
    name: list.name,
    nameNp: list.name_np,
    audience: list.audience,
    fromDay: list.from_day === null ? null : storedDay(list.from_day),
    tillDay: list.till_day === null ? null : storedDay(list.till_day),
    fromQuantity: parseQuantity(row.from_quantity) ?? zeroQuantity,
    price:
      row.price_paisa === null || row.written_vat_included === null
        ? priceLess(asPaisa(row.selling_price_paisa), list.discount_hundredths ?? 0)
        : inMannerOf(manner, { vatIncluded: row.written_vat_included, price: asPaisa(row.price_paisa) }, row.vat_rate),
  };
}
