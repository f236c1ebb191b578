import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import type { DocumentFeature } from '../../books/ledger/document-feature.ts';
import { dueSheet } from '../due-document/due-document.sheets.ts';
import { categoryCheck } from '../due-document/due-document.verify.ts';
import { incomeRoutes } from './income.routes.ts';

export const incomeDocument: DocumentFeature = {
  routes: incomeRoutes,
  searched: [],
  printedParty: null,
  sheets: [dueSheet('INCOME', dataSheets.texts.incomes)],
  checks: [categoryCheck('INCOME')],
};
