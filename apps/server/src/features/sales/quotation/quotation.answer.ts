import type { Answer, Input } from '@bahi/contract/endpoint';
import type { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import type { Context } from '../../../platform/core/context.ts';
import { failStale } from '../../../platform/core/errors.ts';
import { lockQuotation, refuseAnswered, refuseExpired } from './quotation.lock.ts';
import { getQuotation } from './quotation.queries.ts';
import type { QuotationRecord } from './quotation.rows.ts';

type Contract = typeof quotationContract;

/** Notes that the customer takes what is offered, while it holds. */
export async function acceptQuotation(
  context: Context,
  { params, body }: Input<Contract['accept']>,
): Promise<Answer<Contract['accept']>> {
  const row = await lockQuotation(context, params.id);
  refuseAnswered(row);
  refuseExpired(context, row);
  if (body.version !== undefined && body.version !== row.version) return failStale();
  await noteAnswer(context, row, { state: 'ACCEPTED', remarks: body.remarks });
  context.say('quotation.accepted', { number: row.number ?? '' });
  return getQuotation(context, { params });
}

/** Notes that the customer does not take it, be it that its last day is over meanwhile. */
export async function rejectQuotation(
  context: Context,
  { params, body }: Input<Contract['reject']>,
): Promise<Answer<Contract['reject']>> {
  const row = await lockQuotation(context, params.id);
  refuseAnswered(row);
  if (body.version !== undefined && body.version !== row.version) return failStale();
  await noteAnswer(context, row, { state: 'REJECTED', remarks: body.remarks });
  context.say('quotation.rejected', { number: row.number ?? '' });
  return getQuotation(context, { params });
}

/** Writes the answer to a published quotation: when, by whom, and what was said. */
export async function noteAnswer(
  { db, businessId, session }: Context,
  { id }: Pick<QuotationRecord, 'id'>,
  { state, remarks }: { state: 'ACCEPTED' | 'REJECTED'; remarks: string | null },
): Promise<void> {
  await db.query(
    `update quotation set state = $3, answered_at = now(), answered_by = $4, answered_by_name = $5, answer_remarks = $6,
       version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id, state, session.userId, session.fullName, remarks],
  );
}
