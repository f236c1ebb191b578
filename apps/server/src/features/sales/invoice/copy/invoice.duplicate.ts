import type { Answer, Input } from '@bahi/contract/endpoint';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { addDays, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { inMannerOf } from '@bahi/domain/goods/list-price';
import { paisaOf, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../../platform/core/context.ts';
import { storedDay } from '../../../../platform/core/days.ts';
import { readKeptUnits } from '../../../stock/goods-lines/goods-lines.kept-units.ts';
import { readServices, readVariants } from '../../../stock/goods-lines/goods-lines.sellables.ts';
import { tellWaiting } from '../../approval/approval.tell.ts';
import { prepareInvoice } from '../invoice.prepare.ts';
import { getInvoice } from '../invoice.queries.ts';
import { invoiceApproval } from '../invoice.rows.ts';
import { type InvoiceForm, retired } from '../invoice.sources.ts';
import { insertHead, writeRows } from '../invoice.write.ts';

type Contract = typeof invoiceContract;
type Invoice = Answer<Contract['get']>;

/**
 * A new draft of today with the customer, the lines and the rates of another invoice, to be paid within as many days. A
 * rate keeps what it came to where the price of its goods has come to include VAT since. What is retired meanwhile, and
 * a unit that is gone or counts otherwise, stands on it, so that nothing is left out or changed unseen: it is refused when
 * the draft is saved or issued.
 */
export async function duplicateInvoice(
  context: Context,
  { params }: Input<Contract['duplicate']>,
): Promise<Answer<Contract['duplicate']>> {
  const invoice = await getInvoice(context, { params });
  const form = await formOfToday(context, invoice);
  const keptUnits = await readKeptUnits(context, invoice.lines);
  const prepared = await prepareInvoice(context, form, { forgiven: retired, keptUnits });
  const id = await insertHead(context, prepared);
  await writeRows(context, prepared, { id, isDraftAnew: false, receiptId: null });
  context.say('invoice.copied');
  return tellWaiting(context, invoiceApproval, 'INVOICE', await getInvoice(context, { params: { id } }));
}

/**
 * What a form of today says of an invoice: a draft with the same content, to be paid within as many days. Each line says
 * how much it is shown to be, so that one whose unit counts otherwise by now is refused and not issued unseen.
 */
export async function formOfToday(context: Context, invoice: Invoice): Promise<InvoiceForm> {
  const { today } = context;
  const within = daysBetween(storedDay(invoice.issuedDateAD), storedDay(invoice.dueDateAD));
  return {
    state: 'DRAFT',
    version: undefined,
    outletId: invoice.outletId,
    customerId: invoice.customerId,
    issuedDateAD: formatAdDate(today),
    issuedDateBS: null,
    dueDateAD: formatAdDate(addDays(today, within)),
    dueDateBS: null,
    // In which parts the other one was paid, nobody knows of this one.
    paymentMode: invoice.paymentMode === 'MIXED' ? 'CREDIT' : invoice.paymentMode,
    payments: [],
    moneyAccountId: null,
    tenderedAmount: null,
    creditReason: null,
    destination: invoice.destination,
    // What the customs declared is of the goods that left with the other one.
    declarationNumber: null,
    declarationDateAD: null,
    declarationDateBS: null,
    countryId: invoice.countryId,
    discountType: invoice.discountType,
    discount: invoice.discount,
    shippingCharge: invoice.shippingCharge,
    remarks: invoice.remarks,
    expectedTotal: null,
    lines: await linesOf(context, invoice),
  };
}

/** The lines as a form says them. */
async function linesOf(context: Context, { lines, destination }: Invoice): Promise<InvoiceForm['lines']> {
  const [variants, services] = await Promise.all([
    readVariants(
      context,
      lines.flatMap(({ itemLedgerDetailId }) => itemLedgerDetailId ?? []),
      context.today,
    ),
    readServices(
      context,
      lines.flatMap(({ serviceId }) => serviceId ?? []),
      context.today,
    ),
  ]);
  return lines.map((line) => {
    const { inventoryType, itemLedgerDetailId, serviceId, quantity, discountType, remarks } = line;
    const sold = variants.get(itemLedgerDetailId ?? 0) ?? services.get(serviceId ?? 0);
    const ofToday = (rupees: number): number =>
      sold === undefined || destination === 'EXPORT'
        ? rupees
        : rupeesFromPaisa(
            inMannerOf(sold, { vatIncluded: line.vatIncluded, price: paisaOf(rupees) }, sold.taxRateHundredths),
          );
    return {
      inventoryType,
      itemLedgerDetailId,
      serviceId,
      quantity,
      rate: ofToday(line.rate),
      discountType,
      discount: discountType === '2' ? ofToday(line.discount) : line.discount,
      unitId: line.writtenIn?.id ?? null,
      freeQuantity: line.freeQuantity,
      countedQuantity: line.countedQuantity,
      remarks,
    };
  });
}
