import type { Answer, Input } from '@bahi/contract/endpoint';
import type { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { asPaisa } from '@bahi/domain/numbers/money';
import { postExpense } from '@bahi/domain/posting/expense';
import type { Context } from '../../../platform/core/context.ts';
import { saveDueRecord } from '../due-document/due-save.ts';
import { toggleDueRecord } from '../due-document/due-toggle.ts';
import { getExpense } from './expense.queries.ts';
import { readInputVat } from './expense.vat.ts';

type Contract = typeof expenseContract;
type Form = Input<Contract['save']>['body'];

/** Writes a new expense, or one anew that is active and DUE. */
export async function saveExpense(context: Context, form: Form): Promise<Answer<Contract['save']>> {
  const { vendorId, categoryId } = form;
  const id = await saveDueRecord(
    context,
    {
      kind: 'EXPENSE',
      partyId: vendorId,
      heading: form.heading,
      categoryKind: 'EXPENSE',
      prepare: async (total, shared) => {
        const vat = await readInputVat(context, form, total);
        return {
          own: { ...shared, bill_number: form.billNumber },
          vat,
          post: (outletId) => postExpense({ outletId, vendorId, categoryId, total, vat }),
        };
      },
    },
    form,
  );
  return getExpense(context, id);
}

/** Cancels an expense or makes it active again. */
export async function toggleExpense(context: Context, id: number): Promise<Answer<Contract['toggle']>> {
  await toggleDueRecord(context, 'EXPENSE', id, (record) =>
    postExpense({
      outletId: record.outlet_id,
      vendorId: record.party_id,
      categoryId: record.category_id,
      total: asPaisa(record.total_paisa),
      vat: asPaisa(record.vat_paisa),
    }),
  );
  return getExpense(context, id);
}
