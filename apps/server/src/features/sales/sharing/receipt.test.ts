import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publicPaperContract } from '@bahi/contract/sales/sharing/public-paper.contract';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { receiptKeysPath } from '@bahi/contract/sales/sharing/public-addresses';
import { signedReceipt } from '@bahi/contract/sales/sharing/signed-receipt';
import { z } from '@bahi/contract/zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainHeadsIn } from '../../../platform/core/audit-chain.ts';
import { deriveKeys } from '../../../platform/core/keys.ts';
import { publishedKeys } from '../../../platform/core/receipt-keys.ts';
import { findingsOf } from '../../../testing/books.ts';
import { call, send } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { quote } from '../../../testing/quotations.ts';
import { lineOf, openShop, sell, settleRules, type Shop } from '../../../testing/shop.ts';
import { addCartons } from '../invoice/testing/cartons.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testSecret } from '../../../testing/test-database.ts';

let app: TestApp;
let shop: Shop;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  folder = mkdtempSync(join(tmpdir(), 'bahi-receipts-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

type Kind = 'invoice' | 'credit-note' | 'quotation';

async function openShared(kind: Kind, id: number) {
  const { address } = await call(shop.owner, sharingContract.share, { params: { kind, id }, body: { way: 'LINK' } });
  const [paperId = '', paperCode = ''] = (address ?? '').split('/').slice(-2);
  const link = { params: { paperId }, query: { paperCode } };
  const anybody = { base: app.base, token: null };
  const page = await call({ ...anybody, language: 'en' }, publicPaperContract.get, link);
  const receipt = await send(anybody, publicPaperContract.receipt, link);
  return { page, text: await receipt.text() };
}

/** As the command says it of files: how it ended, and what it said. */
async function checked(receipt: string, keys: string): Promise<[ended: number, said: string]> {
  writeFileSync(join(folder, 'receipt.json'), receipt);
  writeFileSync(join(folder, 'keys.json'), keys);
  const script = join(import.meta.dirname, '../../../check-receipt.ts');
  const asked = promisify(execFile)(process.execPath, [script, 'receipt.json', 'keys.json'], { cwd: folder });
  return asked.then(
    ({ stdout }): [number, string] => [0, stdout],
    (failure: unknown): [number, string] => {
      const { code, stdout } = z.object({ code: z.number(), stdout: z.string() }).parse(failure);
      return [code, stdout];
    },
  );
}
const keysOf = async () => (await fetch(new URL(receiptKeysPath, app.base))).text();

test('the page shows the link of the chain that the issue joined, and the books have it there', async () => {
  const sold = await sell(shop, { lines: [lineOf(shop.tea.variantId)] });
  const { id } = await quote(shop);
  const note = await credit(shop, returnOf(await sell(shop), [1]));
  for (const [kind, paper] of [
    ['invoice', sold.id],
    ['quotation', id],
    ['credit-note', note.id],
  ] as const) {
    const { page, text } = await openShared(kind, paper);
    const [head] = chainHeadsIn(text);
    expect(page.chain).toEqual({ number: head?.seq, digest: head?.hash });
    // As `npm run verify -- --against` follows it.
    const findings = await findingsOf(app, { heads: chainHeadsIn(text) });
    expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([]);
    const other = { businessId: shop.owner.businessId, seq: head?.seq ?? 0, hash: 'f'.repeat(64) };
    const forged = await findingsOf(app, { heads: [other] });
    expect(forged.flatMap(({ faults }) => faults)).toMatchObject([{ isThere: false }]);
  }
});

test('a signed receipt says what went along for nothing and how many that is in all, as the paper does', async () => {
  await settleRules(shop, { allowsFreeLines: true });
  const { variantId, carton } = await addCartons(shop.owner, shop.outletId);
  const line = lineOf(variantId, { quantity: 10, freeQuantity: 1, unitId: carton, rate: 240 });
  const sold = await sell(shop, { lines: [line, lineOf(variantId, { rate: 12 })] });
  const { text } = await openShared('invoice', sold.id);
  const [inCartons, inPieces] = signedReceipt.parse(JSON.parse(text)).receipt.lines;
  expect(inCartons).toMatchObject({ quantity: 10, free: 1, unit: 'ctn', counted: { quantity: 264, unit: 'pcs' } });
  expect(Object.keys(inPieces ?? {})).toEqual(['particulars', 'quantity', 'unit', 'rate', 'amount']);
});

// Starts the program that checks receipts seven times.
test(
  'a signed receipt says what the bill says and is checked with the published keys alone; a changed one fails',
  { timeout: 120_000 },
  async () => {
    const sold = await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 2, rate: 200 })] });
    await credit(shop, returnOf(sold, [1]));
    const { text } = await openShared('invoice', sold.id);
    const file = signedReceipt.parse(JSON.parse(text));
    expect(file.receipt).toMatchObject({
      kind: 'invoice',
      number: sold.code,
      seller: { name: 'Gurung Kirana Pasal', pan: '301234567' },
      buyer: { name: 'Ram Kirana' },
      dateAD: '2026-11-20',
      dateBS: '2083-08-04',
      lines: [{ particulars: 'Tea', quantity: 2, rate: 200, amount: 400 }],
      taxable: 400,
      vat: 52,
      total: 452,
      status: 'CREDITED',
      credited: 226,
    });
    const keys = await keysOf();
    const [ended, said] = await checked(text, keys);
    expect([ended, said]).toEqual([
      0,
      expect.stringMatching(/^Genuine, .*Rs 452, CREDITED\n {2}credited: Rs 226\n {2}chain of/),
    ]);
    const dearer = text.replace('"total": 452', '"total": 4520');
    expect(await checked(dearer, keys)).toEqual([1, expect.stringMatching(/^NOT GENUINE: it says something else/)]);
    const forged = text.replace(/"signature": "(\w+\.)./, '"signature": "$1A');
    expect(await checked(forged, keys)).toEqual([1, expect.stringMatching(/^NOT GENUINE: none of these keys/)]);
    const others = JSON.stringify({ keys: publishedKeys(deriveKeys('another secret').receiptSeeds) });
    expect((await checked(text, others))[0]).toBe(1);
    const longer = text.replace('"total": 452', '"total": 452, "paid": true');
    expect((await checked(longer, keys))[0]).toBe(1);
    expect(await checked('{"receipt":{}}', keys)).toEqual([1, 'This is no signed receipt.\n']);
    expect(await checked(text, 'nothing')).toEqual([1, 'The second file holds no keys.\n']);
  },
);

test('after the secret was changed, receipts of before are still checked: the former key stays published', async () => {
  const { text } = await openShared('invoice', (await sell(shop)).id);
  const later = publishedKeys(deriveKeys('the next secret', [testSecret]).receiptSeeds);
  expect(later).toHaveLength(2);
  expect((await checked(text, JSON.stringify({ keys: later })))[0]).toBe(0);
});
