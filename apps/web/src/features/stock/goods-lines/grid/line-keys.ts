import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { LineDraft } from '../document-draft.ts';
import { choiceOf, salesUnitOf, writtenIn } from '../sold/sold-line.ts';
import type { SoldDetail } from '../sold/use-sold.ts';

/** The key that takes what the customer last paid as the rate. */
export const takeLastKey = '=';

/** The mark of the button that does the same. */
export const takeLast = { 'data-take-last': true } as const;

/**
 * What the key * does in the quantity of a line: it is meant in what its goods are usually sold in, and so written.
 * `units` are those that the goods may be counted in, null while they are not known; `recount` is what the unit makes of the line.
 */
export function pressedToCount(
  line: LineDraft,
  units: SoldDetail['units'] | null,
  onChange: (change: Partial<LineDraft>) => void,
  recount = writtenIn,
) {
  return (event: KeyboardEvent): void => {
    if (event.key !== '*' || line.item === null) return;
    const unit = salesUnitOf(line.item, units);
    if (unit === null) return;
    event.preventDefault();
    if (choiceOf(line.soldIn) === choiceOf(unit)) return;
    flushSync(() => onChange(recount(line, unit)));
    showAnew(event.target);
  };
}

/** A cell shows what is typed in it while it has the focus. */
export function showAnew(cell: EventTarget): void {
  if (!(cell instanceof HTMLInputElement)) return;
  cell.blur();
  cell.focus();
}

/** What the key = does in the rate of a line: the rate is what the customer last paid, where the line offers that. */
export function pressedToTakeLast(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== takeLastKey || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const cell = event.currentTarget.closest('[data-area]');
  const offer = cell?.querySelector<HTMLButtonElement>('[data-take-last]');
  if (offer === null || offer === undefined) return;
  flushSync(() => offer.click());
  showAnew(event.target);
}
