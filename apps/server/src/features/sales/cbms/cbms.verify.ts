import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
import type { Check } from '../../../platform/verify/check.ts';

/** In SQL, the kinds of documents that are told, each with what of. */
const told = documentKindNames
  .flatMap((kind) =>
    documentKinds[kind].reportedAs === null ? [] : [`('${kind}', '${documentKinds[kind].reportedAs}')`],
  )
  .join(', ');

/** What was issued since telling was turned on is told, as it stands. */
export const cbmsChecks: readonly Check[] = [
  {
    name: 'documents told to CBMS',
    holds:
      'every tax invoice and credit note in force since the day on which it was turned on has its one row of what CBMS is told once they are caught up with, of its kind and outlet, and a return that of its bill',
    counts: 'select count(*) as n from cbms_report where business_id = $1',
    faults: `
      select document.id as document_id, document.number, document.state, report.id as report_id, report.what, report.original_id
      from document
      join (values ${told}) as told (kind, what) on told.kind = document.kind
      left join cbms_setup setup on setup.business_id = $1
      left join invoice on invoice.business_id = $1 and invoice.id = document.id
      left join credit_note note on note.business_id = $1 and note.id = document.id
      left join cbms_report report on report.business_id = $1 and report.document_id = document.id
      where document.business_id = $1 and case when report.id is null
        then setup.is_on and not setup.is_behind and document.state = 'FINAL' and document.dated_on >= setup.from_day
          and coalesce(invoice.is_tax_invoice, note.is_tax_invoice)
        else (report.what, report.outlet_id, coalesce(report.original_id, 0))
            is distinct from (told.what, document.outlet_id, coalesce(note.invoice_id, 0))
          or document.state = 'DRAFT' or (document.state = 'CANCELLED') <> (report.state = 'WITHDRAWN') end`,
  },
  {
    name: 'what CBMS was told',
    holds:
      'every bill and return that was sent from here was sent with the number, the amounts and the total of its document, and tells how often it was tried',
    counts: `select count(*) as n from cbms_report where business_id = $1 and state = 'SENT'`,
    faults: `
      select report.id as report_id, document.number, report.tries, last.sent
      from cbms_report report
      join document on document.business_id = $1 and document.id = report.document_id
      left join invoice on invoice.business_id = $1 and invoice.id = document.id
      left join credit_note note on note.business_id = $1 and note.id = document.id
      left join cbms_try last on last.business_id = $1 and last.report_id = report.id and last.try_number = report.tries
      where report.business_id = $1 and (
        (select count(*) from cbms_try made where made.business_id = $1 and made.report_id = report.id) <> report.tries
        or report.state = 'SENT' and report.reason is distinct from 'BY_HAND' and (
          coalesce(last.sent ->> 'invoice_number', last.sent ->> 'credit_note_number') is distinct from document.number
          or ((last.sent ->> 'total_sales')::numeric * 100, (last.sent ->> 'taxable_sales_vat')::numeric * 100,
              (last.sent ->> 'vat')::numeric * 100, (last.sent ->> 'tax_exempted_sales')::numeric * 100,
              (last.sent ->> 'export_sales')::numeric * 100)
            is distinct from (
              document.total_paisa - coalesce(invoice.rounding_paisa, note.rounding_paisa),
              coalesce(invoice.taxable_paisa, note.taxable_paisa), document.vat_paisa,
              coalesce(invoice.exempt_paisa, note.exempt_paisa), coalesce(invoice.zero_rated_paisa, note.zero_rated_paisa))))`,
  },
];
