import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeNote, type OpenBill } from '../goods/note-total.ts';
import { addPaisa, asPaisa, type Paisa, subtractPaisa, zeroPaisa } from '../numbers/money.ts';
import { asQuantity, type Quantity } from '../numbers/quantity.ts';
import { postingOf, refusalsOf } from '../testing/invoice-document.ts';
import { postDebitNote } from './debit-note.ts';
import { isBalanced } from './ledger.ts';
import { replayDay } from './costs/stock-replay.ts';
import type { PlaceBalance } from './stock-ledger.ts';

const place = { itemVariantId: 7, outletId: 1 };

type Shelf = { quantity: number; value: number };
type Note = {
  quantity?: number;
  net?: number;
  left?: number;
  landed?: number;
  shipping?: number;
  isVatSetOff?: boolean;
};

/** Of a bill of ten at 100 and VAT with freight of 100: so many go back, or so much comes off. */
function noteOf({ quantity = 0, net = 0, left = 10, landed = 0, shipping = 0, isVatSetOff = true }: Note) {
  const bill: OpenBill = {
    lines: [
      {
        quantity: asQuantity(100_000),
        net: asPaisa(100_000),
        vat: asPaisa(13_000),
        cost: asPaisa(isVatSetOff ? 110_000 : 124_300),
        taxCode: 'TAXABLE',
        taxRateHundredths: 1300,
      },
    ],
    shipping: { net: asPaisa(10_000), vat: asPaisa(1300), taxCode: 'TAXABLE', taxRateHundredths: 1300 },
    rounding: zeroPaisa,
  };
  const isByQuantity = quantity > 0;
  const asked = { position: 0, quantity: asQuantity(quantity * 10_000), net: asPaisa(net) };
  const result = computeNote(bill, { isByQuantity, lines: [asked], shipping: asPaisa(shipping) });
  if (!result.ok) throw new Error('the note is in order');
  const [line] = result.total.lines;
  if (line === undefined) throw new Error('the note has a line');
  const counted: Quantity = asQuantity((isByQuantity ? quantity : left) * 10_000);
  const off: Paisa = isVatSetOff ? line.net : addPaisa(line.net, line.vat);
  return {
    outletId: 1,
    vendorId: 9,
    total: result.total,
    isByQuantity,
    isVatSetOff,
    lines: [
      {
        line: { into: 'STOCK' as const, itemVariantId: 7, quantity: counted },
        cost: isByQuantity ? line.cost : off,
        landed: asPaisa(landed),
      },
    ],
    onBill: result.total.grandTotal,
    inAdvance: zeroPaisa,
  };
}

function onShelf({ quantity, value }: Shelf): PlaceBalance[] {
  return [{ ...place, quantity: asQuantity(quantity * 10_000), value: asPaisa(value) }];
}

test('goods leave at what they cost with their part of the freight and of the way home', () => {
  const posted = postDebitNote(noteOf({ quantity: 4, landed: 800 }), {
    balances: onShelf({ quantity: 20, value: 250_000 }),
  });
  const { stockMoves, balancesAfter } = postingOf(posted);
  expect(stockMoves).toMatchObject([{ kind: 'RETURN', quantity: -40_000, value: -44_800 }]);
  expect(balancesAfter).toMatchObject([{ quantity: 160_000, value: 205_200 }]);
});

test('the last ones out take all the value that is left, and what that differs by is a cost', () => {
  const posted = postDebitNote(noteOf({ quantity: 4 }), { balances: onShelf({ quantity: 4, value: 30_000 }) });
  const { stockMoves, balancesAfter, journalLines } = postingOf(posted);
  expect(stockMoves).toMatchObject([
    { kind: 'RETURN', value: -44_000 },
    { kind: 'COST_ADJUSTMENT', value: 14_000 },
  ]);
  expect(balancesAfter).toMatchObject([{ quantity: 0, value: 0 }]);
  expect(isBalanced(journalLines)).toBe(true);
});

test('what is not on the shelf does not go back', () => {
  const posted = postDebitNote(noteOf({ quantity: 4 }), { balances: onShelf({ quantity: 3, value: 30_000 }) });
  expect(refusalsOf(posted)).toEqual(['lines.0.quantity: stockNotEnough']);
});

test('a price goes down for what is on hand, at most for what was not given back', () => {
  const posted = postDebitNote(noteOf({ net: 1000, left: 10 }), { balances: onShelf({ quantity: 4, value: 40_000 }) });
  expect(postingOf(posted).stockMoves).toMatchObject([{ kind: 'RETURN', quantity: 0, value: -400 }]);
});

test('whatever goes back, the entry balances, the shelf is worth what the account says, and the day replays as posted', () => {
  fc.assert(
    fc.property(
      fc.record({ quantity: fc.nat(10), value: fc.nat(200_000) }),
      fc.record({
        quantity: fc.nat(10),
        net: fc.integer({ min: 1, max: 100_000 }),
        left: fc.integer({ min: 0, max: 10 }),
        landed: fc.nat(5000),
        shipping: fc.nat(10_000),
        isVatSetOff: fc.boolean(),
      }),
      (shelf, note) => {
        const before = onShelf({ quantity: shelf.quantity, value: shelf.quantity === 0 ? 0 : shelf.value });
        const posted = postDebitNote(noteOf(note), { balances: before });
        expect(posted.ok).toBe(note.quantity <= shelf.quantity);
        if (!posted.ok) return;
        const { journalLines, stockMoves, balancesAfter } = posted.posting;
        expect(isBalanced(journalLines)).toBe(true);
        const booked = journalLines
          .filter(({ account }) => account === 'INVENTORY')
          .reduce((sum, { debit, credit }) => sum + debit - credit, 0);
        expect(stockMoves.reduce((sum, { value }) => sum + value, 0)).toBe(booked);
        const [balance] = before;
        const [after] = balancesAfter;
        if (balance === undefined || after === undefined) return;
        expect(subtractPaisa(after.value, balance.value)).toBe(booked);
        expect(after.quantity === 0 ? after.value : Math.min(0, after.value)).toBe(0);
        const moves = stockMoves.map((move) => ({ ...move, entryId: 1 }));
        expect(replayDay(balance, moves)).toMatchObject({
          balanceAfter: { quantity: after.quantity, value: after.value },
          due: null,
        });
      },
    ),
  );
});
