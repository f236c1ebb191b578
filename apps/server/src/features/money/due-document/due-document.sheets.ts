import type { Text } from '@bahi/contract/messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { documentKinds, type CategoryKind } from '@bahi/domain/document-kinds';
import { openAmount } from '../../books/ledger/document-due.ts';
import { column, nameColumns, outletOf, type Sheet, type SheetColumn } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

/** The sheet of a kind with heading, party and category; `own` are the columns that only it has, of its row `own`. */
export function dueSheet(kind: CategoryKind, name: Text, own: readonly SheetColumn[] = []): Sheet {
  const { table, party } = documentKinds[kind];
  return {
    name,
    from: `document ${outletOf('document')} join ${table} own on own.business_id = document.business_id and own.id = document.id
    join category on category.business_id = own.business_id and category.id = own.category_id
    join ${party} on ${party}.business_id = document.business_id and ${party}.id = document.${party}_id
    where document.business_id = $1`,
    order: 'document.dated_on, document.id',
    columns: [
      column(t.heading, 'text', 'document.heading'),
      column(t.dateBs, 'text', 'document.dated_on_bs'),
      column(t.dateAd, 'day', 'document.dated_on'),
      column(t.dueAd, 'day', 'document.due_on'),
      ...nameColumns(party, t[party], t[`${party}Np`]),
      column(t.category, 'text', `concat_ws(' · ', category.name_np, category.name)`),
      ...own,
      column(t.total, 'money', 'document.total_paisa'),
      column(t.paid, 'money', 'document.paid_paisa'),
      column(t.due, 'money', openAmount),
      column(t.description, 'text', 'own.description'),
      ...nameColumns('outlet', t.outlet, t.outletNp),
      column(t.isActive, 'flag', `document.state = 'FINAL'`),
      column(t.enteredBy, 'text', 'document.created_by_name'),
    ],
  };
}
