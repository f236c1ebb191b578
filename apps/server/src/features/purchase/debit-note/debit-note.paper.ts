import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { paperDate } from '../../../platform/paper/paper-date.ts';
import { paperSellerOf, readPaperLook } from '../../platform/business/paper-look.ts';
import type { SellerAsPrinted } from '../../platform/business/seller.ts';
import { notePaperOf } from '../../stock/goods-lines/notes/note-paper.ts';
import type { DebitNotePaper } from './paper/debit-note-view.ts';
import { readLines } from './debit-note.queries.ts';
import type { DebitNoteRecord, DebitNoteSides } from './debit-note.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'calendar'>;
type PaperRow = DebitNoteRecord &
  Pick<DebitNoteSides, 'purchase_dated_on' | 'purchase_dated_on_bs' | 'bill_number'> & {
    seller: SellerAsPrinted;
    outlet_count: number;
  };

/** An issued debit note as it is put on paper; a draft has none. */
export async function readDebitNotePaper(reader: Reader, id: number): Promise<DebitNotePaper> {
  const { db, businessId, calendar } = reader;
  const [rows, lines, look] = await Promise.all([
    db.query<PaperRow>(
      `select debit_note.*, document.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
         (select count(*)::int from outlet where business_id = $1) as outlet_count,
         bought.number as purchase_number, bought.dated_on as purchase_dated_on, bought.dated_on_bs as purchase_dated_on_bs,
         purchase.bill_number
       from document
       join debit_note on debit_note.business_id = document.business_id and debit_note.id = document.id
       join document bought on bought.business_id = document.business_id and bought.id = debit_note.purchase_id
       join purchase on purchase.business_id = document.business_id and purchase.id = debit_note.purchase_id
       join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
       where document.business_id = $1 and document.id = $2`,
      [businessId, id],
    ),
    readLines(reader, id),
    readPaperLook(reader),
  ]);
  const row = rows[0] ?? failNotFound();
  if (row.state === 'DRAFT') return fail('debitNote.draftNotPrinted', { status: 409 });
  const { seller } = row;
  return {
    ...notePaperOf(
      row,
      lines.map((line) => ({ ...line, unit: line.noted_unit, unit_np: line.noted_unit_np })),
    ),
    registerType: seller.registerType,
    seller: paperSellerOf(seller, look),
    vendor: {
      name: { en: row.vendor_name, ne: row.vendor_name_np },
      address: { en: row.vendor_address, ne: row.vendor_address_np },
      pan: row.vendor_pan,
    },
    number: row.number ?? '',
    fiscalYear: row.fiscal_year ?? '',
    issued: paperDate(calendar, storedDay(row.dated_on), row.dated_on_bs),
    case: row.debit_case,
    vendorNumber: row.vendor_number,
    purchase: {
      number: row.purchase_number ?? '',
      billNumber: row.bill_number,
      issued: paperDate(calendar, storedDay(row.purchase_dated_on), row.purchase_dated_on_bs),
    },
    outletName: row.outlet_count > 1 ? { en: row.outlet_name, ne: row.outlet_name_np } : null,
    enteredBy: row.created_by_name,
  };
}
