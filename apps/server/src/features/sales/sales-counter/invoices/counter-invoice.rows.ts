import type { Answer } from '@bahi/contract/endpoint';
import type { counterInvoiceRow } from '@bahi/contract/sales/sales-counter/sales-counter-answer';
import type { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import type { z } from '@bahi/contract/zod';
import { asPaisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { readCounterText } from '@bahi/domain/counter/counter-text';
import type { Language } from '@bahi/domain/language';
import { rupeesOf } from '../../../../platform/core/rupees.ts';
import type { OfOutlet } from '../../../../platform/database/register-page.ts';
import type { Row } from '../../../../platform/database/table-types.ts';

export type CounterInvoiceDetail = Answer<(typeof salesCounterContract)['getInvoice']>;

/** An invoice of a counter with the names of its counter and outlet, and the number of what stands for it in the books. */
export type ToldInvoice = Row<'counter_invoice'> &
  OfOutlet & { counter_code: string; counter_name: string; document_number: string | null };

/** Joined beside each as `told`. */
export const toldOfInvoice = `join lateral (select counter.code as counter_code, counter.name as counter_name,
    (select document.number from document where document.business_id = counter_invoice.business_id
      and document.id = coalesce(counter_invoice.invoice_id, counter_invoice.settled_invoice_id)) as document_number
  from sales_counter counter where counter.business_id = counter_invoice.business_id
    and counter.id = counter_invoice.counter_id) told on true`;

export function invoiceRowOf(row: ToldInvoice, language: Language): z.output<typeof counterInvoiceRow> {
  return {
    id: row.id,
    counterId: row.counter_id,
    counterCode: row.counter_code,
    counterName: row.counter_name,
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    fiscalYear: row.fiscal_year,
    sequence: row.sequence,
    number: row.number,
    state: row.state,
    refusal: row.refusal,
    reason: language === 'ne' ? row.reason_np : row.reason,
    isLate: row.is_late,
    issuedAt: row.issued_at?.toISOString() ?? null,
    issuedDateAD: row.dated_on,
    issuedDateBS: row.dated_on_bs,
    issuedBy: row.issued_by_name,
    customerName: row.customer_name,
    customerNameNp: row.customer_name_np,
    grandTotal: row.total_paisa === null ? null : rupeesOf(row.total_paisa),
    receivedAt: row.received_at?.toISOString() ?? null,
    sentBy: row.received_by === row.issued_by ? null : row.received_by_name,
    invoiceId: row.invoice_id ?? row.settled_invoice_id,
    invoiceNumber: row.document_number,
    settledBy: row.settled_by_name,
    settledAt: row.settled_at?.toISOString() ?? null,
    settleReason: row.settle_reason,
    version: row.version,
  };
}

export function invoiceDetailOf(row: ToldInvoice, text: string | null, language: Language): CounterInvoiceDetail {
  const { worked_net_paisa: net, worked_vat_paisa: vat, worked_total_paisa: grandTotal } = row;
  const isWorked = net !== null && vat !== null && grandTotal !== null;
  return {
    ...invoiceRowOf(row, language),
    text,
    hash: row.hash,
    postedBy: row.posted_by_name,
    workedOut: isWorked ? { net: rupeesOf(net), vat: rupeesOf(vat), grandTotal: rupeesOf(grandTotal) } : null,
    printed: text === null ? null : printedOf(text),
  };
}

function printedOf(text: string): CounterInvoiceDetail['printed'] {
  const read = readCounterText(text);
  if (!read.ok) return null;
  const { lines, totals } = read.invoice.printed;
  const rupees = (paisa: number): number => rupeesFromPaisa(asPaisa(paisa));
  return {
    lines: lines.map((line) => ({
      ...line,
      rate: rupees(line.rate),
      discount: rupees(line.discount),
      net: rupees(line.net),
      vat: rupees(line.vat),
    })),
    net: rupees(totals.net),
    vat: rupees(totals.vat),
    grandTotal: rupees(totals.grandTotal),
  };
}
