/** Below this many amounts chance alone moves the shares too far (M. Nigrini, Benford's Law, 2012, ch. 4). */
export const fewestAmounts = 300;
/** Chi-square of 8 degrees of freedom that chance exceeds once in a hundred times. */
const chiSquareBound = 20.09;
/** Mean absolute deviation from which on first digits do not conform (Nigrini, table 7.1). */
const deviationBound = 0.015;
/** The z-statistic that chance exceeds once in a hundred times. */
const digitBound = 2.576;

/** A first digit that stands out, with its share and the one that was to be expected, both in per cent. */
export type DigitFinding = { readonly digit: number; readonly share: number; readonly expected: number };

/** How often amounts of trade begin with a digit from 1 to 9 by Benford's law: log10(1 + 1/d). */
export function benfordShare(digit: number): number {
  return Math.log10(1 + 1 / digit);
}

/**
 * The first digits that more amounts begin with than Benford's law and chance explain, of how many amounts begin with 1
 * to 9 in this order. None while the amounts are few or, taken together, conform: chi-square judges few amounts, the mean
 * absolute deviation many, of which chi-square refuses any.
 */
export function unlikelyFirstDigits(counts: readonly number[]): DigitFinding[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (counts.length !== 9 || all < fewestAmounts) return [];
  const digits = counts.map((count, position) => ({ count, share: count / all, expected: benfordShare(position + 1) }));
  const chiSquare = digits.reduce(
    (sum, { count, expected }) => sum + (count - all * expected) ** 2 / (all * expected),
    0,
  );
  const deviation = digits.reduce((sum, { share, expected }) => sum + Math.abs(share - expected), 0) / digits.length;
  if (chiSquare <= chiSquareBound || deviation <= deviationBound) return [];
  return digits.flatMap(({ share, expected }, position) => {
    const z = (share - expected - 1 / (2 * all)) / Math.sqrt((expected * (1 - expected)) / all);
    return z > digitBound ? [{ digit: position + 1, share: perCent(share), expected: perCent(expected) }] : [];
  });
}

function perCent(share: number): number {
  return Math.round(share * 1000) / 10;
}
