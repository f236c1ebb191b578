import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { documentKinds } from '@bahi/domain/document-kinds';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';
import { openAmount } from '../ledger/document-due.ts';
import type { OpeningKind } from './opening-due.write.ts';

const t = dataSheets.texts;
const names = { OPENING_RECEIVABLE: t.openingReceivables, OPENING_PAYABLE: t.openingPayables } as const;

/** What customers owed, or vendors were owed, before the books began. */
export function openingDueSheet(kind: OpeningKind): Sheet {
  const { party, table } = documentKinds[kind];
  return {
    name: names[kind],
    from: `document ${outletOf('document')} join ${table} own on own.business_id = document.business_id and own.id = document.id
    join ${party} on ${party}.business_id = document.business_id and ${party}.id = document.${party}_id
    where document.business_id = $1 and document.kind = '${kind}'`,
    order: 'document.dated_on, document.id',
    columns: [
      column(t.oldBillNumber, 'text', 'document.heading'),
      column(t.dateBs, 'text', 'document.dated_on_bs'),
      column(t.dateAd, 'day', 'document.dated_on'),
      column(t.dueAd, 'day', 'document.due_on'),
      column(t.asAtAd, 'day', 'document.booked_on'),
      ...nameColumns(party, t[party], t[`${party}Np`]),
      column(t.total, 'money', 'document.total_paisa'),
      column(t.paid, 'money', 'document.paid_paisa'),
      column(t.due, 'money', openAmount),
      column(t.description, 'text', 'own.description'),
      ...nameColumns('outlet', t.outlet, t.outletNp),
      column(t.isActive, 'flag', `document.state = 'FINAL'`),
      column(t.cancelReason, 'text', 'document.cancel_reason'),
      column(t.enteredBy, 'text', 'document.created_by_name'),
    ],
  };
}
