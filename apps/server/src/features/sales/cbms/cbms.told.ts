import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { asPaisa } from '@bahi/domain/numbers/money';
import { isPan } from '@bahi/domain/numbers/vat-return';
import type { Tx } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import type { Told } from './cbms.encode.ts';

const longestReason = 200;

type ToldRow = {
  pan: string | null;
  number: string | null;
  fiscal_year: string | null;
  dated_on_bs: string;
  customer_name: string;
  customer_pan: string | null;
  taxable: number;
  exempt: number;
  zero_rated: number;
  vat: number;
  total: number;
  original_number: string | null;
  credit_case: 'RETURN' | 'PRICE' | 'MISTAKE' | 'DISCOUNT' | null;
  remarks: string | null;
};

/** What stands on the paper of a document; null where that names no seller with a PAN. */
export async function readTold(db: Tx, report: Row<'cbms_report'>): Promise<Told | null> {
  const [row] = await db.query<ToldRow>(
    `select coalesce(sold.seller, invoice.seller, note.seller) ->> 'pan' as pan, document.number, document.fiscal_year, document.dated_on_bs,
       coalesce(invoice.customer_name, note.customer_name) as customer_name, coalesce(invoice.customer_pan, note.customer_pan) as customer_pan,
       coalesce(invoice.taxable_paisa, note.taxable_paisa) as taxable, coalesce(invoice.exempt_paisa, note.exempt_paisa) as exempt,
       coalesce(invoice.zero_rated_paisa, note.zero_rated_paisa) as zero_rated, document.vat_paisa as vat,
       document.total_paisa - coalesce(invoice.rounding_paisa, note.rounding_paisa) as total,
       original.number as original_number, note.credit_case, note.remarks
     from document
     left join invoice on invoice.business_id = $1 and invoice.id = document.id
     left join credit_note note on note.business_id = $1 and note.id = document.id
     left join document original on original.business_id = $1 and original.id = note.invoice_id
     left join invoice sold on sold.business_id = $1 and sold.id = note.invoice_id
     where document.business_id = $1 and document.id = $2`,
    [report.business_id, report.document_id],
  );
  if (row?.pan === undefined || row.pan === null || !isPan(row.pan)) return null;
  // What is in force has both.
  if (row.number === null || row.fiscal_year === null) return null;
  return {
    what: report.what,
    sellerPan: row.pan,
    buyerPan: row.customer_pan,
    buyerName: row.customer_name,
    fiscalYear: row.fiscal_year,
    number: row.number,
    dateBs: row.dated_on_bs,
    originalNumber: row.original_number,
    reason: reasonOf(row),
    total: asPaisa(row.total),
    taxable: asPaisa(row.taxable),
    vat: asPaisa(row.vat),
    exempt: asPaisa(row.exempt),
    exported: asPaisa(row.zero_rated),
  };
}

/** Why it came back, in the words of the form and those of whoever wrote it. */
function reasonOf({ credit_case: kind, remarks }: ToldRow): string | null {
  if (kind === null) return null;
  const text = [creditNoteScreenMessages.texts[kind].en, remarks].filter((part) => part !== null).join(': ');
  // By characters: half of one is no text.
  return Array.from(text).slice(0, longestReason).join('');
}
