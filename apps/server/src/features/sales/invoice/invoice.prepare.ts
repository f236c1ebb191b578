import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isDueInTime, isInFuture } from '@bahi/domain/calendar/document-days';
import { zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refuseUnknownBatches } from '../../books/ledger/batches/chosen-batches.ts';
import { refuseIssuedBefore } from '../../books/ledger/issue-days.ts';
import { refuseLocked } from '../../books/ledger/open-days.ts';
import { totalOf } from '../../stock/goods-lines/goods-lines.compute.ts';
import { declaredDay } from '../../stock/goods-lines/goods-lines.customs.ts';
import { unanswered } from '../approval/approval.ts';
import { approvalToIssue } from '../approval/approval.issue.ts';
import { type CreditColumns, creditTermsOf, judgeCredit } from '../credit-limit/credit-limit.ts';
import { type PaidAtIssue, paidAtIssue } from './cash/invoice.receipt.ts';
import { invoiceApproval } from './invoice.rows.ts';
import {
  asHandedOver,
  chosenBatch,
  type InvoiceForm,
  type OfCounter,
  type OfModel,
  type PreparedInvoice,
  readSources,
  retired,
} from './invoice.sources.ts';
import { readHandedUnits } from './wholesale/invoice.handed-units.ts';

type Preparing = OfModel & { draftId?: number | null; counter?: OfCounter | null };

/** Reads and computes all of an invoice. What is wrong is refused at its field, but for what a copy may still have of its model. */
export async function prepareInvoice(
  context: Context,
  form: InvoiceForm,
  { draftId = null, counter = null, ...ofModel }: Preparing = {},
): Promise<PreparedInvoice> {
  const issuedOn = dayOf(context, form, 'issuedDate');
  const dueOn = dayOf(context, form, 'dueDate');
  if (isInFuture(issuedOn, context.today)) fail('goodsLines.issuedFuture', { field: 'issuedDateAD' });
  if (!isDueInTime({ dated: issuedOn, due: dueOn })) fail('common.dueBeforeDocument', { field: 'dueDateAD' });
  const sources = await sourcesOf(context, form, { issuedOn, ofModel, counter });
  await refuseUnknownBatches(
    context,
    form.lines.map((line, position) => {
      const sellable = sources.sellables[position];
      return { variantId: sellable?.variantId ?? null, batchId: chosenBatch(line, sellable) };
    }),
  );
  const total = totalOf(form, sources.sellables, sources.seller.rules);
  const paid = paidAtIssue(context, form, total.grandTotal);
  refuseCredit(form, sources, paid);
  if (counter !== null && paid.unpaid > 0) fail('salesCounter.paidInFull', { field: 'paymentMode' });
  if (form.state === 'FINAL') await refuseDay(context, { sources, total, issuedOn, counter });
  const issuing = { draftId, total: total.grandTotal, limit: sources.seller.approvalLimit };
  const isAsked = form.state === 'FINAL' && counter === null;
  const approval = isAsked ? await approvalToIssue(context, invoiceApproval, issuing) : unanswered(context);
  const declaredOn = form.destination === 'EXPORT' ? declaredDay(context, form) : null;
  const credit = await creditToIssue(context, { form, sources, paid });
  return { form, sources, total, issuedOn, dueOn, paid, declaredOn, approval, credit, counter };
}

/** Of what was handed over nothing is refused because it is sold no more, or counts otherwise by now. */
async function sourcesOf(
  context: Context,
  form: InvoiceForm,
  { issuedOn, ofModel, counter }: { issuedOn: CalendarDay; ofModel: OfModel; counter: OfCounter | null },
) {
  if (counter === null) return readSources(context, form, issuedOn, ofModel);
  const keptUnits = await readHandedUnits(context, form, counter);
  return asHandedOver(await readSources(context, form, issuedOn, { forgiven: retired, keptUnits }), counter);
}

/** What a counter has issued follows the days of its own series; what is locked is locked for it as well. */
async function refuseDay(
  context: Context,
  { sources, total, issuedOn, counter }: Pick<PreparedInvoice, 'sources' | 'total' | 'issuedOn' | 'counter'>,
): Promise<void> {
  const hasVat = total.vat > 0;
  if (counter !== null) return refuseLocked(context, { day: issuedOn, field: 'issuedDateAD', hasVat });
  return refuseIssuedBefore(context, { kind: 'INVOICE', outletId: sources.outlet.id, hasVat }, issuedOn);
}

/** Nobody knows who the cash customer was: there would be nobody to ask for the money. */
function refuseCredit(form: InvoiceForm, { buyer }: PreparedInvoice['sources'], { unpaid }: PaidAtIssue): void {
  if (form.state === 'FINAL' && (form.paymentMode === 'CREDIT' || unpaid > 0) && buyer.is_cash_customer)
    fail('invoice.cashOnly', { field: 'paymentMode' });
}

/** What is paid when it is issued leaves nothing unpaid, and a draft is judged once it is issued. */
function creditToIssue(
  context: Context,
  { form, sources, paid }: Pick<PreparedInvoice, 'form' | 'sources' | 'paid'>,
): Promise<CreditColumns> {
  return judgeCredit(context, {
    customerId: form.customerId,
    terms: creditTermsOf(sources.buyer),
    rule: sources.seller.creditRule,
    unpaid: form.state === 'FINAL' ? paid.unpaid : zeroPaisa,
    reason: form.creditReason,
  });
}

function dayOf(context: Context, form: InvoiceForm, name: 'issuedDate' | 'dueDate'): CalendarDay {
  const sent = { ad: form[`${name}AD`], bs: form[`${name}BS`] };
  return readRequiredDay(context.calendar, sent, { ad: `${name}AD`, bs: `${name}BS` });
}
