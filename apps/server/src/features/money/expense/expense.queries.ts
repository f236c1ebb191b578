import type { Answer, Input } from '@bahi/contract/endpoint';
import type { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import type { Context } from '../../../platform/core/context.ts';
import { readDocumentsOf } from '../due-document/due-files.ts';
import { type DueList, getDueRecord, listDueRecords } from '../due-document/due-list.ts';
import { expenseOf, type ExpenseRow } from './expense.rows.ts';

type Contract = typeof expenseContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;

const due: DueList = { kind: 'EXPENSE', searched: ['own.bill_number'] };

export async function listExpenses(
  context: Reader,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const { vendorId: partyId, ...others } = query;
  const { rows, recordsTotal } = await listDueRecords<ExpenseRow>(context, due, { ...others, partyId });
  return { rows: rows.map(expenseOf), recordsTotal };
}

/** One expense with its documents. */
export async function getExpense(context: Reader, id: number): Promise<Answer<Contract['get']>> {
  const row = await getDueRecord<ExpenseRow>(context, due, id);
  return { ...expenseOf(row), documents: await readDocumentsOf(context, 'EXPENSE', id) };
}
