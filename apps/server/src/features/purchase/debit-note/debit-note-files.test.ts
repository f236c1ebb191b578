import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { backOf, debit } from '../../../testing/debit-notes.ts';
import { buy } from '../../../testing/purchases.ts';
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
afterAll(() => app.close());

/** Uploads a PDF whose content is its own; answers its identifier. */
async function upload(): Promise<string> {
  const name = `${unusedNumber()}.pdf`;
  const document = new File([`%PDF-1.4\n% ${name}\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n`], name);
  return (await call(shop.owner, debitNoteContract.uploadDocument, { files: { document } })).docUuid;
}
const filesLeft = async () => (await app.asOwner('select uuid from stored_file', [])).map(({ uuid }) => uuid);

test('a debit note keeps the papers that show it, five at most', async () => {
  const bill = await buy(shop);
  const documents = [await upload(), await upload()];
  const draft = await debit(shop, backOf(bill, [1], { state: 'DRAFT', documents }));
  expect(draft.documents.map(({ docUuid }) => docUuid)).toEqual(documents);
  const [first = ''] = documents;
  // Of a draft one is taken away; what is not said of them leaves them as they are.
  await call(shop.owner, debitNoteContract.removeDocument, { params: { docUuid: first } });
  const note = await debit(shop, backOf(bill, [1], { id: draft.id, version: draft.version }));
  expect(note.documents.map(({ docUuid }) => docUuid)).toEqual(documents.slice(1));
  // What is issued stands, with its papers.
  const params = { docUuid: documents[1] ?? '' };
  expect((await refusal(shop.owner, debitNoteContract.removeDocument, { params })).status).toBe(409);
  const six = await Promise.all([1, 2, 3, 4, 5, 6].map(upload));
  const many = await refusal(shop.owner, debitNoteContract.save, { body: backOf(bill, [1], { documents: six }) });
  expect(fieldsOf(many)).toHaveProperty('documents');
  const taken = backOf(bill, [1], { documents: documents.slice(1) });
  expect(fieldsOf(await refusal(shop.owner, debitNoteContract.save, { body: taken }))).toHaveProperty(['documents.0']);
});

test('the papers of a draft go with it', async () => {
  const docUuid = await upload();
  const draft = await debit(shop, backOf(await buy(shop), [1], { state: 'DRAFT', documents: [docUuid] }));
  await call(shop.owner, debitNoteContract.removeDraft, { params: { id: draft.id } });
  expect(await filesLeft()).not.toContain(docUuid);
});
