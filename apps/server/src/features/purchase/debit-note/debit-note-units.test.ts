import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { backOf, debit, type DebitNoteBody } from '../../../testing/debit-notes.ts';
import { expectFiguresOfLedger } from '../../../testing/figures/figures.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectFiguresOfLedger(app, shop.owner);
  await expectSoundBooks(app);
  await app.close();
});

async function unitId(name: string): Promise<number> {
  const { rows } = await call(shop.owner, unitContract.list, { query: { search: name } });
  return rows.find((unit) => unit.name === name)?.id ?? 0;
}

/** Cartons of 48 pieces at 4,800 each before VAT, the shelf empty before. */
async function cartons(quantity: number, rate = 4800) {
  const { rows } = await call(shop.owner, itemCategoryContract.list, {});
  const box = await unitId('Carton');
  const body = {
    name: `Biscuits ${unusedNumber()}`,
    categoryId: rows[0]?.id ?? 0,
    unitId: await unitId('Piece'),
    taxable: true,
    sellingPrice: 130,
    purchaseDateAD: '2026-04-14',
    defaultUnits: { purchaseUnitId: box, purchaseUnitConversion: 48 },
  };
  const { itemLedgerDetailId: variantId } = await call(shop.owner, itemContract.create, { body });
  const bill = await buy(shop, { lines: [bought(variantId, { unitId: box, quantity, rate })] });
  return { variantId, bill };
}

/** A note by which so many pieces go back. */
function pieces(bill: Parameters<typeof backOf>[0], quantity: number, note: Partial<DebitNoteBody> = {}) {
  return backOf(bill, [], {
    lines: [{ purchaseLineId: bill.lines[0]?.id ?? 0, quantity, inStockUnit: true }],
    ...note,
  });
}

async function onShelf(variantId: number): Promise<unknown> {
  const [balance] = await app.asOwner(
    'select quantity::float8 as quantity, value_paisa::int as value from stock_balance where business_id = $1 and item_variant_id = $2',
    [shop.owner.businessId, variantId],
  );
  return [balance?.['quantity'], balance?.['value']];
}

const left = async (purchaseId: number) =>
  (await call(shop.owner, debitNoteContract.returnable, { params: { purchaseId } })).lines[0];

test('five pieces of a carton of 48 go back as five pieces, at five forty-eighths of its price', async () => {
  const { variantId, bill } = await cartons(1);
  expect(await left(bill.id)).toMatchObject({ quantity: 1, stockQuantity: 48, unit: 'ctn', stockUnit: 'pcs' });
  const note = await debit(shop, pieces(bill, 5));
  expect(note).toMatchObject({
    grandTotal: 565,
    lines: [{ quantity: 5, unit: 'pcs', inStockUnit: true, netAmount: 500, costAmount: 500 }],
  });
  expect(await onShelf(variantId)).toEqual([43, 430_000]);
  expect(await left(bill.id)).toMatchObject({ stockQuantity: 43, netAmount: 4300 });
  const paper = await send(shop.owner, debitNoteContract.print, { params: { id: note.id }, body: { paper: 'A4' } });
  const text = pdfText(Buffer.from(await paper.arrayBuffer()));
  expect(text).toContain('5\npcs\n100.00\n500.00');
});

test('pieces and cartons of one bill come to all of it, in whichever order', async () => {
  const { variantId, bill } = await cartons(2, 1000);
  const notes = [
    await debit(shop, pieces(bill, 7)),
    await debit(shop, backOf(bill, [1])),
    await debit(shop, pieces(bill, 40)),
  ];
  expect(await onShelf(variantId)).toEqual([1, expect.any(Number)]);
  notes.push(await debit(shop, pieces(bill, 1)));
  const total = notes.reduce((sum, { grandTotal }) => sum + Math.round(grandTotal * 100), 0);
  expect(total).toBe(226_000);
  expect(await onShelf(variantId)).toEqual([0, 0]);
  expect(await left(bill.id)).toMatchObject({ quantity: 0, stockQuantity: 0, netAmount: 0, vatAmount: 0 });
});

test('a part of a carton that is as good as whole pieces is whole pieces', async () => {
  const { variantId, bill } = await cartons(1);
  await debit(shop, backOf(bill, [0.1042]));
  expect(await onShelf(variantId)).toEqual([43, expect.any(Number)]);
});

test('more pieces than are left are refused at the line, told in pieces, and a draft keeps its unit', async () => {
  const { bill } = await cartons(1);
  const draft = await debit(shop, pieces(bill, 48, { state: 'DRAFT' }));
  expect(draft.lines).toMatchObject([{ quantity: 48, unit: 'pcs', inStockUnit: true }]);
  await debit(shop, pieces(bill, 5));
  const { id, version } = draft;
  const refused = await refusal(shop.owner, debitNoteContract.save, { body: { ...pieces(bill, 48), id, version } });
  expect(fieldsOf(refused)).toEqual({ 'lines.0.quantity': 'At most 43 are left to give back' });
  const inCartons = await refusal(shop.owner, debitNoteContract.save, { body: backOf(bill, [0.9]) });
  expect(fieldsOf(inCartons)).toEqual({ 'lines.0.quantity': 'At most 0.8958 are left to give back' });
});

test('what has one unit is counted in that, whatever is asked for', async () => {
  const bill = await buy(shop, { lines: [bought(shop.tea.variantId, { quantity: 10 })] });
  const note = await debit(shop, pieces(bill, 4));
  expect(note.lines).toMatchObject([{ quantity: 4, unit: 'btl', inStockUnit: false }]);
});

test('a carton goes back as its 48 pieces, whatever pieces went back before', async () => {
  const { variantId, bill } = await cartons(3);
  for (const taken of [18, 25, 1, 21, 13]) await debit(shop, pieces(bill, taken));
  expect(await left(bill.id)).toMatchObject({ quantity: 1.375, stockQuantity: 66 });
  await debit(shop, backOf(bill, [1]));
  expect(await onShelf(variantId)).toEqual([18, expect.any(Number)]);
});

test('in whichever parts a bill goes back, pieces stay whole and the parts come to the whole', async () => {
  for (let story = 0; story < 6; story += 1) {
    const boxes = randomInt(1, 4);
    const { variantId, bill } = await cartons(boxes, randomInt(1, 9999) + randomInt(100) / 100);
    let open = boxes * 48;
    let total = 0;
    const steps: number[] = [];
    while (open > 0) {
      const taken = randomInt(2) === 0 && open >= 48 ? 48 : randomInt(1, Math.min(open, 30) + 1);
      const body = taken === 48 && randomInt(2) === 0 ? backOf(bill, [1]) : pieces(bill, taken);
      steps.push(taken);
      total += Math.round((await debit(shop, body)).grandTotal * 100);
      open -= taken;
      expect(await onShelf(variantId), `${boxes} cartons, ${steps.join()}`).toEqual([open, expect.any(Number)]);
    }
    expect(total, `${boxes} cartons, ${steps.join()}`).toBe(Math.round(bill.grandTotal * 100));
    expect(await onShelf(variantId)).toEqual([0, 0]);
  }
}, 60_000);
