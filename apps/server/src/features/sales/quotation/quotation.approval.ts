import type { Answer, Input } from '@bahi/contract/endpoint';
import type { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import type { Context } from '../../../platform/core/context.ts';
import { approveDrafts, rejectDraft } from '../approval/approval.commands.ts';
import { getQuotation } from './quotation.queries.ts';
import { quotationApproval } from './quotation.rows.ts';

type Contract = typeof quotationContract;

export function approveQuotationDrafts(
  context: Context,
  { body }: Input<Contract['approveDrafts']>,
): Promise<Answer<Contract['approveDrafts']>> {
  return approveDrafts(context, quotationApproval, body);
}

export async function rejectQuotationDraft(
  context: Context,
  { params, body }: Input<Contract['rejectDraft']>,
): Promise<Answer<Contract['rejectDraft']>> {
  await rejectDraft(context, quotationApproval, { ...params, ...body });
  return getQuotation(context, { params });
}
