import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { documentKinds, type VoucheredKind } from '@bahi/domain/document-kinds';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';
import { openAmount } from '../ledger/document-due.ts';

const t = dataSheets.texts;
const dueNames = { VOUCHER_RECEIVABLE: t.voucherReceivables, VOUCHER_PAYABLE: t.voucherPayables } as const;

/** What lines of journals made customers owe, or the business owe vendors. */
export function voucherDueSheet(kind: VoucheredKind): Sheet {
  const { party, table } = documentKinds[kind];
  return {
    name: dueNames[kind],
    from: `document ${outletOf('document')} join ${table} own on own.business_id = document.business_id and own.id = document.id
    join ${party} on ${party}.business_id = document.business_id and ${party}.id = document.${party}_id
    where document.business_id = $1 and document.kind = '${kind}'`,
    order: 'document.dated_on, document.id',
    columns: [
      column(t.voucherNumber, 'text', 'document.heading'),
      column(t.dateBs, 'text', 'document.dated_on_bs'),
      column(t.dateAd, 'day', 'document.dated_on'),
      ...nameColumns(party, t[party], t[`${party}Np`]),
      column(t.total, 'money', 'document.total_paisa'),
      column(t.paid, 'money', 'document.paid_paisa'),
      column(t.due, 'money', openAmount),
      ...nameColumns('outlet', t.outlet, t.outletNp),
      column(t.isActive, 'flag', `document.state = 'FINAL'`),
      column(t.cancelReason, 'text', 'document.cancel_reason'),
      column(t.enteredBy, 'text', 'document.created_by_name'),
    ],
  };
}
