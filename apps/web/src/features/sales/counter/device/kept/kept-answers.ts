import type { Answer, Endpoint } from '@bahi/contract/endpoint';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { z } from '@bahi/contract/zod';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { bsFromDay, formatBsDate } from '@bahi/domain/calendar/bs-calendar';
import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { toLatin } from '@bahi/domain/numbers/digits';
import { calendarWith } from '../../../../../platform/calendar.ts';

/** What the server answered, as it is kept here. */
export const keptAnswers = z.object({
  items: itemContract.priceList.answer.shape.rows.default([]),
  services: serviceContract.priceList.answer.shape.rows.default([]),
  prices: priceListContract.pricesForInvoice.answer.default([]),
  customers: customerContract.listForInvoice.answer.shape.rows.default([]),
});
export type KeptAnswers = z.output<typeof keptAnswers>;

type Sent = { query?: unknown; body?: unknown };
type Init = Answer<typeof sessionContract.init>;

/** The calls that the counter's screen makes, whose answers stand in for the line. */
const standing: readonly Endpoint['call'][] = [
  sessionContract.init.call,
  sessionContract.menu.call,
  moneyAccountContract.choices.call,
  itemContract.priceList.call,
  serviceContract.priceList.call,
  priceListContract.pricesForInvoice.call,
  customerContract.listForInvoice.call,
];

/** Those that are kept as each user was answered them. */
export const keptForUser: readonly Endpoint['call'][] = [
  sessionContract.init.call,
  sessionContract.menu.call,
  moneyAccountContract.choices.call,
];

export function standsIn({ call }: Pick<Endpoint, 'call'>): boolean {
  return standing.includes(call);
}

const asked = z.looseObject({
  search: z.string().optional(),
  pageSize: z.coerce.number().optional(),
  pageNumber: z.coerce.number().optional(),
});
const askedPrices = z.looseObject({ itemLedgerDetailIds: z.array(z.coerce.number()) });

/** What a list call is answered from what is kept; undefined where it is another call. */
export function keptAnswerOf(call: Endpoint['call'], sent: Sent, kept: KeptAnswers): unknown {
  if (call === itemContract.priceList.call) return pageOf(kept.items, sent, textOfItem);
  if (call === serviceContract.priceList.call) return pageOf(kept.services, sent, textOfService);
  if (call === customerContract.listForInvoice.call) return pageOf(kept.customers, sent, textOfCustomer);
  if (call !== priceListContract.pricesForInvoice.call) return undefined;
  const ids = new Set(askedPrices.parse(sent.body).itemLedgerDetailIds);
  return kept.prices.filter(({ itemLedgerDetailId }) => ids.has(itemLedgerDetailId));
}

/** Each word of a search is in it, in either digits. */
function pageOf<Row>(rows: readonly Row[], { query }: Sent, textOf: (row: Row) => string) {
  const { search = '', pageSize = rows.length, pageNumber = 0 } = asked.parse(query ?? {});
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = rows.filter((row) => {
    const text = plain(textOf(row));
    return words.every((word) => text.includes(word));
  });
  return { rows: found.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize), recordsTotal: found.length };
}

function plain(text: string): string {
  return toLatin(text).toLowerCase().normalize('NFC');
}

function textOfItem(row: KeptAnswers['items'][number]): string {
  const { itemName, itemNameLocLang, attributeValue, attributeValueLocLang, itemCode, sku, barcode } = row;
  return [itemName, itemNameLocLang, attributeValue, attributeValueLocLang, itemCode, sku, barcode].join(' ');
}

function textOfService({ name, nameNp, code }: KeptAnswers['services'][number]): string {
  return [name, nameNp, code].join(' ');
}

function textOfCustomer({ name, nameNp, phoneNumber, vatPanNo }: KeptAnswers['customers'][number]): string {
  return [name, nameNp, phoneNumber, vatPanNo].join(' ');
}

/** What was said of the user, on the day that it is by the clock of this device. */
export function initOnDay(init: Init, now: number): Init {
  const day = todayInKathmandu(now);
  const calendar = calendarWith(init.calendarYears, init.lastOfficialBsYear);
  return {
    ...init,
    todayAD: formatAdDate(day),
    todayBS: formatBsDate(bsFromDay(day, calendar)),
    fiscalYear: fiscalYearOf(day, calendar).label,
  };
}
