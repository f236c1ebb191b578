import type { CalendarDay } from '@bahi/domain/calendar-day';
import type { invoiceContract } from '@bahi/contract/invoice/invoice.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { postSalesInvoice } from '@bahi/domain/posting/sales-invoice';
import type { Context } from '../../platform/context.ts';
import { readRequiredDay } from '../../platform/days.ts';
import { fail, failNotFound, failStale } from '../../platform/errors.ts';
import { lockBalances } from '../ledger/balances.ts';
import { recordPosting } from '../ledger/posting.ts';
import { failShortage, totalOf } from './invoice.compute.ts';
import { takeNumber } from './invoice.number.ts';
import { getInvoice } from './invoice.queries.ts';
import { type InvoiceForm, type PreparedInvoice, readSources } from './invoice.sources.ts';
import { insertInvoice, insertLines, replaceDraft } from './invoice.write.ts';

type Contract = typeof invoiceContract;

/** Writes a new bill: a draft, or at once a final one with its number. */
export async function createInvoice(
  context: Context,
  { body }: Input<Contract['create']>,
): Promise<Answer<Contract['create']>> {
  const prepared = await prepare(context, body);
  const invoiceId = await insertInvoice(context, prepared);
  return finish(context, prepared, invoiceId);
}

/** Writes a draft anew, and issues it when it is now final. An issued bill is never changed. */
export async function updateInvoice(
  context: Context,
  { body }: Input<Contract['update']>,
): Promise<Answer<Contract['update']>> {
  const { db, businessId } = context;
  const [existing] = await db.query<{ id: number; state: string; version: number }>(
    'select id, state, version from invoice where business_id = $1 and id = $2 for update',
    [businessId, body.id ?? 0],
  );
  if (existing === undefined) return failNotFound();
  if (body.version !== undefined && body.version !== existing.version) return failStale();
  if (existing.state !== 'DRAFT') return fail('invoice.issuedImmutable', { status: 409 });
  if (body.state === 'FINAL' && !context.can('invoice.create')) return fail('common.forbidden', { status: 403 });
  const prepared = await prepare(context, body);
  await replaceDraft(context, prepared, existing.id);
  return finish(context, prepared, existing.id);
}

async function prepare(context: Context, form: InvoiceForm): Promise<PreparedInvoice> {
  const issuedOn = dayOf(context, form, 'issuedDate');
  const dueOn = dayOf(context, form, 'dueDate');
  if (issuedOn > context.today) fail('invoice.issuedFuture', { field: 'issuedDateAD' });
  if (dueOn < issuedOn) fail('invoice.dueBeforeIssue', { field: 'dueDateAD' });
  const sources = await readSources(context, form);
  return { form, sources, total: totalOf(form, sources), issuedOn, dueOn };
}

function dayOf(context: Context, form: InvoiceForm, name: 'issuedDate' | 'dueDate'): CalendarDay {
  const sent = { ad: form[`${name}AD`], bs: form[`${name}BS`] };
  return readRequiredDay(context.calendar, sent, { ad: `${name}AD`, bs: `${name}BS` });
}

async function finish(
  context: Context,
  prepared: PreparedInvoice,
  invoiceId: number,
): Promise<Answer<Contract['create']>> {
  if (prepared.form.state === 'FINAL') {
    const number = await issue(context, prepared, invoiceId);
    context.say('invoice.issued', { number });
  } else {
    await insertLines(context, prepared, invoiceId);
    context.say('invoice.savedDraft');
  }
  return getInvoice(context, { params: { id: invoiceId } });
}

/**
 * Posts a bill: lines, entry, stock and, as the very last, the number (ledger design). All of it or nothing. Answers
 * the number.
 */
async function issue(context: Context, prepared: PreparedInvoice, invoiceId: number): Promise<string> {
  const { form, sources, total, issuedOn } = prepared;
  const variantIds = sources.sellables.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]));
  const [lineIds, balances] = await Promise.all([
    insertLines(context, prepared, invoiceId),
    lockBalances(context, sources.outlet.id, variantIds),
  ]);
  const posted = postSalesInvoice(
    {
      outletId: sources.outlet.id,
      customerId: form.customerId,
      total,
      lines: sources.sellables.map(({ variantId }) => ({ itemVariantId: variantId })),
    },
    { balances, negativeStockAllowed: sources.seller.negativeStockAllowed },
  );
  if (!posted.ok) return failShortage(posted.errors, sources, balances, context.language);
  const source = { kind: 'SALES_INVOICE', sourceKind: 'INVOICE', sourceId: invoiceId, lineIds };
  const entryId = await recordPosting(
    context,
    { ...source, outletId: sources.outlet.id, day: issuedOn },
    posted.posting,
  );
  return takeNumber(context, { invoiceId, entryId, outlet: sources.outlet, issuedOn });
}
