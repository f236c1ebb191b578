import type { quotationForm } from '@bahi/contract/sales/quotation/quotation-form';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isDueInTime, isInFuture } from '@bahi/domain/calendar/document-days';
import type { InvoiceTotal } from '@bahi/domain/invoice-total';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { totalOf } from '../../stock/goods-lines/goods-lines.compute.ts';
import { type ApprovalColumns, unanswered } from '../approval/approval.ts';
import { approvalToIssue } from '../approval/approval.issue.ts';
import { type InvoiceSources, type OfModel, readSources } from '../invoice/invoice.sources.ts';
import { quotationApproval } from './quotation.rows.ts';

export type QuotationForm = z.output<typeof quotationForm>;

/** A quotation as it is about to be written. */
export type PreparedQuotation = {
  form: QuotationForm;
  sources: InvoiceSources;
  total: InvoiceTotal;
  quotedOn: CalendarDay;
  /** The last day on which it holds. */
  until: CalendarDay;
  approval: ApprovalColumns;
};

/** Reads and computes all of a quotation. What is wrong is refused at its field, but for what a copy may still have of its model. */
export async function prepareQuotation(
  context: Context,
  form: QuotationForm,
  { draftId = null, ...ofModel }: OfModel & { draftId?: number | null } = {},
): Promise<PreparedQuotation> {
  const quotedOn = dayOf(context, form, 'issuedDate');
  const until = dayOf(context, form, 'dueDate');
  if (isInFuture(quotedOn, context.today)) fail('goodsLines.issuedFuture', { field: 'issuedDateAD' });
  if (!isDueInTime({ dated: quotedOn, due: until })) fail('quotation.endsBeforeDay', { field: 'dueDateAD' });
  if (form.state === 'PUBLISHED' && until < context.today) fail('quotation.endsBeforeToday', { field: 'dueDateAD' });
  const sources = await readSources(context, form, quotedOn, ofModel);
  const total = totalOf(form, sources.sellables, sources.seller.rules);
  const issuing = { draftId, total: total.grandTotal, limit: sources.seller.approvalLimit };
  const approval =
    form.state === 'PUBLISHED' ? await approvalToIssue(context, quotationApproval, issuing) : unanswered(context);
  return { form, sources, total, quotedOn, until, approval };
}

function dayOf(context: Context, form: QuotationForm, name: 'issuedDate' | 'dueDate'): CalendarDay {
  const sent = { ad: form[`${name}AD`], bs: form[`${name}BS`] };
  return readRequiredDay(context.calendar, sent, { ad: `${name}AD`, bs: `${name}BS` });
}
