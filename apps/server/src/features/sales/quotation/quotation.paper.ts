import { storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { paperDate } from '../../../platform/paper/paper-date.ts';
import { goodsPaperOf } from '../../stock/goods-lines/goods-lines.paper.ts';
import type { PaperReader } from '../../../platform/paper/paper-frame.ts';
import { paperSellerOf, readPaperLook } from '../../platform/business/paper-look.ts';
import { printedLink } from '../paper-link/paper-link.ts';
import type { QuotationPaper } from './paper/quotation-data.ts';
import { readLines } from './quotation.queries.ts';
import type { OfOutlet, QuotationRecord } from './quotation.rows.ts';

type PaperRow = QuotationRecord & OfOutlet & { outlet_count: number; link: string | null };

/** A published quotation as it is put on paper; a draft has none. */
export async function readQuotationPaper(reader: PaperReader, quotationId: number): Promise<QuotationPaper> {
  const { db, businessId, calendar } = reader;
  const [rows, lines, look] = await Promise.all([
    db.query<PaperRow>(
      `select quotation.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
         (select count(*)::int from outlet where business_id = $1) as outlet_count,
         (select link.public_id || '/' || link.code from paper_link link
          where link.business_id = $1 and link.quotation_id = quotation.id and link.is_open) as link
       from quotation
       join outlet on outlet.business_id = quotation.business_id and outlet.id = quotation.outlet_id
       where quotation.business_id = $1 and quotation.id = $2`,
      [businessId, quotationId],
    ),
    readLines(reader, quotationId),
    readPaperLook(reader),
  ]);
  const row = rows[0] ?? failNotFound();
  if (row.state === 'DRAFT') return fail('quotation.draftNotPrinted', { status: 409 });
  const { seller } = row;
  return {
    ...goodsPaperOf(row, lines),
    registerType: seller.registerType,
    seller: paperSellerOf(seller, look),
    customer: {
      name: { en: row.customer_name, ne: row.customer_name_np },
      address: { en: row.customer_address, ne: row.customer_address_np },
      pan: row.customer_pan,
    },
    number: row.number ?? '',
    quoted: paperDate(calendar, storedDay(row.dated_on), row.dated_on_bs),
    until: paperDate(calendar, storedDay(row.due_on), row.due_on_bs),
    link: printedLink(reader.publicUrl, row.link),
    outletName: row.outlet_count > 1 ? { en: row.outlet_name, ne: row.outlet_name_np } : null,
    terms: row.terms,
    enteredBy: row.created_by_name,
  };
}
