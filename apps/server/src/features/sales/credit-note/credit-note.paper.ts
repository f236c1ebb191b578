import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { paperDate } from '../../../platform/paper/paper-date.ts';
import { paperSellerOf, readPaperLook } from '../../platform/business/paper-look.ts';
import type { SellerAsPrinted } from '../../platform/business/seller.ts';
import { notePaperOf } from '../../stock/goods-lines/notes/note-paper.ts';
import type { PaperLook } from '@bahi/contract/paper/paper-data';
import type { PaperReader } from '../../../platform/paper/paper-frame.ts';
import type { CopyNumber } from '@bahi/contract/paper/invoice-data';
import { printedLink } from '../paper-link/paper-link.ts';
import type { CreditNotePaper } from './paper/credit-note-view.ts';
import { readLines } from './credit-note.queries.ts';
import type { CreditNoteLineRecord, CreditNoteRecord, CreditNoteSides } from './credit-note.rows.ts';

type Print = { copyNumber: CopyNumber; printedBy: string };
type PaperRow = CreditNoteRecord &
  Pick<CreditNoteSides, 'invoice_dated_on' | 'invoice_dated_on_bs'> & {
    seller: SellerAsPrinted;
    outlet_count: number;
    link: string | null;
  };

/** A credit note as it is put on paper; `printedBy` is who asks for it now. */
export async function readCreditNotePaper(reader: PaperReader, id: number, print: Print): Promise<CreditNotePaper> {
  const { db, businessId } = reader;
  const [rows, lines, look] = await Promise.all([
    db.query<PaperRow>(
      `select credit_note.*, document.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
         (select count(*)::int from outlet where business_id = $1) as outlet_count,
         (select link.public_id || '/' || link.code from paper_link link
          where link.business_id = $1 and link.document_id = document.id and link.is_open) as link,
         credited.number as invoice_number, credited.dated_on as invoice_dated_on, credited.dated_on_bs as invoice_dated_on_bs
       from document
       join credit_note on credit_note.business_id = document.business_id and credit_note.id = document.id
       join document credited on credited.business_id = document.business_id and credited.id = credit_note.invoice_id
       join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
       where document.business_id = $1 and document.id = $2`,
      [businessId, id],
    ),
    readLines(reader, id),
    readPaperLook(reader),
  ]);
  return paperOf(reader, rows[0] ?? failNotFound(), lines, { ...print, look });
}

function paperOf(
  reader: PaperReader,
  row: PaperRow,
  lines: readonly CreditNoteLineRecord[],
  { look, ...print }: Print & { look: PaperLook },
): CreditNotePaper {
  const { seller } = row;
  const today = bothDates(todayInKathmandu(reader.now), reader.calendar);
  return {
    ...notePaperOf(row, lines),
    registerType: seller.registerType,
    copyNumber: print.copyNumber,
    seller: paperSellerOf(seller, look),
    buyer: {
      name: { en: row.customer_name, ne: row.customer_name_np },
      address: { en: row.customer_address, ne: row.customer_address_np },
      pan: row.customer_pan,
    },
    number: row.number ?? '',
    fiscalYear: row.fiscal_year ?? '',
    issued: paperDate(reader.calendar, storedDay(row.dated_on), row.dated_on_bs),
    case: row.credit_case,
    invoice: {
      number: row.invoice_number ?? '',
      issued: paperDate(reader.calendar, storedDay(row.invoice_dated_on), row.invoice_dated_on_bs),
    },
    link: printedLink(reader.publicUrl, row.link),
    outletName: row.outlet_count > 1 ? { en: row.outlet_name, ne: row.outlet_name_np } : null,
    enteredBy: row.created_by_name,
    printedBy: print.printedBy,
    printedAt: `${today.bs} ${timeInKathmandu(reader.now)}`,
  };
}
