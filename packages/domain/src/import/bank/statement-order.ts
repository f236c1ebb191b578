import type { CalendarDay } from '../../calendar/calendar-day.ts';
import { addPaisa, type Paisa } from '../../numbers/money.ts';

type Counted = { readonly row: number; readonly amount: Paisa; readonly balance: Paisa };
type Line = Counted & { readonly day: CalendarDay };

export type OrderProblem =
  /** The days go back and forth from this row on. */
  | { readonly what: 'wrongOrder'; readonly row: number }
  /** The balance of this row does not follow from the one before it. */
  | { readonly what: 'balanceBreaks'; readonly row: number; readonly expected: Paisa; readonly found: Paisa };

type Proven<L extends Line> =
  | { readonly ok: true; readonly orders: readonly (readonly L[])[] }
  | { readonly ok: false; readonly problem: OrderProblem };

/**
 * Lines with the oldest first, as their balances prove: each is that of the line before and its own amount. A file with the
 * newest first is turned round. Where neither proves, says at which row the nearer of the two breaks.
 *
 * On one day the same amount in and out by turns proves both ways, and both are answered: the caller takes the one that
 * goes on from what is stored. A first statement goes on from nothing: there the order that begins with nothing comes
 * first, as the history of a new account does, else the order in which the file stands.
 */
export function proveOrders<L extends Line>(lines: readonly L[]): Proven<L> {
  const turned = lines.toReversed();
  const [down, up] = [breakOf(lines), breakOf(turned)];
  const [isAscending, isDescending] = [isInOrder(lines), isInOrder(turned)];
  const asIs = down === null && isAscending ? [lines] : [];
  const orders = up === null && isDescending && (asIs.length === 0 || lines.length > 1) ? [...asIs, turned] : asIs;
  if (orders.length > 0)
    return { ok: true, orders: orders.toSorted((one, other) => beginsWith(one) - beginsWith(other)) };
  if (down === null || up === null || !(isAscending || isDescending))
    return { ok: false, problem: { what: 'wrongOrder', row: rowOfTurn(lines) } };
  const newestFirst = !isAscending || (isDescending && countBreaks(turned) < countBreaks(lines));
  return { ok: false, problem: newestFirst ? up : down };
}

/** 0 where nothing was there before the first line, else 1. */
function beginsWith([first]: readonly Counted[]): number {
  return first !== undefined && first.balance === first.amount ? 0 : 1;
}

/** The first line whose balance is not that of the one before it and its own amount; null where all are. */
export function breakOf(lines: readonly Counted[]): (OrderProblem & { what: 'balanceBreaks' }) | null {
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before === undefined) continue;
    const expected = addPaisa(before.balance, line.amount);
    if (expected !== line.balance) return { what: 'balanceBreaks', row: line.row, expected, found: line.balance };
  }
  return null;
}

function countBreaks(lines: readonly Line[]): number {
  return lines.filter((line, at) => {
    const before = lines[at - 1];
    return before !== undefined && addPaisa(before.balance, line.amount) !== line.balance;
  }).length;
}

function isInOrder(lines: readonly Line[]): boolean {
  return lines.every((line, at) => line.day >= (lines[at - 1]?.day ?? line.day));
}

/** The first row whose day goes the other way than those before it. */
function rowOfTurn(lines: readonly Line[]): number {
  let way = 0;
  for (const [at, line] of lines.entries()) {
    const step = Math.sign(line.day - (lines[at - 1]?.day ?? line.day));
    if (step !== 0 && way !== 0 && step !== way) return line.row;
    if (step !== 0) way = step;
  }
  return lines[1]?.row ?? lines[0]?.row ?? 1;
}
