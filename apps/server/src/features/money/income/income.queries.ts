import type { Answer, Input } from '@bahi/contract/endpoint';
import type { incomeContract } from '@bahi/contract/money/income/income.contract';
import type { Context } from '../../../platform/core/context.ts';
import { readDocumentsOf } from '../due-document/due-files.ts';
import { type DueList, getDueRecord, listDueRecords } from '../due-document/due-list.ts';
import { incomeOf, type IncomeRow } from './income.rows.ts';

type Contract = typeof incomeContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;

const due: DueList = { kind: 'INCOME', searched: [] };

export async function listIncomes(
  context: Reader,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const { customerId: partyId, ...others } = query;
  const { rows, recordsTotal } = await listDueRecords<IncomeRow>(context, due, { ...others, partyId });
  return { rows: rows.map(incomeOf), recordsTotal };
}

/** One income with its documents. */
export async function getIncome(context: Reader, id: number): Promise<Answer<Contract['get']>> {
  const row = await getDueRecord<IncomeRow>(context, due, id);
  return { ...incomeOf(row), documents: await readDocumentsOf(context, 'INCOME', id) };
}
