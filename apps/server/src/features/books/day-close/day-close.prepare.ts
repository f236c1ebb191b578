import type { dayCloseForm } from '@bahi/contract/books/day-close/day-close-form';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isInFuture } from '@bahi/domain/calendar/document-days';
import { formatRupees, type Paisa, paisaOf, subtractPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { cashDifference, countedCash, type CountedNotes } from '@bahi/domain/posting/cash/day-close';
import type { JournalLine } from '@bahi/domain/posting/ledger';
import type { Context } from '../../../platform/core/context.ts';
import { dayText, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refuseLocked } from '../ledger/open-days.ts';
import { type BookedCash, readBookedCash, readClose } from './day-close.books.ts';
import { type CashBox, readCashBox, readTarget, refuseOutOfUse } from './day-close.box.ts';
import type { BoxPlace } from './day-close.movements.ts';

export type DayCloseForm = z.output<typeof dayCloseForm>;

export type PreparedClose = {
  box: CashBox;
  day: CalendarDay;
  books: BookedCash;
  notes: CountedNotes;
  coins: Paisa;
  counted: Paisa;
  difference: Paisa;
  left: Paisa;
  taken: Paisa;
  takenTo: JournalLine['account'] | null;
  handedTo: { id: number | null; name: string | null };
};

/**
 * Judges a close. The outlet is taken before the books are read: all that is being written there is waited for, and what
 * comes later waits, so that the amounts are those of this very moment.
 */
export async function prepareClose(context: Context, form: DayCloseForm): Promise<PreparedClose> {
  const box = await readCashBox(context, form);
  refuseOutOfUse(box);
  const day = await dayOf(context, form);
  const counted = countOf(form);
  const place = { outletId: box.outlet.id, code: box.code };
  await takeOutlet(context, box.outlet.id);
  await refuseClosed(context, place, day);
  const books = await readBookedCash(context, place, day);
  if (paisaOf(form.expectedAmount) !== books.expected) fail('dayClose.booksMoved', { status: 409 });
  const difference = cashDifference(counted.counted, books.expected);
  if (difference !== 0 && form.reason === null) fail('dayClose.reasonMissing', { field: 'reason' });
  const out = await takenOut(context, { box, form, counted: counted.counted });
  return { box, day, books, ...counted, difference, ...out, handedTo: await handedTo(context, form) };
}

async function dayOf(context: Context, form: DayCloseForm): Promise<CalendarDay> {
  const sent = { ad: form.dateAD, bs: form.dateBS };
  const day = readRequiredDay(context.calendar, sent, { ad: 'dateAD', bs: 'dateBS' });
  if (isInFuture(day, context.today)) fail('common.dateFuture', { field: 'dateAD' });
  await refuseLocked(context, { day, field: 'dateAD', hasVat: false });
  return day;
}

function countOf({ notes: typed, otherAmount }: DayCloseForm): Pick<PreparedClose, 'notes' | 'coins' | 'counted'> {
  const twice = typed.findIndex(({ rupees }, at) => typed.findIndex((one) => one.rupees === rupees) !== at);
  if (twice !== -1) fail('dayClose.noteTwice', { field: `notes.${twice}.pieces` });
  if (otherAmount === null && typed.every(({ pieces }) => pieces === null))
    fail('dayClose.countMissing', { field: 'otherAmount' });
  const notes = typed.flatMap(({ rupees, pieces }) => (pieces === null || pieces === 0 ? [] : [{ rupees, pieces }]));
  const coins = otherAmount === null ? zeroPaisa : paisaOf(otherAmount);
  return { notes, coins, counted: countedCash(notes, coins) };
}

/** Waits for all that is being posted in an outlet and holds back what comes, since every entry takes it to share. */
export async function takeOutlet({ db, businessId }: Context, outletId: number): Promise<void> {
  await db.query('select id from outlet where business_id = $1 and id = $2 for update', [businessId, outletId]);
}

/** A box is closed in the order of days: each close begins with what the one before left. */
async function refuseClosed(context: Context, place: BoxPlace, day: CalendarDay): Promise<void> {
  if ((await readClose(context, place, { day, which: 'on' })) !== undefined)
    fail('dayClose.alreadyClosed', { field: 'dateAD' });
  const later = await readClose(context, place, { day, which: 'after' });
  if (later !== undefined)
    fail('dayClose.laterClosed', { field: 'dateAD', parameters: { day: dayText(context, storedDay(later.dated_on)) } });
}

type Counted = { box: CashBox; form: DayCloseForm; counted: Paisa };

async function takenOut(
  context: Context,
  { box, form, counted }: Counted,
): Promise<Pick<PreparedClose, 'left' | 'taken' | 'takenTo'>> {
  const stays = form.leftAmount === null ? null : paisaOf(form.leftAmount);
  if (stays !== null && stays > counted) {
    const amount = formatRupees(counted, context.language);
    fail('dayClose.leftAboveCounted', { field: 'leftAmount', parameters: { amount } });
  }
  if (form.takenToId === null) {
    if (stays !== null && stays < counted) fail('dayClose.takenNowhere', { field: 'takenToId' });
    return { left: counted, taken: zeroPaisa, takenTo: null };
  }
  const target = await readTarget(context, box, form.takenToId);
  if (stays === null) return fail('dayClose.leftMissing', { field: 'leftAmount' });
  if (stays === counted) return fail('dayClose.nothingTaken', { field: 'leftAmount' });
  return { left: stays, taken: subtractPaisa(counted, stays), takenTo: target.code };
}

async function handedTo(
  { db, businessId }: Context,
  { handedToUserId, handedToName }: DayCloseForm,
): Promise<PreparedClose['handedTo']> {
  if (handedToUserId === null) return { id: null, name: handedToName };
  const [user] = await db.query<{ full_name: string }>(
    'select full_name from app_user where business_id = $1 and id = $2 and is_active',
    [businessId, handedToUserId],
  );
  if (user === undefined) return fail('common.choiceUnknown', { field: 'handedToUserId' });
  return { id: handedToUserId, name: user.full_name };
}
