import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { isAbbreviated } from '@bahi/domain/goods/abbreviated-invoice';
import { asPaisa } from '@bahi/domain/numbers/money';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { paperDate, withdrawalOf } from '../../../platform/paper/paper-date.ts';
import type { PaperLook } from '@bahi/contract/paper/paper-data';
import type { PaperReader } from '../../../platform/paper/paper-frame.ts';
import { printedLink } from '../paper-link/paper-link.ts';
import { paperSellerOf, readPaperLook } from '../../platform/business/paper-look.ts';
import type { CopyNumber, InvoicePaper } from '@bahi/contract/paper/invoice-data';
import { receiptPayments, type ReceiptPayments } from './cash/receipt-payments.ts';
import { goodsPaperOf } from '../../stock/goods-lines/goods-lines.paper.ts';
import { type InvoiceLineRecord, invoiceLines, type InvoiceRecord } from './invoice.rows.ts';

type Print = { copyNumber: CopyNumber; printedBy: string };
type PaperRow = InvoiceRecord &
  ReceiptPayments & {
    outlet_name: string;
    outlet_name_np: string | null;
    outlet_count: number;
    link: string | null;
    receipt_number: string | null;
    /** What the customer owed and had paid in advance; nothing where the bill was paid at once. */
    previous_paisa: number;
    advance_paisa: number;
  };

/**
 * A bill as it is put on paper; `printedBy` is who asks for it now. What is sent says nothing of what the customer owed
 * before: whoever has its link sees the bill alone.
 */
export async function readInvoicePaper(reader: PaperReader, invoiceId: number, print: Print): Promise<InvoicePaper> {
  const { db, businessId } = reader;
  const [rows, lines, look] = await Promise.all([
    db.query<PaperRow>(
      `select invoice.*, document.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
         (select count(*)::int from outlet where business_id = $1) as outlet_count,
         (select link.public_id || '/' || link.code from paper_link link
          where link.business_id = $1 and link.document_id = document.id and link.is_open) as link,
         (select number from settlement where business_id = $1 and id = invoice.receipt_id and deleted_at is null)
           as receipt_number,
         ${receiptPayments},
         before.previous_paisa, before.advance_paisa
       from document
       join invoice on invoice.business_id = document.business_id and invoice.id = document.id
       join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
       cross join lateral (
         select coalesce(sum(debit_paisa - credit_paisa) filter (where account_code = 'RECEIVABLE'), 0)::bigint as previous_paisa,
           coalesce(sum(credit_paisa - debit_paisa) filter (where account_code = 'CUSTOMER_ADVANCES'), 0)::bigint as advance_paisa
         from journal_line
         where journal_line.business_id = $1 and invoice.payment_mode = 'CREDIT'
           and journal_line.customer_id = document.customer_id and journal_line.outlet_id = document.outlet_id
           and account_code in ('RECEIVABLE', 'CUSTOMER_ADVANCES') and journal_line.entry_id < document.entry_id) before
       where document.business_id = $1 and document.id = $2`,
      [businessId, invoiceId],
    ),
    db.query<InvoiceLineRecord>(invoiceLines, [businessId, invoiceId]),
    readPaperLook(reader),
  ]);
  const row = rows[0] ?? failNotFound();
  return paperOf(reader, row, lines, { ...print, look });
}

function paperOf(
  reader: PaperReader,
  row: PaperRow,
  lines: readonly InvoiceLineRecord[],
  { look, ...print }: Print & { look: PaperLook },
): InvoicePaper {
  const { seller } = row;
  const today = bothDates(todayInKathmandu(reader.now), reader.calendar);
  return {
    ...goodsPaperOf(row, lines),
    registerType: seller.registerType,
    isAbbreviable: isAbbreviated({
      isPermitted: seller.issuesAbbreviated === true,
      taxable: asPaisa(row.taxable_paisa),
      shipping: asPaisa(row.shipping_paisa),
      buyerPan: row.customer_pan,
      isExport: row.destination === 'EXPORT',
    }),
    copyNumber: print.copyNumber,
    cancellation: withdrawalOf(reader.calendar, {
      at: row.cancelled_at,
      reason: row.cancel_reason,
      by: row.cancelled_by_name,
    }),
    seller: paperSellerOf(seller, look),
    buyer: {
      name: { en: row.customer_name, ne: row.customer_name_np },
      address: { en: row.customer_address, ne: row.customer_address_np },
      pan: row.customer_pan,
    },
    number: row.number ?? '',
    fiscalYear: row.fiscal_year ?? '',
    issued: paperDate(reader.calendar, storedDay(row.dated_on), row.dated_on_bs),
    due: paperDate(reader.calendar, storedDay(row.due_on), row.due_on_bs),
    paymentMode: row.payment_mode,
    receipt:
      row.receipt_number === null
        ? null
        : {
            number: row.receipt_number,
            payments: (row.receipt_payments ?? []).map(({ mode, paisa }) => ({ mode, amount: asPaisa(paisa) })),
            tendered: row.tendered_paisa === null ? null : asPaisa(row.tendered_paisa),
          },
    abroad: abroadOf(reader, row),
    // Of what is cancelled nothing is owed.
    before:
      row.payment_mode !== 'CREDIT' || row.cancelled_at !== null || print.copyNumber === 'SENT'
        ? null
        : { owed: asPaisa(row.previous_paisa), deposit: asPaisa(row.advance_paisa) },
    link: printedLink(reader.publicUrl, row.link),
    outletName: row.outlet_count > 1 ? { en: row.outlet_name, ne: row.outlet_name_np } : null,
    terms: row.terms,
    enteredBy: row.created_by_name,
    printedBy: print.printedBy,
    printedAt: `${today.bs} ${timeInKathmandu(reader.now)}`,
  };
}

function abroadOf({ calendar }: PaperReader, row: PaperRow): InvoicePaper['abroad'] {
  if (row.country_name === null) return null;
  const { declaration_number: number, declared_on: day, declared_on_bs: dayBs } = row;
  return {
    country: { en: row.country_name, ne: row.country_name_np },
    declaration:
      number === null || day === null || dayBs === null
        ? null
        : { number, date: paperDate(calendar, storedDay(day), dayBs) },
  };
}
