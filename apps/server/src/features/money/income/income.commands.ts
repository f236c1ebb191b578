import type { Answer, Input } from '@bahi/contract/endpoint';
import type { incomeContract } from '@bahi/contract/money/income/income.contract';
import { asPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { postIncome } from '@bahi/domain/posting/income';
import type { Context } from '../../../platform/core/context.ts';
import { saveDueRecord } from '../due-document/due-save.ts';
import { toggleDueRecord } from '../due-document/due-toggle.ts';
import { getIncome } from './income.queries.ts';

type Contract = typeof incomeContract;
type Form = Input<Contract['save']>['body'];

/** Writes a new income, or one anew that is active and DUE. */
export async function saveIncome(context: Context, form: Form): Promise<Answer<Contract['save']>> {
  const { customerId, categoryId } = form;
  const id = await saveDueRecord(
    context,
    {
      kind: 'INCOME',
      partyId: customerId,
      heading: form.incomeHeading ?? form.heading,
      categoryKind: 'INCOME',
      prepare: (total, shared) =>
        Promise.resolve({
          own: shared,
          vat: zeroPaisa,
          post: (outletId) => postIncome({ outletId, customerId, categoryId, total }),
        }),
    },
    form,
  );
  return getIncome(context, id);
}

/** Cancels an income or makes it active again. */
export async function toggleIncome(context: Context, id: number): Promise<Answer<Contract['toggle']>> {
  await toggleDueRecord(context, 'INCOME', id, (record) =>
    postIncome({
      outletId: record.outlet_id,
      customerId: record.party_id,
      categoryId: record.category_id,
      total: asPaisa(record.total_paisa),
    }),
  );
  return getIncome(context, id);
}
