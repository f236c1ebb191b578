import type { salesReturnRegister } from '@bahi/contract/reports/sales-return-register/sales-return-register.contract';
import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { kindsWith } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked, isWithin } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

const { shipping } = creditNoteScreenMessages.texts;

/** More than one note can have, shipping with them. */
const linesOfNote = 1000;

/** The lines of the credit notes of a period in their order; what was given back of shipping is the last of its note. */
export function salesReturnsOf(asked: Asked<typeof salesReturnRegister>): RawBuilder<unknown> {
  const { businessId, filter } = asked;
  const isMeant = all(
    sql`document.business_id = ${businessId} and document.kind = any(${kindsWith({ figure: 'sales', settledBy: 'PAID' })})
      and document.state = 'FINAL'`,
    isWithin(asked, 'document.dated_on'),
    isAsked('document.outlet_id', filter.outletId),
    isAsked('note.credit_case', filter.case),
  );
  const head = sql`note.id as "creditNoteId", document.dated_on as "date", document.dated_on_bs as "dateBS",
    document.number as "number", returned.number as "invoiceNumber", note.customer_name as "buyerName",
    note.customer_name_np as "buyerNameLocLang", note.customer_pan as "buyerPan"`;
  const notes = sql`${known(asked, 'document')}
    join credit_note note on note.business_id = document.business_id and note.id = document.id
    join document returned on returned.business_id = note.business_id and returned.id = note.invoice_id`;
  return sql`select -(note.id * ${linesOfNote} + line.line_number) as "rowId", ${head}, sold.particulars as "soldName", sold.particulars_np as "soldNameLocLang",
      nullif(line.quantity, 0) as "quantity",
      case when line.quantity > 0 then coalesce(sold.stock_unit, sold.unit) end as "unitName",
      case when line.quantity = 0 then null when sold.stock_unit is null then sold.unit_np else sold.stock_unit_np end as "unitNameLocLang",
      line.net_paisa as "total",
      case when sold.tax_code = 'EXEMPT' then line.net_paisa else 0 end as "exempt",
      case when sold.tax_code = 'TAXABLE' then line.net_paisa else 0 end as "taxable",
      line.vat_paisa as "vat", note.credit_case as "case"
    from ${notes}
    join credit_note_line line on line.business_id = note.business_id and line.document_id = note.id
    join invoice_line sold on sold.business_id = line.business_id and sold.id = line.invoice_line_id
    where ${isMeant}
    union all
    select -(note.id * ${linesOfNote} + ${linesOfNote - 1}), ${head}, ${shipping.en}::text, ${shipping.ne}::text, null, null, null,
      note.shipping_paisa,
      case when note.shipping_tax_rate_hundredths = 0 then note.shipping_paisa else 0 end,
      case when note.shipping_tax_rate_hundredths > 0 then note.shipping_paisa else 0 end,
      note.shipping_vat_paisa, note.credit_case
    from ${notes}
    where ${isMeant} and note.shipping_paisa > 0`;
}
