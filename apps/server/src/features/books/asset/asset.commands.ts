import type { assetContract } from '@bahi/contract/books/asset/asset.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { isInFuture } from '@bahi/domain/calendar/document-days';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { absorbedThirds } from '@bahi/domain/numbers/depreciation';
import { paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { refuseEditWithout } from '../../../platform/database/write-record.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { readOutlet } from '../ledger/document-outlet.ts';
import { readHolds, refuseHeld } from './asset.holds.ts';
import { getAsset } from './asset.queries.ts';
import type { Asset } from './asset.rows.ts';

type Contract = typeof assetContract;
type Form = Input<Contract['save']>['body'];

/** Registers an asset, or mends one whose year is not written down yet. */
export async function saveAsset(context: Context, { body }: Input<Contract['save']>): Promise<Asset> {
  refuseEditWithout(context, 'asset.update', body);
  if (body.pool !== 'E' && body.usefulYears !== null) fail('asset.lifeOfIntangible', { field: 'usefulYears' });
  const day = await boughtOnOf(context, body);
  const { id: outletId } = await readOutlet(context, body.outletId);
  const columns = { ...columnsOf(context, body, day), outlet_id: outletId };
  const id = body.id === undefined ? await insertAsset(context, columns) : await mendAsset(context, body, columns);
  context.say('asset.saved');
  return getAsset(context, id);
}

/** Its year has to be open on its last day, on which it is written down, and not written down yet. */
async function boughtOnOf(context: Context, form: Form): Promise<CalendarDay> {
  const { calendar, today } = context;
  const sent = { ad: form.boughtOnAD, bs: form.boughtOnBS };
  const day = readRequiredDay(calendar, sent, { ad: 'boughtOnAD', bs: 'boughtOnBS' });
  if (isInFuture(day, today)) fail('common.dateFuture', { field: 'boughtOnAD' });
  refuseHeld((await readHolds(context)).ofPurchase(day), 'boughtOnAD');
  return day;
}

function columnsOf({ calendar }: Context, form: Form, day: CalendarDay) {
  const date = bothDates(day, calendar);
  return {
    name: form.name,
    name_np: form.nameNp,
    pool: form.pool,
    bought_on: date.ad,
    bought_on_bs: date.bs,
    fiscal_year: fiscalYearOf(day, calendar).label,
    absorbed_thirds: absorbedThirds(day, calendar),
    cost_paisa: paisaFromRupees(form.cost) ?? zeroPaisa,
    half_years: form.usefulYears === null ? null : form.usefulYears * 2,
    note: form.note,
  };
}
type Columns = ReturnType<typeof columnsOf> & { outlet_id: number };

async function insertAsset(context: Context, columns: Columns): Promise<number> {
  const { db, businessId, session } = context;
  await holdRegister(context);
  return insertRow(db, 'asset', {
    business_id: businessId,
    ...columns,
    disposed_on: null,
    disposed_on_bs: null,
    disposed_year: null,
    proceeds_paisa: null,
    voucher_id: null,
    invoice_id: null,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
}

async function mendAsset(context: Context, { id = 0, version }: Form, columns: Columns): Promise<number> {
  const { db, businessId } = context;
  const former = await takeAsset(context, id, version);
  await refuseInPlace(context, former);
  await db
    .tables()
    .updateTable('asset')
    .set({ ...columns, version: former.version + 1 })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
  return id;
}

/** Neither mended nor removed: what is no longer in use, and what stands in a year that is written down, locked or closed. */
async function refuseInPlace(context: Context, { disposed_on: gone, bought_on: bought }: Row<'asset'>): Promise<void> {
  if (gone !== null) fail('asset.notInUse', { status: 409 });
  refuseHeld((await readHolds(context)).ofPurchase(storedDay(bought)));
}

/**
 * Holds the register until the transaction ends: with all others who write an asset, or, for a year that is posted or
 * taken back, alone. What a year was written down from is so what it stands on.
 */
export async function holdRegister({ db, businessId }: Context, { isAlone = false } = {}): Promise<void> {
  const alone = `select pg_advisory_xact_lock(hashtextextended('asset register', $1))`;
  const together = `select pg_advisory_xact_lock_shared(hashtextextended('asset register', $1))`;
  await db.query(isAlone ? alone : together, [businessId]);
}

/** The asset, held until the transaction ends, as whoever changes it saw it. */
export async function takeAsset(context: Context, id: number, version: number | undefined): Promise<Row<'asset'>> {
  const { db, businessId } = context;
  await holdRegister(context);
  const [row] = await db.query<Row<'asset'>>('select * from asset where business_id = $1 and id = $2 for update', [
    businessId,
    id,
  ]);
  if (row === undefined) return failNotFound();
  if (version !== undefined && version !== row.version) failStale();
  return row;
}

/** Takes one out of the register that was entered by mistake, while no year stands on it. */
export async function removeAsset(
  context: Context,
  { params, query }: Input<Contract['remove']>,
): Promise<Answer<Contract['remove']>> {
  const { db, businessId } = context;
  const asset = await takeAsset(context, params.id, query.version);
  await refuseInPlace(context, asset);
  await db.query('delete from asset where business_id = $1 and id = $2', [businessId, asset.id]);
  context.say('asset.removed');
  return { id: asset.id };
}

/** A day as its columns have it. */
export function dayColumns({ calendar }: Context, day: CalendarDay) {
  return { on: formatAdDate(day), bs: bothDates(day, calendar).bs, year: fiscalYearOf(day, calendar).label };
}
