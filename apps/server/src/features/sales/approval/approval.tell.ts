import type { Answer } from '@bahi/contract/endpoint';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paisaOf } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { writeNotice } from '../../platform/notice/notice.write.ts';
import type { Approvable } from './approval.ts';

/** A draft as it was saved. */
type Saved = Pick<
  Answer<typeof invoiceContract.get>,
  'id' | 'approval' | 'outletId' | 'customerName' | 'customerNameNp' | 'grandTotal'
>;

/** Tells who may approve that a draft waits for it; the draft is passed on as it was saved. */
export async function tellWaiting<S extends Saved>(
  context: Context,
  { head, right }: Approvable,
  kind: string,
  saved: S,
) {
  if (saved.approval !== 'WAITING') return saved;
  const { id: recordId, outletId, customerName: name, customerNameNp: nameNp, grandTotal } = saved;
  const about = { subject: kind, recordId, outletId, name, nameNp, amountPaisa: paisaOf(grandTotal) };
  const [begun] = await context.db.query<{ created_by: number }>(
    `select created_by from ${head} where business_id = $1 and id = $2`,
    [context.businessId, recordId],
  );
  // Neither who wrote it nor who began it may approve it.
  const written = { madeBy: context.session.userId, begunBy: begun?.created_by ?? context.session.userId };
  await writeNotice(context, { kind: 'APPROVAL', needs: right, ...written, ...about });
  return saved;
}
