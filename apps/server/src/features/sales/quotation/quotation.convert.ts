import type { Answer, Input } from '@bahi/contract/endpoint';
import type { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failStale } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { readKeptUnits } from '../../stock/goods-lines/goods-lines.kept-units.ts';
import { createOfModel } from '../invoice/invoice.commands.ts';
import type { InvoiceForm } from '../invoice/invoice.sources.ts';
import { noteAnswer } from './quotation.answer.ts';
import { lineFormOf, storedCountOf } from './quotation.form.ts';
import { lockQuotation, refuseExpired } from './quotation.lock.ts';
import { type PriceChange, type QuotedLine, readQuotedLines } from './quotation.prices.ts';
import { readLines } from './quotation.queries.ts';
import type { QuotationLineRecord, QuotationRecord } from './quotation.rows.ts';

type Contract = typeof quotationContract;

/**
 * Makes an invoice draft of the lines that are asked for, or of all that are left, at the rates and discounts that were
 * quoted. Each line is turned once. A customer who takes what holds has accepted it. Says what costs otherwise today.
 */
export async function convertQuotation(
  context: Context,
  { params, body }: Input<Contract['convert']>,
): Promise<Answer<Contract['convert']>> {
  if (!context.can('quotation.read')) fail('common.forbidden', { status: 403 });
  const row = await lockQuotation(context, params.id);
  if (row.state === 'DRAFT') fail('quotation.notPublished', { status: 409 });
  if (row.state === 'REJECTED') fail('quotation.rejectedBefore', { status: 409 });
  if (row.state === 'CONVERTED') fail('quotation.convertedBefore', { status: 409 });
  refuseExpired(context, row);
  const lines = await readLines(context, row.id);
  const chosen = chosenOf(context, lines, body.lineIds);
  if (body.version !== undefined && body.version !== row.version) return failStale();
  const quoted = await readQuotedLines(context, row, chosen);
  refuseRetired(context, quoted);
  const hasShipping = await isShippingLeft(context, row.id);
  const isWhole = chosen.length === lines.length;
  const creditDays = await creditDaysOf(context, row.customer_id);
  const form = invoiceFormOf(context, row, { quoted, hasShipping, isWhole, creditDays });
  // In the units as they were quoted: where one counts otherwise by now, the draft is refused at it when it is issued.
  const keptUnits = await readKeptUnits(context, quoted.map(storedCountOf));
  const invoice = await createOfModel(context, form, { keptUnits });
  if (row.state === 'PUBLISHED') await noteAnswer(context, row, { state: 'ACCEPTED', remarks: null });
  const made = { business_id: context.businessId, quotation_id: row.id, invoice_id: invoice.id };
  const conversions = chosen.map(({ id }) => ({ ...made, quotation_line_id: id, has_shipping: hasShipping }));
  await insertRows(context.db, 'quotation_conversion', conversions);
  context.say('quotation.converted', { number: row.number ?? '' });
  return { invoiceId: invoice.id, changes: changesOf(quoted) };
}

export function changesOf(quoted: readonly QuotedLine[]): PriceChange[] {
  return quoted.flatMap(({ change }) => change ?? []);
}

/** The lines that are asked for; none of them may stand on a bill already. */
function chosenOf(
  context: Pick<Context, 'language'>,
  lines: readonly QuotationLineRecord[],
  asked: readonly number[] | undefined,
): QuotationLineRecord[] {
  if (asked === undefined) return lines.filter(({ invoice_id }) => invoice_id === null);
  if (asked.some((id) => lines.every((line) => line.id !== id))) fail('quotation.lineUnknown', { field: 'lineIds' });
  const chosen = lines.filter(({ id }) => asked.includes(id));
  const invoiced = chosen.filter(({ invoice_id }) => invoice_id !== null);
  if (invoiced.length > 0)
    fail('quotation.lineInvoiced', { status: 409, parameters: { items: namesOf(context, invoiced) } });
  return chosen;
}

function refuseRetired(context: Pick<Context, 'language'>, quoted: readonly QuotedLine[]): void {
  const retired = quoted.filter(({ sellable }) => !sellable.isActive).map(({ line }) => line);
  if (retired.length > 0) fail('quotation.notSold', { status: 409, parameters: { items: namesOf(context, retired) } });
}

function namesOf({ language }: Pick<Context, 'language'>, lines: readonly QuotationLineRecord[]): string {
  const names = lines.map((line) => (language === 'ne' ? (line.particulars_np ?? line.particulars) : line.particulars));
  return names.join(' · ');
}

/** Whether no bill that was made of it bears its shipping. */
async function isShippingLeft({ db, businessId }: Context, quotationId: number): Promise<boolean> {
  const [charged] = await db.query(
    'select id from quotation_conversion where business_id = $1 and quotation_id = $2 and has_shipping limit 1',
    [businessId, quotationId],
  );
  return charged === undefined;
}

/** For how many days the customer may owe what is invoiced today. */
async function creditDaysOf({ db, businessId }: Context, customerId: number): Promise<number> {
  const [row] = await db.query<{ credit_days: number | null }>(
    'select credit_days from customer where business_id = $1 and id = $2',
    [businessId, customerId],
  );
  return row?.credit_days ?? 0;
}

type Turned = { quoted: readonly QuotedLine[]; hasShipping: boolean; isWhole: boolean; creditDays: number };

/** The invoice's own form, of today. An amount that is off the whole goes with its lines, each with its share. */
function invoiceFormOf(
  context: Context,
  row: QuotationRecord,
  { quoted, hasShipping, isWhole, creditDays }: Turned,
): InvoiceForm {
  const today = formatAdDate(context.today);
  const share = quoted.reduce((sum, { line }) => sum + line.document_discount_paisa, 0);
  const isAmount = row.discount_type === '2';
  return {
    state: 'DRAFT',
    version: undefined,
    outletId: row.outlet_id,
    customerId: row.customer_id,
    issuedDateAD: today,
    issuedDateBS: null,
    dueDateAD: formatAdDate(addDays(context.today, creditDays)),
    dueDateBS: null,
    paymentMode: 'CREDIT',
    payments: [],
    moneyAccountId: null,
    tenderedAmount: null,
    creditReason: null,
    // Offers are made at home.
    destination: 'LOCAL',
    declarationNumber: null,
    declarationDateAD: null,
    declarationDateBS: null,
    countryId: null,
    discountType: row.discount_type,
    discount: rupeesOf(isAmount && !isWhole ? share : row.discount_value),
    shippingCharge: hasShipping ? rupeesOf(row.shipping_paisa) : 0,
    remarks: row.remarks,
    expectedTotal: null,
    lines: quoted.map(lineFormOf),
  };
}
