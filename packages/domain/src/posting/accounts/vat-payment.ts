import { asPaisa, type Paisa, zeroPaisa } from '../../numbers/money.ts';
import { assertBalanced, credit, debit, type JournalLine } from '../ledger.ts';
import type { Posting } from '../stock-ledger.ts';

/** What stands on the two accounts of VAT: what is owed of sales, and what purchases gave to set off. */
export type VatBalances = { output: Paisa; input: Paisa };

/**
 * How much of the input VAT a payment sets off against the output VAT: as much as stands on the one above all that is left
 * to pay of the month, this payment included, and as there is of the other; so it does not matter in how many parts a month
 * is paid. What is left over is the credit that is carried forward.
 */
export function vatSetOff({ output, input }: VatBalances, left: Paisa): Paisa {
  return asPaisa(Math.max(Math.min(output - left, input), 0));
}

/**
 * Posts VAT that is paid to the tax office: debit output VAT, credit the account of the money, and with it what input VAT
 * is set off. Throws RangeError for an amount that is not above zero.
 */
export function postVatPayment(
  outletId: number,
  money: JournalLine['account'],
  { amount, setOff }: { amount: Paisa; setOff: Paisa },
): Posting {
  if (amount <= zeroPaisa) throw new RangeError('nothing is paid');
  const journalLines = assertBalanced([
    ...debit('OUTPUT_VAT', asPaisa(amount + setOff), { outletId }),
    ...credit('INPUT_VAT', setOff, { outletId }),
    ...credit(money, amount, { outletId }),
  ]);
  return { journalLines, stockMoves: [], balancesAfter: [] };
}
