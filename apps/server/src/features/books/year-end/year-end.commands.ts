import type { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import type { Input } from '@bahi/contract/endpoint';
import { type FiscalYear, formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { closingLines, type ProfitAccount } from '@bahi/domain/posting/accounts/year-closing';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readFiscalYear } from '../../../platform/core/fiscal-years.ts';
import { holdRegister } from '../asset/asset.commands.ts';
import { takeBackVoucher } from '../voucher/voucher.cancel.ts';
import { writeVoucher } from '../voucher/voucher.write.ts';
import { readBefore, readOutletIds } from './year-end.before.ts';
import { balancesOf, readProfit } from './year-end.figures.ts';
import { readYearEnd, type YearEnd } from './year-end.queries.ts';
import { lastDayText, readClosing, readState, type YearState } from './year-end.year.ts';

type Contract = typeof yearEndContract;

/**
 * Closes a year that is over: in each outlet a voucher of its last day clears income and expenses and takes the profit to
 * the owner. Profit and loss of the year stays what it was, and nothing more is written into the year.
 */
export async function closeYear(context: Context, { body }: Input<Contract['close']>): Promise<YearEnd> {
  const year = readFiscalYear(context, body.fiscalYear);
  const named = namedOf(context, year);
  // What is written down by a year that is closed stands: whoever posts a year or an asset holds the register before.
  await holdRegister(context, { isAlone: true });
  const state = await takeYear(context, year);
  if (!state.isOver)
    fail('yearEnd.notOver', { ...named, parameters: { ...named.parameters, day: lastDayText(context, year) } });
  if (state.isClosed) fail('yearEnd.alreadyClosed', named);
  refuseHeld(context, year, state);
  await refuseBefore(context, year, state);
  if ((await writeClosing(context, year, body)) === 0) fail('yearEnd.nothing', named);
  context.say('yearEnd.closed', named.parameters);
  return readYearEnd(context, year);
}

/** Takes the closing vouchers of a year back, in all outlets together: the year is as it was before. */
export async function reopenYear(context: Context, { body }: Input<Contract['reopen']>): Promise<YearEnd> {
  const year = readFiscalYear(context, body.fiscalYear);
  const { isClosed, ...held } = await takeYear(context, year);
  const named = namedOf(context, year);
  if (!isClosed) fail('yearEnd.notClosed', named);
  refuseHeld(context, year, held);
  for (const voucher of await readClosing(context, year)) await takeBackVoucher(context, voucher, body.reason);
  context.say('yearEnd.reopened', named.parameters);
  return readYearEnd(context, year);
}

/** Waits for all that is being posted and holds back what comes, and then looks at what holds the year. */
async function takeYear(context: Context, year: FiscalYear): Promise<YearState> {
  if (context.outletId !== null) fail('yearEnd.ofAllOutlets', { status: 403 });
  await context.db.query('select id from outlet where business_id = $1 order by id for update', [context.businessId]);
  return readState(context, year);
}

function refuseHeld(
  context: Context,
  year: FiscalYear,
  { isLocked, isLaterClosed }: Pick<YearState, 'isLocked' | 'isLaterClosed'>,
): void {
  if (isLocked) fail('yearEnd.locked', { status: 409, parameters: { day: lastDayText(context, year) } });
  if (isLaterClosed) fail('yearEnd.laterClosed', { status: 409 });
}

/** Refuses a year of which something comes before, and says what. */
async function refuseBefore(context: Context, year: FiscalYear, state: YearState): Promise<void> {
  const before = await readBefore(context, year, state);
  if (before === null) return;
  const key = before.act === 'CLOSE' ? 'yearEnd.formerFirst' : 'yearEnd.depreciationFirst';
  fail(key, namedOf(context, { label: before.fiscalYear }));
}

/** A year as what is said of it names it, at its field. */
function namedOf({ language }: Context, { label }: Pick<FiscalYear, 'label'>) {
  return { field: 'fiscalYear', parameters: { year: formatFiscalYear(label, language) } };
}

type Wished = { onto: ProfitAccount; narration: string | null };

/** Writes the voucher of each outlet that earned or spent anything; answers how many. */
async function writeClosing(context: Context, year: FiscalYear, { onto, narration }: Wished): Promise<number> {
  let place = 0;
  for (const outletId of await readOutletIds(context)) {
    const cleared = closingLines(balancesOf(await readProfit(context, year, outletId)), onto);
    if (cleared.length === 0) continue;
    const lines = cleared.map((line) => ({ ...line, narration: null }));
    await writeVoucher(context, 'CLOSING_VOUCHER', { outletId, day: year.lastDay, narration, lines, place });
    place += 1;
  }
  return place;
}
