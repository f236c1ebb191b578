import type { cashOfDay } from '@bahi/contract/books/day-close/day-close-answer';
import type { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import { noteAmount } from '@bahi/domain/posting/cash/day-close';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, dayAsked } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readBookedCash, readClose } from './day-close.books.ts';
import { readCashBox, seesAllBoxes, type Viewer } from './day-close.box.ts';
import { type DayCloseRow, dayCloseRowOf, otherCloseOf } from './day-close.rows.ts';
import { readSince, type Since, unchanged } from './day-close.since.ts';

type Contract = typeof dayCloseContract;

/** What the books say of a box on a day, and which closes stand in the way of closing it. */
export async function readCash(
  context: Context,
  { query }: Input<Contract['cash']>,
): Promise<z.output<typeof cashOfDay>> {
  const box = await readCashBox(context, { moneyAccountId: query.moneyAccountId, outletId: query.outletId ?? null });
  const day = dayAsked(context, query.dayAD);
  const place = { outletId: box.outlet.id, code: box.code };
  const [books, closed, later, outlet] = await Promise.all([
    readBookedCash(context, place, day),
    readClose(context, place, { day, which: 'on' }),
    readClose(context, place, { day, which: 'after' }),
    readOutletNames(context, box.outlet.id),
  ]);
  const date = bothDates(day, context.calendar);
  return {
    outletId: box.outlet.id,
    outletName: outlet.name,
    outletNameNp: outlet.name_np,
    moneyAccountId: box.id,
    accountCode: box.code,
    accountName: box.name,
    accountNameNp: box.nameNp,
    dateAD: date.ad,
    dateBS: date.bs,
    openingAmount: rupeesOf(books.opening),
    betweenAmount: rupeesOf(books.between),
    receivedAmount: rupeesOf(books.received),
    paidAmount: rupeesOf(books.paid),
    expectedAmount: rupeesOf(books.expected),
    movements: books.movements.map(({ what, received, paid, entries }) => ({
      what,
      receivedAmount: rupeesOf(received),
      paidAmount: rupeesOf(paid),
      entries,
    })),
    previous: otherCloseOf(books.previous),
    closed: otherCloseOf(closed),
    later: otherCloseOf(later),
  };
}

async function readOutletNames(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  id: number,
): Promise<{ name: string; name_np: string | null }> {
  const [row] = await db.query<{ name: string; name_np: string | null }>(
    'select name, name_np from outlet where business_id = $1 and id = $2',
    [businessId, id],
  );
  return row ?? failNotFound();
}

type DetailRow = DayCloseRow & { taken_to_name: string | null; taken_to_name_np: string | null };

/** One close with what was counted, and what has changed of it since; 404 for another business's or outlet's. */
export async function getDayClose(
  context: Context,
  { params }: Input<Contract['get']>,
): Promise<Answer<Contract['get']>> {
  const row = await readDayClose(context, params.id);
  return tellDayClose(context, row, await readSince(context, row));
}

/** A close that was made in this very transaction: nothing can have come since, and the kept days follow at its end. */
export async function tellNewClose(context: Context, id: number): Promise<Answer<Contract['get']>> {
  const row = await readDayClose(context, id);
  return tellDayClose(context, row, unchanged(row));
}

async function tellDayClose(context: Context, row: DetailRow, since: Since): Promise<Answer<Contract['get']>> {
  const notes = await readNotes(context, row.id);
  return {
    ...dayCloseRowOf(row),
    openingAmount: rupeesOf(row.opening_paisa),
    betweenAmount: rupeesOf(row.between_paisa),
    receivedAmount: rupeesOf(row.received_paisa),
    paidAmount: rupeesOf(row.paid_paisa),
    otherAmount: rupeesOf(row.coins_paisa),
    notes: notes.map((note) => ({ ...note, amount: rupeesOf(noteAmount(note)) })),
    reason: row.reason,
    takenToName: row.taken_to_name,
    takenToNameNp: row.taken_to_name_np,
    remarks: row.remarks,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelledBy: row.cancelled_by_name,
    cancelReason: row.cancel_reason,
    ...since,
  };
}

/** One close with the names that it shows; 404 where its box is not the viewer's to see. */
export async function readDayClose(viewer: Viewer, id: number): Promise<DetailRow> {
  const { db, businessId, outletId } = viewer;
  const [row] = await db.query<DetailRow>(
    `select day_close.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np, box.id as account_id,
       box.name as account_name, box.name_np as account_name_np, target.name as taken_to_name, target.name_np as taken_to_name_np
     from day_close
     join outlet on outlet.business_id = day_close.business_id and outlet.id = day_close.outlet_id
     join account box on box.business_id = day_close.business_id and box.code = day_close.account_code
     left join account target on target.business_id = day_close.business_id and target.code = day_close.taken_to_code
     where day_close.business_id = $1 and day_close.id = $2 and ($3 or box.is_built_in or box.outlet_id = $4)`,
    [businessId, id, seesAllBoxes(viewer), outletId],
  );
  return row ?? failNotFound();
}

/** What was counted of each note, the largest first. */
export function readNotes(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  id: number,
): Promise<{ rupees: number; pieces: number }[]> {
  return db.query(
    'select rupees, pieces from day_close_note where business_id = $1 and close_id = $2 order by rupees desc',
    [businessId, id],
  );
}
