import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column } from '../../../platform/reports/sheet.ts';
import type { DocumentFeature } from '../../books/ledger/document-feature.ts';
import { vendorBillCheck } from '../../books/ledger/vendor-bill/vendor-bill.verify.ts';
import { dueSheet } from '../due-document/due-document.sheets.ts';
import { categoryCheck } from '../due-document/due-document.verify.ts';
import { expenseRepetition } from './expense.repetition.ts';
import { expenseRoutes } from './expense.routes.ts';

export const expenseDocument: DocumentFeature = {
  routes: expenseRoutes,
  searched: ['own.bill_number'],
  printedParty: null,
  sheets: [
    dueSheet('EXPENSE', dataSheets.texts.expenses, [
      column(dataSheets.texts.billNumber, 'text', 'own.bill_number'),
      column(dataSheets.texts.vat, 'money', 'document.vat_paisa'),
      column(dataSheets.texts.vendorThen, 'text', `concat_ws(' · ', own.vendor_name_np, own.vendor_name)`),
      column(dataSheets.texts.pan, 'text', 'own.vendor_pan'),
      column(dataSheets.texts.vatRegistered, 'flag', 'own.is_vendor_registered'),
    ]),
  ],
  checks: [categoryCheck('EXPENSE'), vendorBillCheck('EXPENSE')],
  repetition: expenseRepetition,
};
