import type { Answer, Input } from '@bahi/contract/endpoint';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { saveMasterData, setMasterDataStatus } from '../../../platform/master-data/master-data-write.ts';
import { getTaxRate } from './tax-rate.queries.ts';

type Contract = typeof taxRateContract;
type TaxRate = Answer<Contract['get']>;
const { masterData } = taxRateContract;

/**
 * Marking a rate as the usual one takes the mark from the rate that had it; one always has it. The percentage of a rate
 * that goods have had is not changed in place, nor that of one with changes of their own days.
 */
export async function saveTaxRate(context: Context, form: Input<Contract['save']>['body']): Promise<TaxRate> {
  const usual = await readUsual(context);
  const wasUsual = usual !== null && usual.id === form.id;
  if (wasUsual && !form.isDefault) fail('taxRate.usualNeeded', { field: 'isDefault' });
  if (form.isDefault && !wasUsual) await refuseInactive(context, form.id);
  const rate = form.id === undefined ? form.rate : await keptRate(context, form.id, form.rate);
  if (form.isDefault && usual !== null && !wasUsual)
    await context.db.query('update tax_rate set is_default = false, version = version + 1 where id = $1', [usual.id]);
  return getTaxRate(context, (await saveMasterData(context, masterData, { ...form, rate })).id);
}

/** A rate that documents carry may be retired, and stays on them; the usual one hands its mark on first. */
export async function setTaxRateStatus(context: Context, id: number): Promise<TaxRate> {
  const usual = await readUsual(context);
  if (usual?.id === id) fail('taxRate.usualNeeded', { status: 409 });
  await setMasterDataStatus(context, masterData, id, null);
  return getTaxRate(context, id);
}

/** A rate holds from a later day on; documents of the days before have what held then. */
export async function changeTaxRate(
  context: Context,
  { params, body }: Input<Contract['change']>,
): Promise<Answer<Contract['change']>> {
  const { db, calendar, today } = context;
  const { version } = await lockRate(context, params.id);
  if (body.version !== undefined && body.version !== version) failStale();
  const sent = { ad: body.fromDayAD, bs: body.fromDayBS };
  const day = readRequiredDay(calendar, sent, { ad: 'fromDayAD', bs: 'fromDayBS' });
  if (day <= today) fail('taxRate.fromTomorrow', { field: 'fromDayAD' });
  await db.query(
    `insert into tax_rate_change (tax_rate_id, from_day, rate_hundredths) values ($1, $2, $3)
     on conflict (tax_rate_id, from_day) do update set rate_hundredths = excluded.rate_hundredths`,
    [params.id, formatAdDate(day), Math.round(body.rate * 100)],
  );
  await db.query('update tax_rate set version = version + 1 where id = $1', [params.id]);
  context.say('common.saved');
  return getTaxRate(context, params.id);
}

/** What is planned for a day to come is taken back; what holds already has been taken by documents. */
export async function withdrawTaxRate(
  context: Context,
  { params }: Input<Contract['withdraw']>,
): Promise<Answer<Contract['withdraw']>> {
  const { db, calendar, today } = context;
  await lockRate(context, params.id);
  const names = { ad: 'fromDayAD', bs: 'fromDayBS' };
  const day = readRequiredDay(calendar, { ad: params.fromDayAD, bs: null }, names);
  if (day <= today) fail('taxRate.holdsAlready', { status: 409 });
  const gone = await db.query(
    'delete from tax_rate_change where tax_rate_id = $1 and from_day = $2 returning tax_rate_id',
    [params.id, formatAdDate(day)],
  );
  if (gone.length === 0) failNotFound();
  await db.query('update tax_rate set version = version + 1 where id = $1', [params.id]);
  context.say('common.saved');
  return getTaxRate(context, params.id);
}

/** The percentage that stays in the record, which a form tells as of today. Fails at `rate` where it may not be changed. */
async function keptRate(context: Context, id: number, asked: number): Promise<number> {
  const { is_used: isUsed, rate_hundredths: stored } = await lockRate(context, id);
  const { rate, changes } = await getTaxRate(context, id);
  if (!isUsed && changes.length === 0) return asked;
  if (asked !== rate) fail('taxRate.inUse', { field: 'rate' });
  return stored / 100;
}

type LockedRate = { is_used: boolean; rate_hundredths: number; version: number };

async function lockRate({ db }: Context, id: number): Promise<LockedRate> {
  const [found] = await db.query<LockedRate>(
    'select is_used, rate_hundredths, version from tax_rate where id = $1 for update',
    [id],
  );
  return found ?? failNotFound();
}

/** The usual rate. Nobody else moves the mark until this transaction ends. */
async function readUsual({ db }: Context): Promise<{ id: number } | null> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('tax-rate-usual', 0))`);
  const [usual] = await db.query<{ id: number }>('select id from tax_rate where is_default');
  return usual ?? null;
}

async function refuseInactive({ db }: Context, id: number | undefined): Promise<void> {
  const [inactive] = await db.query('select id from tax_rate where id = $1 and not is_active', [id ?? 0]);
  if (inactive !== undefined) fail('common.inactiveRecord', { field: 'isDefault' });
}
