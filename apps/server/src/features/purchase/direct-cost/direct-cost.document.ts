import type { DocumentFeature } from '../../books/ledger/document-feature.ts';
import { directCostRoutes } from './direct-cost.routes.ts';
import { directCostSheet } from './direct-cost.sheets.ts';
import { directCostChecks } from './direct-cost.verify.ts';

export const directCostDocument: DocumentFeature = {
  routes: directCostRoutes,
  searched: ['own.bill_number'],
  printedParty: null,
  sheets: [directCostSheet],
  checks: directCostChecks,
};
