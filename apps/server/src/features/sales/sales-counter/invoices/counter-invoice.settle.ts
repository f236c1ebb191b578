import type { Input } from '@bahi/contract/endpoint';
import type { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import type { Context, OpenContext } from '../../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../../platform/core/errors.ts';
import type { Row } from '../../../../platform/database/table-types.ts';
import { inTransaction } from '../own-transaction.ts';
import { postKept } from '../take/counter.post.ts';
import { getCounterInvoice } from './counter-invoice.queries.ts';
import type { CounterInvoiceDetail } from './counter-invoice.rows.ts';

type Contract = typeof salesCounterContract;

/** Tries to post one again, once what stood in its way is mended. By this the day of a wrong clock is taken as printed. */
export async function retryInvoice(
  context: OpenContext,
  { params, body }: Input<Contract['retry']>,
): Promise<CounterInvoiceDetail> {
  await inTransaction(context, async (own) => {
    const { state } = await takeInvoice(own, params.id, body.version);
    if (state === 'LOST') fail('salesCounter.lostNotPosted', { status: 409 });
    if (state !== 'REFUSED' && state !== 'KEPT') fail('salesCounter.notOpen', { status: 409 });
  });
  await postKept(context, params.id, { isTriedAgain: true });
  const invoice = await inTransaction(context, (own) => getCounterInvoice(own, params.id));
  const { number, reason } = invoice;
  if (invoice.state === 'POSTED') context.say('salesCounter.posted', { number });
  else context.say('salesCounter.notPosted', { number, reason: reason ?? '' });
  return invoice;
}

/** Says what became of a number that is in no books: never silently, and with the invoice in its place, if there is one. */
export async function settleInvoice(
  context: Context,
  { params, body }: Input<Contract['settle']>,
): Promise<CounterInvoiceDetail> {
  const { db, businessId, session } = context;
  const row = await takeInvoice(context, params.id, body.version);
  if (row.state !== 'REFUSED' && row.state !== 'LOST') fail('salesCounter.notOpen', { status: 409 });
  if (body.invoiceId !== null) await refuseOther(context, row, body.invoiceId);
  await db.query(
    `update counter_invoice set state = 'SETTLED', settled_invoice_id = $3, settled_by = $4, settled_by_name = $5,
       settled_at = now(), settle_reason = $6, version = version + 1 where business_id = $1 and id = $2`,
    [businessId, row.id, body.invoiceId, session.userId, session.fullName, body.reason],
  );
  context.say('salesCounter.settled', { number: row.number });
  return getCounterInvoice(context, row.id);
}

async function takeInvoice(
  { db, businessId }: Context,
  id: number,
  version: number | undefined,
): Promise<Row<'counter_invoice'>> {
  const [row] = await db.query<Row<'counter_invoice'>>(
    'select * from counter_invoice where business_id = $1 and id = $2 for update',
    [businessId, id],
  );
  if (row === undefined) return failNotFound();
  return version !== undefined && version !== row.version ? failStale() : row;
}

/** Only an invoice that is in force stands in its place, of the same outlet and no counter's own; each for one number. */
async function refuseOther(
  { db, businessId }: Context,
  { outlet_id: outletId }: Row<'counter_invoice'>,
  invoiceId: number,
): Promise<void> {
  const [other] = await db.query<{ id: number }>(
    `select document.id from document join invoice on invoice.business_id = $1 and invoice.id = document.id
     where document.business_id = $1 and document.id = $2 and document.state = 'FINAL' and document.outlet_id = $3
       and document.counter_id is null
       and not exists (select from counter_invoice own where own.business_id = $1 and own.settled_invoice_id = document.id)`,
    [businessId, invoiceId, outletId],
  );
  if (other === undefined) fail('salesCounter.instead', { field: 'invoiceId' });
}
