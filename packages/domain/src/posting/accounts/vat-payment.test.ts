import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaisa } from '../../numbers/money.ts';
import { type VatFigures, vatReturnOf } from '../../numbers/vat-return.ts';
import { type JournalLine } from '../ledger.ts';
import { postVatPayment, postVatReturn, returnEntry, type VatBalances } from './vat-payment.ts';

const none = { adjustmentDebit: 0, adjustmentCredit: 0, broughtForward: 0, refundAsked: 0 };
const balances = (output: number, input: number): VatBalances => ({ output: asPaisa(output), input: asPaisa(input) });

/** What documents wrote of a month that had tax of sales, purchases and imports alone. */
function figuresOf(sales: number, purchases: number, imports = 0): VatFigures {
  const [zero, salesTax, purchaseTax, importTax] = [0, sales, purchases, imports].map(asPaisa);
  if (zero === undefined || salesTax === undefined || purchaseTax === undefined || importTax === undefined)
    throw new Error('four amounts');
  return {
    taxableSales: zero,
    salesTax,
    exports: zero,
    exemptSales: zero,
    taxablePurchases: zero,
    purchaseTax,
    taxableImports: zero,
    importTax,
    exemptPurchases: zero,
    exemptImports: zero,
  };
}

/** Credits less debits of output VAT, and debits less credits of input VAT, in paisa. */
function movedBy(lines: readonly JournalLine[] | undefined): [number, number] {
  const sum = (account: string): number =>
    (lines ?? []).filter((line) => line.account === account).reduce((all, line) => all + line.debit - line.credit, 0);
  return [0 - sum('OUTPUT_VAT'), sum('INPUT_VAT') + 0];
}

test('what is to be paid stands on output VAT once a month is filed, and what is carried on input VAT', () => {
  const figures = figuresOf(49_967, 40_020);
  const entry = returnEntry(figures, none, { balances: balances(49_967, 40_020), left: asPaisa(10_000) });
  expect(entry).toMatchObject({ outputRounding: 33, inputRounding: -20, setOff: 40_000 });
  expect(postVatReturn(1, entry)?.journalLines.map((line) => [line.account, line.debit, line.credit])).toEqual([
    ['OUTPUT_VAT', 0, 33],
    ['INPUT_VAT', 0, 20],
    ['ROUNDING', 53, 0],
    ['OUTPUT_VAT', 40_000, 0],
    ['INPUT_VAT', 0, 40_000],
  ]);
});

test('adjustments stand on accounts of their own, and what is asked back is owed by the tax office', () => {
  const typed = { ...none, adjustmentDebit: 500, adjustmentCredit: 20, broughtForward: 900, refundAsked: 300 };
  const { payable, carriedForward } = vatReturnOf(figuresOf(0, 0), typed);
  expect([payable, carriedForward]).toEqual([0, 120]);
  const entry = returnEntry(figuresOf(0, 0), typed, { balances: balances(0, 90_000), left: asPaisa(0) });
  const lines = postVatReturn(1, entry)?.journalLines;
  expect(movedBy(lines)).toEqual([0, 12_000 - 90_000]);
  expect(lines?.map((line) => [line.account, line.debit - line.credit])).toEqual([
    ['VAT_ADJUSTED', 50_000],
    ['OUTPUT_VAT', -50_000],
    ['INPUT_VAT', 2000],
    ['VAT_CREDITED', -2000],
    ['VAT_REFUND', 30_000],
    ['INPUT_VAT', -30_000],
    ['OUTPUT_VAT', 50_000],
    ['INPUT_VAT', -50_000],
  ]);
});

test('what months before the first return left is rounded with it', () => {
  const typed = { ...none, broughtForward: 500 };
  const began = { balances: balances(0, 50_040), left: asPaisa(0), begun: balances(0, 50_040) };
  expect(movedBy(postVatReturn(1, returnEntry(figuresOf(0, 0), typed, began))?.journalLines)).toEqual([0, -40]);
});

test('a return with nothing beside its registers and nothing on one side books nothing', () => {
  const entry = returnEntry(figuresOf(0, 4000), none, { balances: balances(0, 4000), left: asPaisa(0) });
  expect(postVatReturn(1, entry)).toBeNull();
});

test('month after month, whatever is sold, bought, adjusted, asked back and paid in parts, the two accounts say the return', () => {
  const amount = fc.nat({ max: 9_000_000 });
  const month = fc.record({
    sales: amount,
    purchases: amount,
    imports: amount,
    debit: fc.nat(900),
    credit: fc.nat(900),
  });
  fc.assert(
    fc.property(
      fc.nat(5000),
      fc.array(fc.tuple(month, fc.nat(100), fc.nat(100)), { maxLength: 12 }),
      (began, months) => {
        let [output, input, broughtForward, owed] = [0, began * 100, began, 0];
        for (const [{ sales, purchases, imports, debit, credit }, askedOf, paidOf] of months) {
          output += sales;
          input += purchases + imports;
          const figures = figuresOf(sales, purchases, imports);
          const typed = { adjustmentDebit: debit, adjustmentCredit: credit, broughtForward, refundAsked: 0 };
          const refundAsked = Math.floor((vatReturnOf(figures, typed).carriedForward * askedOf) / 100);
          const { payable, carriedForward } = vatReturnOf(figures, { ...typed, refundAsked });
          const entry = returnEntry(
            figures,
            { ...typed, refundAsked },
            {
              balances: balances(output, input),
              left: asPaisa(owed + payable * 100),
            },
          );
          const [owes, has] = movedBy(postVatReturn(1, entry)?.journalLines);
          output += owes;
          input += has;
          expect([output, input]).toEqual([owed + payable * 100, carriedForward * 100]);
          const paid = Math.floor((payable * paidOf) / 100);
          if (paid > 0) output += movedBy(postVatPayment(1, 'BANK', asPaisa(paid * 100)).journalLines)[0];
          owed = output;
          broughtForward = carriedForward;
        }
      },
    ),
  );
});

test('a payment takes output VAT off by money', () => {
  const { journalLines } = postVatPayment(1, 'BANK', asPaisa(10_000));
  expect(journalLines.map((line) => [line.account, line.debit, line.credit])).toEqual([
    ['OUTPUT_VAT', 10_000, 0],
    ['BANK', 0, 10_000],
  ]);
  expect(() => postVatPayment(1, 'BANK', asPaisa(0))).toThrow(RangeError);
});
