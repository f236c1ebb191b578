import type { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type ChequeRow, chequeRowOf, chequesOf, seenBy, type Viewer, withNames } from './cheque.rows.ts';

type Contract = typeof chequeContract;
type StepRow = Row<'cheque_step'> & { account_name: string | null; account_name_np: string | null };

/** One with its way; 404 for another business's or outlet's, and for who may not see its party. */
export async function getCheque(viewer: Viewer, id: number): Promise<Answer<Contract['get']>> {
  const [row, steps] = [await readCheque(viewer, id), await readSteps(viewer, id)];
  return {
    ...chequeRowOf(row),
    enteredBy: row.created_by_name,
    steps: steps.map((step) => ({
      id: step.id,
      action: step.action,
      state: step.state,
      dateAD: step.dated_on,
      dateBS: step.dated_on_bs,
      accountName: step.account_name,
      accountNameNp: step.account_name_np,
      slipId: step.slip_id,
      chargeAmount: rupeesOf(step.charge_paisa),
      chargedId: step.charged_id,
      reason: step.reason,
      doneBy: step.done_by_name,
      doneAt: step.created_at.toISOString(),
    })),
  };
}

export async function readCheque(viewer: Viewer, id: number): Promise<ChequeRow> {
  let selection = chequesOf(viewer).where('cheque.id', '=', id);
  for (const condition of seenBy(viewer)) selection = selection.where(condition);
  return (await withNames(selection).executeTakeFirst()) ?? failNotFound();
}

export function readSteps({ db, businessId }: Pick<Viewer, 'db' | 'businessId'>, id: number): Promise<StepRow[]> {
  return db.query<StepRow>(
    `select step.*, account.name as account_name, account.name_np as account_name_np from cheque_step step
     left join account on account.business_id = step.business_id and account.code = step.account_code
     where step.business_id = $1 and step.cheque_id = $2 order by step.id`,
    [businessId, id],
  );
}
