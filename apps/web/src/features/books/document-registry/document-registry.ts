import { debitNoteRoutes } from '../../purchase/debit-note/debit-note.routes.tsx';
import { creditNoteRoutes } from '../../sales/credit-note/credit-note.routes.tsx';
import { directCostRoutes } from '../../purchase/direct-cost/direct-cost.routes.tsx';
import { purchaseRoutes } from '../../purchase/purchase/purchase.routes.tsx';
import { type DocumentKind, documentKindNames } from '@bahi/domain/document-kinds';
import type { RouteObject } from 'react-router';
import { expenseRoutes } from '../../money/expense/expense.routes.tsx';
import { incomeRoutes } from '../../money/income/income.routes.tsx';
import { openingDueRoutes } from '../opening-due/opening-due.routes.tsx';
import { voucherDueRoutes } from '../voucher-due/voucher-due.routes.tsx';
import { invoiceRoutes } from '../../sales/invoice/invoice.routes.tsx';

/** Every kind of document with its screens: nothing else here names one. */
const routesOf: Readonly<Record<DocumentKind, readonly RouteObject[]>> = {
  INVOICE: invoiceRoutes,
  INCOME: incomeRoutes,
  EXPENSE: expenseRoutes,
  PURCHASE: purchaseRoutes,
  DIRECT_COST: directCostRoutes,
  CREDIT_NOTE: creditNoteRoutes,
  DEBIT_NOTE: debitNoteRoutes,
  OPENING_RECEIVABLE: openingDueRoutes,
  OPENING_PAYABLE: openingDueRoutes,
  VOUCHER_RECEIVABLE: voucherDueRoutes,
  VOUCHER_PAYABLE: voucherDueRoutes,
};

/** Kinds of one folder have the same. */
export const documentRoutes: readonly RouteObject[] = [
  ...new Set(documentKindNames.map((kind) => routesOf[kind])),
].flat();
