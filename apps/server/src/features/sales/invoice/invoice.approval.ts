import type { Answer, Input } from '@bahi/contract/endpoint';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { Context } from '../../../platform/core/context.ts';
import { approveDrafts, rejectDraft } from '../approval/approval.commands.ts';
import { soldContent } from '../approval/sold-content.ts';
import { getInvoice } from './invoice.queries.ts';
import { invoiceApproval } from './invoice.rows.ts';

type Contract = typeof invoiceContract;

/** What of an invoice is approved: what is sold to whom, for how much, whether on credit, and whether it leaves the country. */
export function invoiceContent(invoice: Answer<Contract['get']>): unknown {
  return [soldContent(invoice), invoice.paymentMode, invoice.destination, invoice.countryId];
}

export function approveInvoiceDrafts(
  context: Context,
  { body }: Input<Contract['approveDrafts']>,
): Promise<Answer<Contract['approveDrafts']>> {
  return approveDrafts(context, invoiceApproval, body);
}

export async function rejectInvoiceDraft(
  context: Context,
  { params, body }: Input<Contract['rejectDraft']>,
): Promise<Answer<Contract['rejectDraft']>> {
  await rejectDraft(context, invoiceApproval, { ...params, ...body });
  return getInvoice(context, { params });
}
