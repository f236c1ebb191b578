import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

/** The names of those that a list is for, beside the word for it. */
const named = `(select string_agg(party.name, ' · ' order by party.name) from (
  select customer_group.name from price_list_group one
  join customer_group on customer_group.business_id = one.business_id and customer_group.id = one.customer_group_id
  where one.business_id = price_list.business_id and one.price_list_id = price_list.id
  union all
  select customer.name from price_list_customer one
  join customer on customer.business_id = one.business_id and customer.id = one.customer_id
  where one.business_id = price_list.business_id and one.price_list_id = price_list.id) party)`;

export const priceListSheet: Sheet = {
  name: t.priceLists,
  from: 'price_list where price_list.business_id = $1',
  order: 'price_list.name, price_list.id',
  columns: [
    ...nameColumns('price_list', t.name, t.nameNp),
    column(t.forWhom, 'word', 'price_list.audience'),
    column(t.audienceNames, 'text', named),
    column(t.from, 'day', 'price_list.from_day'),
    column(t.till, 'day', 'price_list.till_day'),
    column(priceListScreenMessages.texts.discountPercent, 'percent', 'price_list.discount_hundredths'),
    column(t.remarks, 'text', 'price_list.remarks'),
    column(t.isActive, 'flag', 'price_list.is_active'),
  ],
};

export const priceListPriceSheet: Sheet = {
  name: t.priceListPrices,
  from: `price_list_line line
    join price_list on price_list.business_id = line.business_id and price_list.id = line.price_list_id
    join item_variant variant on variant.business_id = line.business_id and variant.id = line.item_variant_id
    join item on item.business_id = variant.business_id and item.id = variant.item_id
    where line.business_id = $1`,
  order: 'price_list.name, price_list.id, item.name, variant.id, line.from_quantity',
  columns: [
    ...nameColumns('price_list', t.priceList, t.priceListNp),
    column(t.code, 'text', 'item.code'),
    ...nameColumns('item', t.item, t.itemNp),
    column(t.variant, 'text', 'variant.attribute_value'),
    column(t.fromQuantity, 'quantity', 'line.from_quantity'),
    column(t.listPrice, 'money', 'line.price_paisa'),
    column(t.vatIncluded, 'flag', 'line.vat_included'),
  ],
};
