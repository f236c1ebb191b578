import type { Answer, Input } from '@bahi/contract/endpoint';
import type { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { addDays, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { quotationSeries } from '@bahi/domain/goods/quotation';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail, failStale } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { asApproved } from '../approval/approval.issue.ts';
import { tellWaiting } from '../approval/approval.tell.ts';
import { soldContent } from '../approval/sold-content.ts';
import { readKeptUnits } from '../../stock/goods-lines/goods-lines.kept-units.ts';
import { lineFormOf, storedCountOf } from './quotation.form.ts';
import { lockQuotation, readQuotation } from './quotation.lock.ts';
import { retired } from '../invoice/invoice.sources.ts';
import { type PreparedQuotation, prepareQuotation, type QuotationForm } from './quotation.prepare.ts';
import { type QuotedLine, readQuotedLines } from './quotation.prices.ts';
import { getQuotation, readLines } from './quotation.queries.ts';
import { quotationApproval, type QuotationRecord } from './quotation.rows.ts';
import { insertQuotation, replaceQuotation } from './quotation.write.ts';

type Contract = typeof quotationContract;
type Saved = Answer<Contract['create']>;

/** Writes a new quotation: a draft, or at once one that is published with its number. */
export async function createQuotation(context: Context, { body }: Input<Contract['create']>): Promise<Saved> {
  const prepared = await prepareQuotation(context, body);
  return finish(context, prepared, await insertQuotation(context, prepared));
}

/** Writes a draft anew, and publishes it when it is now to be. What is published is never changed. */
export async function updateQuotation(context: Context, { body }: Input<Contract['update']>): Promise<Saved> {
  const draft = await lockDraft(context, body.id ?? 0, body.version);
  if (body.state === 'PUBLISHED' && !context.can('quotation.create')) fail('common.forbidden', { status: 403 });
  return writeDraft(context, draft, await prepareQuotation(context, body, { draftId: draft.id }));
}

/** Publishes a draft as it was saved: at another total than it was saved with, nothing is published. */
export async function publishQuotation(
  context: Context,
  { params, body }: Input<Contract['publish']>,
): Promise<Answer<Contract['publish']>> {
  const draft = await lockDraft(context, params.id, body.version);
  const form = formOf(draft, await quotedOf(context, draft));
  const expectedTotal = rupeesOf(draft.total_paisa);
  const published: QuotationForm = { ...form, state: 'PUBLISHED', expectedTotal };
  return writeDraft(context, draft, await prepareQuotation(context, published, { draftId: draft.id }));
}

/** Writes a draft anew; one that is published under an approval only as it was approved. */
function writeDraft(context: Context, { id }: QuotationRecord, prepared: PreparedQuotation): Promise<Saved> {
  return asApproved(prepared.approval, {
    read: () => getQuotation(context, { params: { id } }),
    content: soldContent,
    write: async () => finish(context, prepared, await replaceQuotation(context, prepared, id)),
  });
}

/**
 * A new draft of today with the same lines at the same rates, which holds for as many days. What is retired meanwhile,
 * and a unit that is gone or counts otherwise, stands on it, so that nothing is left out or changed unseen: it is refused when the draft is saved or published.
 */
export async function duplicateQuotation(
  context: Context,
  { params }: Input<Contract['duplicate']>,
): Promise<Answer<Contract['duplicate']>> {
  const { today } = context;
  const row = await readQuotation(context, params.id);
  const until = addDays(today, daysBetween(storedDay(row.dated_on), storedDay(row.due_on)));
  const quoted = await quotedOf(context, row);
  const form = { ...formOf(row, quoted), issuedDateAD: formatAdDate(today), dueDateAD: formatAdDate(until) };
  const keptUnits = await readKeptUnits(context, quoted.map(storedCountOf));
  const prepared = await prepareQuotation(context, form, { forgiven: retired, keptUnits });
  const id = await insertQuotation(context, prepared);
  context.say('quotation.copied');
  return tellWaiting(context, quotationApproval, 'QUOTATION', await getQuotation(context, { params: { id } }));
}

/** Takes a draft away for good; it never had a number. */
export async function removeQuotationDraft(
  context: Context,
  { params }: Input<Contract['removeDraft']>,
): Promise<Answer<Contract['removeDraft']>> {
  const row = await lockQuotation(context, params.id);
  if (row.state !== 'DRAFT') return fail('goodsLines.draftOnly', { status: 409 });
  await context.db.query('delete from quotation where business_id = $1 and id = $2', [context.businessId, row.id]);
  context.say('invoice.draftRemoved');
  return {};
}

async function lockDraft(context: Context, id: number, version: number | undefined): Promise<QuotationRecord> {
  const row = await lockQuotation(context, id);
  if (row.state !== 'DRAFT') return fail('quotation.publishedImmutable', { status: 409 });
  if (version !== undefined && version !== row.version) return failStale();
  return row;
}

/** Takes the number of one that is to be published: the last step, so that its series has no gap. */
async function finish(context: Context, { form, sources, quotedOn }: PreparedQuotation, id: number): Promise<Saved> {
  const { db, businessId, calendar, exchange } = context;
  if (form.state !== 'PUBLISHED') {
    context.say('invoice.savedDraft');
    return tellWaiting(context, quotationApproval, 'QUOTATION', await getQuotation(context, { params: { id } }));
  }
  const { kind, prefix } = quotationSeries;
  const year = fiscalYearOf(quotedOn, calendar).label;
  const [row] = await db.query<{ number: string | null }>(
    'select publish_quotation($1, $2, $3, $4, $5, $6, $7) as number',
    [businessId, id, sources.outlet.id, kind, year, prefix, exchange.idempotencyKey],
  );
  context.say('quotation.published', { number: row?.number ?? '' });
  return getQuotation(context, { params: { id } });
}

/** The form of a quotation as it was saved, at the rates that were written. */
function formOf(row: QuotationRecord, lines: readonly QuotedLine[]): QuotationForm {
  return {
    state: 'DRAFT',
    outletId: row.outlet_id,
    customerId: row.customer_id,
    issuedDateAD: row.dated_on,
    issuedDateBS: null,
    dueDateAD: row.due_on,
    dueDateBS: null,
    discountType: row.discount_type,
    discount: rupeesOf(row.discount_value),
    shippingCharge: rupeesOf(row.shipping_paisa),
    remarks: row.remarks,
    expectedTotal: null,
    lines: lines.map(lineFormOf),
  };
}

/** Its lines with what has changed since. */
async function quotedOf(context: Context, row: QuotationRecord): Promise<QuotedLine[]> {
  return readQuotedLines(context, row, await readLines(context, row.id));
}
