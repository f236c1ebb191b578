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
    ]),
  ],
  checks: [categoryCheck('EXPENSE'), vendorBillCheck('EXPENSE')],
  repetition: expenseRepetition,
};
