import { asPaisa, rupeesFromPaisa } from '@bahi/domain/money';

/** A stored amount of paisa as it is answered. */
export function rupeesOf(storedPaisa: number): number {
  return rupeesFromPaisa(asPaisa(storedPaisa));
}
