import type { DocumentFeature } from '../../books/ledger/document-feature.ts';
import { incomeRoutes } from './income.routes.ts';
import { incomeSheet } from './income.sheets.ts';
import { incomeChecks } from './income.verify.ts';

export const incomeDocument: DocumentFeature = {
  routes: incomeRoutes,
  searched: [],
  printedParty: null,
  sheets: [incomeSheet],
  checks: incomeChecks,
};
