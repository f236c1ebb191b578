import type { invoiceForm } from '@bahi/contract/sales/invoice/invoice-form';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { CounterPrinted } from '@bahi/domain/counter/counter-text';
import type { InvoiceTotal } from '@bahi/domain/invoice-total';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import type { TextKey } from '../../../platform/core/texts.ts';
import { readSeller, type Seller } from '../../platform/business/seller.ts';
import type { CounterPlace } from '../../books/ledger/document-number.ts';
import { type DocumentOutlet, readOutlet } from '../../books/ledger/document-outlet.ts';
import { type PriceOfList, readListPrices } from '../../catalogue/price-list/list-prices.ts';
import { type Country, readCountry } from '../../stock/goods-lines/goods-lines.customs.ts';
import { readSellables, type Sellable } from '../../stock/goods-lines/goods-lines.sellables.ts';
import { countSold, type Sold, type SoldUnit, variantsInUnits } from '../../stock/goods-lines/goods-lines.sold.ts';
import { readUnits } from '../../stock/goods-lines/goods-lines.units.ts';
import type { ApprovalColumns } from '../approval/approval.ts';
import type { CreditColumns } from '../credit-limit/credit-limit.ts';
import type { PaidAtIssue } from './cash/invoice.receipt.ts';
import { readTerms, type TermAsPrinted } from './invoice.terms.ts';

/** What a copy may still name: it is refused when the copy is issued or published. */
export const retired: readonly TextKey[] = [
  'invoice.customerInactive',
  'goodsLines.itemInactive',
  'goodsLines.serviceInactive',
];

export type InvoiceForm = z.output<typeof invoiceForm>;

/** The customer as the invoice keeps them. */
export type Buyer = {
  id: number;
  name: string;
  name_np: string | null;
  vat_pan_no: string | null;
  phone_number: string;
  address: string;
  address_np: string;
  is_active: boolean;
  is_cash_customer: boolean;
  credit_limit_paisa: number | null;
  credit_days: number | null;
};

export type InvoiceSources = {
  seller: Seller;
  outlet: DocumentOutlet;
  buyer: Buyer;
  /** Taxed as they are where they go: what leaves the country is zero-rated. */
  sellables: Sold[];
  /** Where an export goes. */
  country: Country | null;
  /** What price lists have for the customer on the day. */
  listPrices: PriceOfList[];
  /** Those in force: an invoice that is issued keeps them. */
  terms: TermAsPrinted[];
};

/** What a registered counter has issued already: the paper was handed over, with what stands on it. */
export type OfCounter = { place: CounterPlace; printed: CounterPrinted };

/** An invoice as it is about to be written. */
export type PreparedInvoice = {
  /** Where it was issued already; null where it is issued now. */
  counter: OfCounter | null;
  form: InvoiceForm;
  sources: InvoiceSources;
  total: InvoiceTotal;
  issuedOn: CalendarDay;
  dueOn: CalendarDay;
  /** What is paid of it when it is issued. */
  paid: PaidAtIssue;
  /** When the customs declared an export. */
  declaredOn: CalendarDay | null;
  approval: ApprovalColumns;
  credit: CreditColumns;
};

/** The batch that a line names; of what keeps none any more, none. */
export function chosenBatch(
  line: InvoiceForm['lines'][number] | undefined,
  sellable: Sellable | undefined,
): number | null {
  return sellable?.keepsBatches === true ? (line?.batchId ?? null) : null;
}

type Reader = Pick<Context, 'db' | 'businessId' | 'outletId'>;

/** What a copy may still have of what it is a copy of: what is `forgiven` is not told, and lines are counted as there. */
export type OfModel = { forgiven?: readonly TextKey[]; keptUnits?: readonly (SoldUnit | null)[] };

/**
 * Reads everything an invoice refers to, all at once. What is unknown, of another business or inactive is refused at its
 * field; all fields at once, so that the form shows every mark. What a copy may still have of its model is not told.
 */
export async function readSources(
  context: Reader,
  form: Pick<InvoiceForm, 'outletId' | 'customerId' | 'lines'> &
    Partial<Pick<InvoiceForm, 'destination' | 'countryId'>>,
  day: CalendarDay,
  { forgiven = [], keptUnits = [] }: OfModel = {},
): Promise<InvoiceSources> {
  const variantIds = [...new Set(form.lines.flatMap((line) => line.itemLedgerDetailId ?? []))];
  const isExport = form.destination === 'EXPORT';
  const [seller, outlet, buyer, { sellables, refused: refusedLines }, units, terms, listPrices, abroad] =
    await Promise.all([
      readSeller(context, context.outletId ?? form.outletId),
      readOutlet(context, form.outletId),
      readBuyer(context, form.customerId),
      readSellables(context, form.lines, day),
      readUnits(context, variantsInUnits(form.lines)),
      readTerms(context),
      readListPrices(context, { customerId: form.customerId, day, variantIds }),
      readCountry(context, isExport ? (form.countryId ?? null) : null),
    ]);
  const refused: RefusedField[] = [];
  if (buyer === null) refused.push({ field: 'customerId', key: 'invoice.customerUnknown' });
  else if (!buyer.is_active) refused.push({ field: 'customerId', key: 'invoice.customerInactive' });
  refused.push(...abroad.refused, ...refusedLines);
  // Where a line names nothing the others stand at other places: nothing is counted of them.
  const isWhole = sellables.length === form.lines.length;
  const { sold, refused: uncounted } = isWhole
    ? countSold(form.lines, sellables, { ofItems: units, kept: keptUnits })
    : { sold: [], refused: [] };
  refused.push(...uncounted);
  const told = refused.filter(({ key }) => !forgiven.includes(key));
  if (told.length > 0 || buyer === null) return fail('common.invalid', { fields: told });
  const taxed = isExport ? sold.map((goods) => ({ ...goods, ...zeroRated })) : sold;
  return { seller, outlet, buyer, sellables: taxed, country: abroad.country, listPrices, terms };
}

/** How goods and services are taxed that are sold abroad, whatever they are at home (VAT Act 2052, schedule 2). */
const zeroRated = { taxCode: 'ZERO_RATED', taxRateHundredths: 0, vatIncluded: false } as const;

/**
 * The names as they stand on the paper that was handed over, whatever customers and goods are called by now. What was given
 * along is given, though the business gives nothing any more.
 */
export function asHandedOver(sources: InvoiceSources, { printed }: OfCounter): InvoiceSources {
  const { seller, buyer, sellables } = sources;
  return {
    ...sources,
    seller: { ...seller, rules: { ...seller.rules, allowsFreeLines: true } },
    buyer: {
      ...buyer,
      name: printed.customerName,
      name_np: printed.customerNameNp,
      vat_pan_no: printed.customerPan,
      phone_number: printed.customerPhone ?? buyer.phone_number,
    },
    sellables: sellables.map((sold, position) => {
      const line = printed.lines[position];
      return line === undefined ? sold : { ...sold, name: line.name, nameNp: line.nameNp };
    }),
  };
}

async function readBuyer({ db, businessId }: Reader, customerId: number): Promise<Buyer | null> {
  const rows = await db.query<Buyer>(
    `select customer.id, customer.name, customer.name_np, vat_pan_no, phone_number, customer.is_active, is_cash_customer,
       customer.credit_limit_paisa, customer.credit_days,
       concat_ws(', ', nullif(customer.tole, ''), local_body.name || '-' || customer.ward_no, district.name) as address,
       concat_ws(', ', nullif(customer.tole, ''), 
         local_body.name_np || '-' || translate(customer.ward_no::text, '0123456789', '०१२३४५६७८९'), district.name_np) as address_np
     from customer
     join local_body on local_body.id = customer.local_body_id
     join district on district.id = customer.district_id
     where customer.business_id = $1 and customer.id = $2`,
    [businessId, customerId],
  );
  return rows[0] ?? null;
}
