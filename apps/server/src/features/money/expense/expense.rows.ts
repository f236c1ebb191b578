import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Answer } from '@bahi/contract/endpoint';
import type { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { dueDocumentOf, type NamedDueRow } from '../due-document/due-rows.ts';

/** An expense with the names of its vendor and category. */
export type ExpenseRow = NamedDueRow & { vendor_id: number; bill_number: string | null };

export type Expense = Answer<(typeof expenseContract)['list']>['rows'][number];

export function expenseOf(row: ExpenseRow): Expense {
  return {
    ...dueDocumentOf(row),
    billNumber: row.bill_number,
    vatAmount: rupeesOf(row.vat_paisa),
    vendorId: row.vendor_id,
    vendorName: row.party_name,
    vendorNameNp: row.party_name_np,
  };
}
