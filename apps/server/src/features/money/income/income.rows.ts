import type { Answer } from '@bahi/contract/endpoint';
import type { incomeContract } from '@bahi/contract/money/income/income.contract';
import { dueDocumentOf, type NamedDueRow } from '../due-document/due-rows.ts';

/** An income with the names of its customer and category. */
export type IncomeRow = NamedDueRow & { customer_id: number };

export type Income = Answer<(typeof incomeContract)['list']>['rows'][number];

export function incomeOf(row: IncomeRow): Income {
  return {
    ...dueDocumentOf(row),
    incomeHeading: row.heading ?? '',
    customerId: row.customer_id,
    customerName: row.party_name,
    customerNameNp: row.party_name_np,
  };
}
