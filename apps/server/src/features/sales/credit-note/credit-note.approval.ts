import type { Answer, Input } from '@bahi/contract/endpoint';
import type { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import type { Context } from '../../../platform/core/context.ts';
import { approveDrafts, rejectDraft } from '../approval/approval.commands.ts';
import { getCreditNote } from './credit-note.queries.ts';
import { creditNoteApproval } from './credit-note.rows.ts';

type Contract = typeof creditNoteContract;

/** What of a credit note is approved: what of which invoice, why, for how much, and whether money goes out at once. */
export function creditNoteContent(note: Answer<Contract['get']>): unknown {
  const { invoiceId, case: reason, grandTotal, shippingCharge, refundMode, lines } = note;
  return {
    invoiceId,
    reason,
    grandTotal,
    shippingCharge,
    refundMode,
    lines: lines.map((line) => [line.invoiceLineId, line.quantity, line.isRestocked, line.netAmount]),
  };
}

export function approveCreditNoteDrafts(
  context: Context,
  { body }: Input<Contract['approveDrafts']>,
): Promise<Answer<Contract['approveDrafts']>> {
  return approveDrafts(context, creditNoteApproval, body);
}

export async function rejectCreditNoteDraft(
  context: Context,
  { params, body }: Input<Contract['rejectDraft']>,
): Promise<Answer<Contract['rejectDraft']>> {
  await rejectDraft(context, creditNoteApproval, { ...params, ...body });
  return getCreditNote(context, { params });
}
