import { asPaisa, type Paisa, paisaFromRupees, rupeesFromPaisa } from '@bahi/domain/money';

/** A stored amount of paisa as it is answered. */
export function rupeesOf(storedPaisa: number): number {
  return rupeesFromPaisa(asPaisa(storedPaisa));
}

/** Rupees of a validated body, which have two decimals at most, as they are stored. Throws RangeError for any other. */
export function paisaOf(rupees: number): Paisa {
  const paisa = paisaFromRupees(rupees);
  if (paisa === null) throw new RangeError(`not an amount of rupees: ${rupees}`);
  return paisa;
}
