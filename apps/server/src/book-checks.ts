import { ledgerChecks } from './features/books/ledger/ledger.verify.ts';
import { categoryChecks } from './features/money/category/category.verify.ts';
import { expenseChecks } from './features/money/expense/expense.verify.ts';
import { incomeChecks } from './features/money/income/income.verify.ts';
import { paymentChecks } from './features/money/payment/payment.verify.ts';
import { settlementCheck } from './features/money/payment/settlement.verify.ts';
import { invoiceChecks } from './features/sales/invoice/invoice.verify.ts';
import type { Check } from './platform/verify/check.ts';

/** Every check of the books, in one visible list. The audit chain is followed by the engine itself, link by link. */
export const bookChecks: readonly Check[] = [
  ...ledgerChecks,
  ...invoiceChecks,
  ...paymentChecks,
  settlementCheck,
  ...incomeChecks,
  ...expenseChecks,
  ...categoryChecks,
];
