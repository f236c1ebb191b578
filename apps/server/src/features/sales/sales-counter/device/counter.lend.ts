import type { Answer, Input } from '@bahi/contract/endpoint';
import { lentHours, lentInvoices } from '@bahi/contract/sales/sales-counter/counter-device';
import type { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { type CounterHead, isSetBack, noHash } from '@bahi/domain/counter/counter-link';
import { counterNumberBegins } from '@bahi/domain/counter/counter-number';
import type { Context } from '../../../../platform/core/context.ts';
import { dateAt } from '../../../../platform/core/moments.ts';
import { insertRow } from '../../../../platform/database/write-rows.ts';
import { type Counter, freezeCounter } from '../sales-counter.rows.ts';
import { counterNowOf, takeShownCounter } from './counter.device.ts';
import { readHeads } from './counter.heads.ts';

type Contract = typeof salesCounterContract;
type Lend = NonNullable<Answer<Contract['lend']>['lend']>;

const hourMilliseconds = 3_600_000;

/**
 * Lends a counter its series for some hours and invoices, where its storage is the one that issued what came so far. One
 * that was set back to an earlier moment would give numbers a second time: it sells no more.
 */
export async function lendSeries(
  context: Context,
  { body }: Input<Contract['lend']>,
): Promise<Answer<Contract['lend']>> {
  const counter = await takeShownCounter(context, body);
  const heads = await readHeads(context, counter.id);
  const isBehind = isSetBack(heads, body.heads);
  const waits = isBehind && (await mayBeOvertaken(context, { body, heads }));
  if (isBehind && !waits) await freezeCounter(context, counter, 'OLD_PROFILE');
  const goesOn = counter.state === 'ACTIVE' && !isBehind && body.isOnlyAsked !== true;
  return {
    lend: goesOn ? await lendTo(context, counter, body.heads) : null,
    counter: await counterNowOf(context, counter),
    heads,
    serverNow: dateAt(context.now).toISOString(),
  };
}

/**
 * Whether a request that says an earlier moment may have been overtaken on its way by what was sold since. A storage that
 * was set back says so again, knowing the head that it was told; a request that nobody waits for any more never does.
 */
async function mayBeOvertaken(
  { db, businessId }: Context,
  { body, heads }: { body: Input<Contract['lend']>['body']; heads: readonly CounterHead[] },
): Promise<boolean> {
  if (heads.some(({ hash }) => hash !== noHash && hash === body.confirms)) return false;
  for (const { fiscalYear, sequence, hash } of body.heads) {
    const head = heads.find((one) => one.fiscalYear === fiscalYear);
    if (head === undefined || sequence > head.sequence || sequence === 0) continue;
    const [row] = await db.query<{ hash: string | null }>(
      `select hash from counter_invoice
       where business_id = $1 and counter_id = $2 and fiscal_year = $3 and sequence = $4`,
      [businessId, body.counterId, fiscalYear, sequence],
    );
    if (row?.hash !== hash) return false;
  }
  return true;
}

/** So long the last one is given again where nothing was sold since: who asks each moment is not lent each moment. */
const againMilliseconds = 5 * 60_000;

type Lent = { id: number; from_at: Date; until_at: Date; invoices: number };
type Heads = Input<Contract['lend']>['body']['heads'];

/** Nothing was sold on it by what its device says, and nothing came. */
async function lentJustNow(
  { db, businessId, now }: Context,
  { id: counterId }: Counter,
  heads: string,
): Promise<Lent | null> {
  const [last] = await db.query<Lent & { is_same: boolean }>(
    `select id, from_at, until_at, invoices, heads = $3::jsonb as is_same from counter_lend
     where business_id = $1 and counter_id = $2 order by id desc limit 1`,
    [businessId, counterId, heads],
  );
  const age = now - (last?.from_at.getTime() ?? 0);
  return last !== undefined && last.is_same && age >= 0 && age < againMilliseconds ? last : null;
}

async function newLend({ db, businessId, session, now }: Context, counter: Counter, heads: string): Promise<Lent> {
  const lent = { from_at: dateAt(now), until_at: dateAt(now + lentHours * hourMilliseconds), invoices: lentInvoices };
  const id = await insertRow(db, 'counter_lend', {
    business_id: businessId,
    outlet_id: counter.outlet_id,
    counter_id: counter.id,
    ...lent,
    lent_to: session.userId,
    lent_to_name: session.fullName,
    heads,
  });
  return { id, ...lent };
}

async function lendTo(context: Context, counter: Counter, stated: Heads): Promise<Lend> {
  const { calendar } = context;
  const inOrder = stated.toSorted((one, other) => one.fiscalYear.localeCompare(other.fiscalYear));
  const heads = JSON.stringify(inOrder.map(({ fiscalYear, sequence }) => ({ fiscalYear, sequence })));
  const lent = (await lentJustNow(context, counter, heads)) ?? (await newLend(context, counter, heads));
  const { id, from_at: fromAt, until_at: untilAt, invoices } = lent;
  const years = [fromAt, untilAt]
    .map((moment) => moment.getTime())
    .map((moment) => fiscalYearOf(todayInKathmandu(moment), calendar));
  const reached = years.filter(({ label }, position) => years.findIndex((year) => year.label === label) === position);
  return {
    id,
    fromAt: fromAt.toISOString(),
    untilAt: untilAt.toISOString(),
    invoices,
    years: reached.map(({ label, firstDay, lastDay }) => ({
      fiscalYear: label,
      firstDayAD: formatAdDate(firstDay),
      lastDayAD: formatAdDate(lastDay),
      numberBegins: counterNumberBegins(counter.number_stem, label),
    })),
  };
}
