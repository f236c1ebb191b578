import { asPaisa, type Paisa, zeroPaisa } from '../../numbers/money.ts';
import { type TypedBoxes, type VatFigures, vatReturnOf, wholeRupees } from '../../numbers/vat-return.ts';
import { assertBalanced, credit, debit, type JournalLine } from '../ledger.ts';
import type { Posting } from '../stock-ledger.ts';

/**
 * What writes on the accounts of VAT and is none of the tax of its own day: what is paid of a month, what its return says
 * beside the registers, and what the business began with. The registers have none of it, and the lock of VAT does not hold it.
 */
export const vatBesideRegisters = ['VAT_PAYMENT', 'VAT_RETURN', 'OPENING_VOUCHER'] as const;

/** What stands on the two accounts of VAT: what is owed of sales, and what purchases gave to set off. */
export type VatBalances = { output: Paisa; input: Paisa };

/** What a return books beside what documents did, in paisa: each is of the one month. */
export type ReturnEntry = {
  /** Boxes 3.1: what is owed beside sales, and what is credited beside purchases. */
  readonly adjustmentDebit: Paisa;
  readonly adjustmentCredit: Paisa;
  /** Box 8. */
  readonly refund: Paisa;
  /** What whole rupees make of the tax of sales, and of purchases and imports; below zero where they are less. */
  readonly outputRounding: Paisa;
  readonly inputRounding: Paisa;
  /** How much input VAT goes against output VAT. */
  readonly setOff: Paisa;
};

/** Where the accounts stand when a month is filed. */
type Accounts = {
  /** Through the month. */
  balances: VatBalances;
  /** All that is left to pay of the months through it. */
  left: Paisa;
  /** Through the month before, of the first month that is filed: what is of it was said elsewhere, in whole rupees too. */
  begun?: VatBalances | null;
};

/**
 * What filing books: what the return says and the accounts do not, and the set-off, of what stands on the accounts through
 * the month and of what is left to pay of it and of those before. The output VAT that is not to be paid goes against the
 * input VAT that is not carried forward: then the one account says what is to be paid, and the other what is carried.
 */
export function returnEntry(
  figures: VatFigures,
  typed: TypedBoxes,
  { balances, left, begun = null }: Accounts,
): ReturnEntry {
  const paisa = (rupees: number): Paisa => asPaisa(rupees * 100);
  const whole = (amount: Paisa): Paisa => paisa(wholeRupees(amount));
  const said = {
    adjustmentDebit: paisa(typed.adjustmentDebit),
    adjustmentCredit: paisa(typed.adjustmentCredit),
    refund: paisa(typed.refundAsked),
    outputRounding: asPaisa(whole(figures.salesTax) - figures.salesTax),
    inputRounding: asPaisa(
      whole(figures.purchaseTax) -
        figures.purchaseTax +
        whole(figures.importTax) -
        figures.importTax +
        roundingOf(begun),
    ),
  };
  const output = balances.output + said.adjustmentDebit + said.outputRounding;
  const input = balances.input + said.adjustmentCredit + said.inputRounding - said.refund;
  const carried = paisa(vatReturnOf(figures, typed).carriedForward);
  return { ...said, setOff: asPaisa(Math.max(Math.min(output - left, input - carried), 0)) };
}

/** What is missing to whole rupees, the nearest ones, of what months before the first return left. */
function roundingOf(begun: VatBalances | null): number {
  if (begun === null) return 0;
  const net = begun.input - begun.output;
  return Math.round(net / 100) * 100 - net;
}

/** Posts what a return books, each adjustment onto an account of its nature; null where the accounts say it all already. */
export function postVatReturn(outletId: number, entry: ReturnEntry): Posting | null {
  const { adjustmentDebit, adjustmentCredit, refund, outputRounding, inputRounding, setOff } = entry;
  const subject = { outletId };
  const journalLines = assertBalanced([
    ...debit('VAT_ADJUSTED', adjustmentDebit, subject),
    ...credit('OUTPUT_VAT', adjustmentDebit, subject),
    ...debit('INPUT_VAT', adjustmentCredit, subject),
    ...credit('VAT_CREDITED', adjustmentCredit, subject),
    ...credit('OUTPUT_VAT', outputRounding, subject),
    ...debit('INPUT_VAT', inputRounding, subject),
    ...debit('ROUNDING', asPaisa(outputRounding - inputRounding), subject),
    ...debit('VAT_REFUND', refund, subject),
    ...credit('INPUT_VAT', refund, subject),
    ...debit('OUTPUT_VAT', setOff, subject),
    ...credit('INPUT_VAT', setOff, subject),
  ]);
  return journalLines.length === 0 ? null : { journalLines, stockMoves: [], balancesAfter: [] };
}

/**
 * Posts VAT that is paid to the tax office: debit output VAT, credit the account of the money. Throws RangeError for an
 * amount that is not above zero.
 */
export function postVatPayment(outletId: number, money: JournalLine['account'], amount: Paisa): Posting {
  if (amount <= zeroPaisa) throw new RangeError('nothing is paid');
  const journalLines = assertBalanced([
    ...debit('OUTPUT_VAT', amount, { outletId }),
    ...credit(money, amount, { outletId }),
  ]);
  return { journalLines, stockMoves: [], balancesAfter: [] };
}
