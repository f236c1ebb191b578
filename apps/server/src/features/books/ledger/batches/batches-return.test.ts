import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedicine, buyBatches, keepBatches, shelfOf } from '../../../../testing/batches.ts';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../../testing/caller.ts';
import { credit, returnOf } from '../../../../testing/credit-notes.ts';
import { backOf, debit } from '../../../../testing/debit-notes.ts';
import { inOutlet } from '../../../../testing/people.ts';
import { pdfText } from '../../../../platform/paper/testing/pdf-text.ts';
import { bought, buy } from '../../../../testing/purchases.ts';
import { lineOf, sell, type Shop } from '../../../../testing/shop.ts';
import { countLine, openCount, postCount } from '../../../../testing/stock-papers.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { openChain, receive, transfer, transferOf } from '../../../../testing/transfers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

async function openPharmacy() {
  const chain = await openChain(app);
  await keepBatches(chain);
  const pills = await addMedicine(chain);
  const bill = await buyBatches(chain, pills, [
    ['A1', '2027-05-31', 10],
    ['B2', '2027-08-31', 20],
  ]);
  return { chain, pills, bill };
}
const sellPills = (shop: Shop, pills: Shop['tea'], quantity: number) =>
  sell(shop, { outletId: shop.outletId, lines: [lineOf(pills.variantId, { quantity, rate: 20 })] });

test('what a customer brings back goes into the batches that it left, the last part with the rest', async () => {
  const { chain, pills } = await openPharmacy();
  const bill = await sellPills(chain, pills, 14);
  await credit(chain, returnOf(bill, [9]));
  expect(await shelfOf(app, chain, pills)).toEqual({ A1: 9, B2: 16, all: 25 });
  await credit(chain, returnOf(bill, [5]));
  expect(await shelfOf(app, chain, pills)).toEqual({ A1: 10, B2: 20, all: 30 });
  await expectSoundBooks(app);
});

test('what goes back to a vendor leaves the batch that its line brought', async () => {
  const { chain, pills, bill } = await openPharmacy();
  await sellPills(chain, pills, 8);
  const lines = (quantities: readonly number[]) =>
    bill.lines
      .map(({ id }, at) => ({ purchaseLineId: id, quantity: quantities[at] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
  const note = (quantities: readonly number[]) => ({
    body: {
      purchaseId: bill.id,
      case: 'RETURN' as const,
      state: 'FINAL' as const,
      issuedDateAD: '2026-11-20',
      remarks: 'Broken',
      lines: lines(quantities),
    },
  });
  // Of A1 two are left, though there is enough of the goods.
  expect(await refusal(chain.owner, debitNoteContract.save, note([3]))).toMatchObject({ status: 400 });
  await call(chain.owner, debitNoteContract.save, note([2, 5]));
  expect(await shelfOf(app, chain, pills)).toEqual({ B2: 15, all: 15 });
  await expectSoundBooks(app);
});

test('what is sent to another outlet arrives in its batches; what has expired is sent last', async () => {
  const { chain, pills } = await openPharmacy();
  await buyBatches(chain, pills, [['OLD', '2026-11-10', 6]], '2026-11-01');
  const lines = [{ itemLedgerDetailId: pills.variantId, quantity: 12 }];
  const sent = await transfer(chain, { lines });
  expect(await shelfOf(app, chain, pills)).toEqual({ OLD: 6, B2: 18, all: 24 });
  await receive(chain, sent, [11]);
  expect(await shelfOf(app, chain, pills, chain.palpaId)).toEqual({ A1: 10, B2: 1, all: 11 });
  const back = await transfer(chain, { lines });
  const body = { reason: 'Rain' };
  await call(chain.owner, stockTransferContract.cancel, { params: { id: back.id }, body });
  expect(await shelfOf(app, chain, pills)).toEqual({ OLD: 6, B2: 18, all: 24 });
  await expectSoundBooks(app);
});

test('another batch is sent where the line names it, also of a draft that is sent later, and the papers say which', async () => {
  const { chain, pills } = await openPharmacy();
  const query = { itemLedgerDetailId: pills.variantId, outletId: chain.outletId };
  const [, second] = await call(chain.owner, stockTransferContract.batches, { query });
  const batchId = second?.batchId ?? 0;
  const lineFor = (quantity: number, chosen = batchId) => [
    { itemLedgerDetailId: pills.variantId, quantity, batchId: chosen },
  ];
  const sent = await transfer(chain, { lines: lineFor(3) });
  const moved = [{ batchNumber: 'B2', expiryAD: '2027-08-31', quantity: 3 }];
  expect(sent.lines).toMatchObject([{ batchId, batches: moved }]);
  const draft = await transfer(chain, { state: 'DRAFT', lines: lineFor(2) });
  expect(draft.lines).toMatchObject([{ batchId }]);
  const { version } = draft;
  await call(chain.owner, stockTransferContract.send, { params: { id: draft.id }, body: { version } });
  expect(await shelfOf(app, chain, pills)).toEqual({ A1: 10, B2: 15, all: 25 });
  const refused = async (lines: ReturnType<typeof lineFor>) =>
    fieldsOf(await refusal(chain.owner, stockTransferContract.save, { body: transferOf(chain, { lines }) }));
  expect(await refused(lineFor(16))).toEqual({ 'lines.0.quantity': 'Only 15 of batch B2' });
  expect(await refused(lineFor(1, 999_999))).toEqual({ 'lines.0.batchId': 'This batch is not on the shelf' });
  // Whoever receives it, within their own outlet, sees what is on its way before it is there, and after.
  const palpa = await inOutlet(app, chain.owner, chain.palpaId);
  const seen = () => call(palpa, stockTransferContract.get, { params: { id: sent.id } });
  expect((await seen()).lines).toMatchObject([{ batches: moved }]);
  await receive(chain, sent, [3]);
  expect((await seen()).lines).toMatchObject([{ batches: moved }]);
  const printed = { params: { id: sent.id }, body: { language: 'en' as const } };
  const paper = await send(palpa, stockTransferContract.print, printed);
  expect(pdfText(Buffer.from(await paper.arrayBuffer()))).toContain('Batch B2, Exp 2027-08-31');
  await expectSoundBooks(app);
});

test('credit notes and debit notes say, in detail and on paper, which batches moved', async () => {
  const { chain, pills, bill } = await openPharmacy();
  const sold = await sellPills(chain, pills, 12);
  const credited = await credit(chain, returnOf(sold, [11]));
  const a1 = { batchNumber: 'A1', expiryAD: '2027-05-31' };
  const b2 = { batchNumber: 'B2', expiryAD: '2027-08-31' };
  expect(credited.lines).toMatchObject([
    {
      batches: [
        { ...a1, quantity: 10 },
        { ...b2, quantity: 1 },
      ],
    },
  ]);
  const debited = await debit(chain, backOf(bill, [0, 4]));
  expect(debited.lines).toMatchObject([{ batches: [{ ...b2, quantity: 4 }] }]);
  const language = 'en' as const;
  for (const [contract, { id }] of [
    [creditNoteContract, credited],
    [debitNoteContract, debited],
  ] as const) {
    const paper = await send(chain.owner, contract.print, { params: { id }, body: { language } });
    expect(pdfText(Buffer.from(await paper.arrayBuffer()))).toContain('Batch B2, Exp 2027-08-31');
  }
});

test('of what a count misses the batch may be said', async () => {
  const { chain, pills } = await openPharmacy();
  const { id } = await openCount(chain, { scope: 'PICKED' });
  await countLine(chain, id, pills.variantId, 26);
  const offered = await call(chain.owner, stockCountContract.batches, {
    query: { itemLedgerDetailId: pills.variantId, outletId: chain.outletId },
  });
  expect(offered.map(({ batchNumber }) => batchNumber)).toEqual(['A1', 'B2']);
  const say = (batchNumber: string, batchExpiryAD: string) =>
    call(chain.owner, stockCountContract.saveBatch, {
      params: { id },
      body: { itemLedgerDetailId: pills.variantId, batchNumber, batchExpiryAD },
    });
  await say('C9', '2027-09-30');
  const refused = await refusal(chain.owner, stockCountContract.post, { params: { id }, body: {} });
  expect(Object.values(fieldsOf(refused))).toEqual(['This batch is not on the shelf']);
  await say('B2', '2027-08-31');
  const { rows } = await call(chain.owner, stockCountContract.differences, { params: { id } });
  expect(rows).toMatchObject([{ difference: -4, losesBatches: true, batchNumber: 'B2' }]);
  await postCount(chain, id);
  expect(await shelfOf(app, chain, pills)).toEqual({ A1: 10, B2: 16, all: 26 });
  // Nothing said again is first expired first.
  const next = await openCount(chain, { scope: 'PICKED' });
  await countLine(chain, next.id, pills.variantId, 25);
  const unsaid = { itemLedgerDetailId: pills.variantId, batchNumber: null, batchExpiryAD: null };
  await call(chain.owner, stockCountContract.saveBatch, { params: { id: next.id }, body: unsaid });
  await postCount(chain, next.id);
  expect(await shelfOf(app, chain, pills)).toEqual({ A1: 9, B2: 16, all: 25 });
  await expectSoundBooks(app);
});

test('what a count misses is first what expires first, and what it finds names its batch', async () => {
  const { chain, pills } = await openPharmacy();
  const less = await openCount(chain, { scope: 'PICKED' });
  await countLine(chain, less.id, pills.variantId, 18);
  await postCount(chain, less.id);
  expect(await shelfOf(app, chain, pills)).toEqual({ B2: 18, all: 18 });
  const more = await openCount(chain, { scope: 'PICKED' });
  await countLine(chain, more.id, pills.variantId, 21);
  const { rows } = await call(chain.owner, stockCountContract.differences, { params: { id: more.id } });
  expect(rows).toMatchObject([{ keepsBatches: true, difference: 3 }]);
  expect(await refusal(chain.owner, stockCountContract.post, { params: { id: more.id }, body: {} })).toMatchObject({
    message: 'Say the batch of what was found of: Paracetamol',
  });
  const body = { itemLedgerDetailId: pills.variantId, batchNumber: 'B2', batchExpiryAD: '2027-08-31' };
  await call(chain.owner, stockCountContract.saveBatch, { params: { id: more.id }, body });
  await postCount(chain, more.id);
  expect(await shelfOf(app, chain, pills)).toEqual({ B2: 21, all: 21 });
  await call(chain.owner, stockCountContract.cancel, { params: { id: more.id }, body: { reason: 'Slip' } });
  expect(await shelfOf(app, chain, pills)).toEqual({ B2: 18, all: 18 });
  await expectSoundBooks(app);
});

test('what left before the item kept batches comes back by a count, and its bill is cancelled out of what is there', async () => {
  const chain = await openChain(app);
  await keepBatches(chain);
  const pills = await addMedicine(chain);
  const turn = async (keepsBatches: boolean) => {
    const { itemId } = pills;
    const { name, categoryId, unitId } = await call(chain.owner, itemContract.get, { params: { itemId } });
    const body = { name, categoryId, unitId, sellingPrice: 20, taxable: false, keepsBatches };
    await call(chain.owner, itemContract.update, { params: { itemId }, body });
  };
  await turn(false);
  const lines = [bought(pills.variantId, { quantity: 10, rate: 10 })];
  const bill = await buy(chain, { issuedDateAD: '2026-11-20', dueDateAD: '2026-12-20', lines });
  const sold = await sellPills(chain, pills, 10);
  await turn(true);
  const reason = { reason: 'Slip' };
  expect(await refusal(chain.owner, invoiceContract.cancel, { params: { id: sold.id }, body: reason })).toMatchObject({
    status: 409,
    error: 'batch.movedBefore',
  });
  expect(fieldsOf(await refusal(chain.owner, creditNoteContract.save, { body: returnOf(sold, [2]) }))).toEqual({
    'lines.0.quantity':
      'These goods left before the item kept batches: untick “Back in stock”, then count them and name their batch',
  });
  await buyBatches(chain, pills, [['A1', '2027-05-31', 12]]);
  await call(chain.owner, purchaseContract.cancel, { params: { id: bill.id }, body: reason });
  expect(await shelfOf(app, chain, pills)).toEqual({ A1: 2, all: 2 });
  await expectSoundBooks(app);
});
