import type { Input } from '@bahi/contract/endpoint';
import type { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { counterStem } from '@bahi/domain/counter/counter-number';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { changeRows, insertRow } from '../../../platform/database/write-rows.ts';
import { readOutlet } from '../../books/ledger/document-outlet.ts';
import { invoiceSeries } from '../invoice/invoice.rows.ts';
import { getCounter, type CounterDetail } from './sales-counter.queries.ts';
import { takeCounter } from './sales-counter.rows.ts';

type Contract = typeof salesCounterContract;

/** Makes a counter that has no device yet, with the next code of its outlet, which stays that outlet's from now on. */
export async function createCounter(context: Context, { body }: Input<Contract['create']>): Promise<CounterDetail> {
  const { db, businessId, session } = context;
  const outlet = await readOutlet(context, body.outletId);
  // Two at once each get a code of their own, by the code that the outlet has until this is over.
  const [held] = await db.query<{ code: string }>(
    'select code from outlet where business_id = $1 and id = $2 for no key update',
    [businessId, outlet.id],
  );
  const [row] = await db.query<{ place: number }>(
    'select coalesce(max(place), 0) + 1 as place from sales_counter where business_id = $1 and outlet_id = $2',
    [businessId, outlet.id],
  );
  const place = row?.place ?? 1;
  const code = `C${place}`;
  const id = await insertRow(db, 'sales_counter', {
    ...notYet,
    business_id: businessId,
    outlet_id: outlet.id,
    place,
    code,
    name: body.name,
    number_stem: counterStem({
      prefix: invoiceSeries.prefix,
      outletCode: held?.code ?? outlet.code,
      counterCode: code,
    }),
    created_by: session.userId,
    created_by_name: session.fullName,
  });
  context.say('salesCounter.saved');
  return getCounter(context, id);
}

/** What comes when a device is registered, it is frozen, lifted or closed. */
const notYet = {
  freeze_reason: null,
  frozen_at: null,
  device_id: null,
  device_name: null,
  device_key: null,
  registered_by: null,
  registered_by_name: null,
  registered_at: null,
  lifted_by: null,
  lifted_by_name: null,
  lifted_at: null,
  lift_reason: null,
  closed_by: null,
  closed_by_name: null,
  closed_at: null,
  close_reason: null,
} as const;

/** Calls it otherwise; its code stays. */
export async function renameCounter(
  context: Context,
  { params, body }: Input<Contract['rename']>,
): Promise<CounterDetail> {
  const { id } = await takeCounter(context, params.id, body.version);
  await changeRows(context.db, 'sales_counter', { business_id: context.businessId, id }, { name: body.name });
  context.say('salesCounter.saved');
  return getCounter(context, id);
}

/** Lets a counter sell again whose totals were not as printed, once nothing refused of it waits. */
export async function liftCounter(context: Context, { params, body }: Input<Contract['lift']>): Promise<CounterDetail> {
  const { db, businessId, session } = context;
  const counter = await takeCounter(context, params.id, body.version);
  const [open] = await db.query<{ id: number }>(
    `select id from counter_invoice where business_id = $1 and counter_id = $2 and state = 'REFUSED' limit 1`,
    [businessId, counter.id],
  );
  if (counter.state !== 'FROZEN' || counter.freeze_reason !== 'TOTALS' || open !== undefined)
    fail('salesCounter.notLiftable', { status: 409 });
  await db.query(
    `update sales_counter set state = 'ACTIVE', freeze_reason = null, frozen_at = null, lifted_by = $3, lifted_by_name = $4,
       lifted_at = now(), lift_reason = $5, version = version + 1 where business_id = $1 and id = $2`,
    [businessId, counter.id, session.userId, session.fullName, body.reason],
  );
  context.say('salesCounter.lifted', { code: counter.code });
  return getCounter(context, counter.id);
}
