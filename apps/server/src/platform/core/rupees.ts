import { asPaisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';

/** A stored amount of paisa as it is answered. */
export function rupeesOf(storedPaisa: number): number {
  return rupeesFromPaisa(asPaisa(storedPaisa));
}
