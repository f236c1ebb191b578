import { toLatin } from '../../numbers/digits.ts';
import { asPaisa, isPaisa, negatePaisa, type Paisa } from '../../numbers/money.ts';

/** Money of a cell, or that what is written there is none. */
export type Money = Paisa | 'unreadable';

/** What binary fractions of a workbook leave over, in rupees: `1123.1499999999999` is 1,123.15, `1.005` is no money. */
const leftOver = 1e-6;

/**
 * Money as it is written in statements: `1,23,456.78`, `(500.00)`, `-500`, `500-`, `500.00 Dr`, `1E5`, in digits of either
 * script. Null where nothing is written.
 */
export function readMoney(text: string): Money | null {
  const plain = toLatin(text)
    .toLowerCase()
    .replaceAll(/npr|rs\.?|रु\.?|[\s,]/gu, '');
  if (plain === '' || /^[-–—.]+$/u.test(plain)) return null;
  const inBrackets = /^\((.+)\)((?:dr|cr)?)$/u.exec(plain);
  const bare = inBrackets === null ? plain : `${inBrackets[1] ?? ''}${inBrackets[2] ?? ''}`;
  const found = /^([-+−])?(\d+(?:\.\d*)?(?:e[-+]?\d{1,3})?)([-−])?(dr|cr)?\.?$/u.exec(bare);
  if (found === null) return 'unreadable';
  const [, before, digits = '', after, side] = found;
  if (before !== undefined && after !== undefined) return 'unreadable';
  const rupees = Number(digits);
  const paisa = Math.round(rupees * 100);
  if (!isPaisa(paisa) || Math.abs(rupees - paisa / 100) > leftOver) return 'unreadable';
  const isBelow = inBrackets !== null || before === '-' || before === '−' || after !== undefined || side === 'dr';
  return isBelow ? negatePaisa(asPaisa(paisa)) : asPaisa(paisa);
}
