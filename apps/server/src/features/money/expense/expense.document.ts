import type { DocumentFeature } from '../../books/ledger/document-feature.ts';
import { expenseRoutes } from './expense.routes.ts';
import { expenseSheet } from './expense.sheets.ts';
import { expenseChecks } from './expense.verify.ts';

export const expenseDocument: DocumentFeature = {
  routes: expenseRoutes,
  searched: ['own.bill_number'],
  printedParty: null,
  sheets: [expenseSheet],
  checks: expenseChecks,
};
