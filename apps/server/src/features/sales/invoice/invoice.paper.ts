import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { paperDate, withdrawalOf } from '../../../platform/paper/paper-date.ts';
import type { PaperReader } from '../../../platform/paper/paper-frame.ts';
import { printedLink } from '../paper-link/paper-link.ts';
import type { CopyNumber, InvoicePaper } from './paper/invoice-data.ts';
import { goodsPaperOf } from '../../stock/goods-lines/goods-lines.paper.ts';
import { type InvoiceLineRecord, invoiceLines, type InvoiceRecord } from './invoice.rows.ts';

type Print = { copyNumber: CopyNumber; printedBy: string };
type PaperRow = InvoiceRecord & {
  outlet_name: string;
  outlet_name_np: string | null;
  outlet_count: number;
  link: string | null;
  logo: Buffer | null;
  receipt_number: string | null;
  /** Null where it was paid at once. */
  previous_paisa: number | null;
};

/**
 * A bill as it is put on paper; `printedBy` is who asks for it now. What is sent says nothing of what the customer owed
 * before: whoever has its link sees the bill alone.
 */
export async function readInvoicePaper(reader: PaperReader, invoiceId: number, print: Print): Promise<InvoicePaper> {
  const { db, businessId } = reader;
  const [rows, lines] = await Promise.all([
    db.query<PaperRow>(
      `select invoice.*, document.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
         (select count(*)::int from outlet where business_id = $1) as outlet_count,
         (select link.public_id || '/' || link.code from paper_link link
          where link.business_id = $1 and link.document_id = document.id and link.is_open) as link,
         (select number from settlement where business_id = $1 and id = invoice.receipt_id and deleted_at is null)
           as receipt_number,
         case when invoice.payment_mode = 'CREDIT' then
           (select coalesce(sum(debit_paisa - credit_paisa), 0)::bigint from journal_line
            where business_id = $1 and customer_id = document.customer_id and outlet_id = document.outlet_id
              and account_code in ('RECEIVABLE', 'CUSTOMER_ADVANCES') and entry_id < document.entry_id)
         end as previous_paisa,
         (select content from stored_file_content where business_id = $1 and file_id = business.logo_file_id) as logo
       from document
       join invoice on invoice.business_id = document.business_id and invoice.id = document.id
       join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
       join business on business.id = document.business_id
       where document.business_id = $1 and document.id = $2`,
      [businessId, invoiceId],
    ),
    db.query<InvoiceLineRecord>(invoiceLines, [businessId, invoiceId]),
  ]);
  const row = rows[0] ?? failNotFound();
  return paperOf(reader, row, lines, print);
}

function paperOf(reader: PaperReader, row: PaperRow, lines: readonly InvoiceLineRecord[], print: Print): InvoicePaper {
  const { seller } = row;
  const today = bothDates(todayInKathmandu(reader.now), reader.calendar);
  return {
    ...goodsPaperOf(row, lines),
    registerType: seller.registerType,
    copyNumber: print.copyNumber,
    cancellation: withdrawalOf(reader.calendar, {
      at: row.cancelled_at,
      reason: row.cancel_reason,
      by: row.cancelled_by_name,
    }),
    seller: {
      name: { en: seller.name, ne: seller.nameNp },
      address: { en: seller.address, ne: seller.addressNp },
      pan: seller.pan,
      phone: seller.phone,
      logoPng: row.logo,
    },
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
            tendered: row.tendered_paisa === null ? null : asPaisa(row.tendered_paisa),
          },
    // Of what is cancelled nothing is owed.
    abroad: abroadOf(reader, row),
    previousBalance:
      row.previous_paisa === null || row.cancelled_at !== null || print.copyNumber === 'SENT'
        ? null
        : asPaisa(row.previous_paisa),
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
