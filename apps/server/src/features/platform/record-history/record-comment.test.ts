import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import type { RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, outcomeOf, send } from '../../../testing/caller.ts';
import { quote } from '../../../testing/quotations.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { addItem, openShop, sell, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { recordTables } from './record-tables.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  // No comment is without its record, and no file of one without its comment.
  await expectSoundBooks(app);
  await app.close();
});

const { comment, uploadDocument, download } = recordHistoryContract;
const goods = { name: 'Ghee', taxable: true, sellingPrice: 900, quantity: 0, cost: 0 };
const draftBill = async () => (await sell(shop, { state: 'DRAFT' })).id;
const removeBill = (id: number) => call(shop.owner, invoiceContract.removeDraft, { params: { id } });

/** Writes a question with a file on a record, and its answer; says which file. */
async function writeOn(kind: RecordKind, recordId: number): Promise<string> {
  const document = new File([`%PDF-1.4\n% ${kind}\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n`], 'slip.pdf');
  const { docUuid } = await call(shop.owner, uploadDocument, { files: { document } });
  const body = { kind, recordId, text: 'Right?', isQuestion: true, documents: [docUuid] };
  const { id: answers } = await call(shop.owner, comment, { body });
  await call(shop.owner, comment, { body: { kind, recordId, text: 'It is', answers } });
  return docUuid;
}

const removable: [RecordKind, () => Promise<number>, (id: number) => Promise<unknown>][] = [
  ['INVOICE', draftBill, removeBill],
  [
    'QUOTATION',
    async () => (await quote(shop, { state: 'DRAFT' })).id,
    (id) => call(shop.owner, quotationContract.removeDraft, { params: { id } }),
  ],
  [
    'ITEM',
    async () => (await addItem(shop.owner, shop.outletId, goods)).itemId,
    (itemId) => call(shop.owner, itemContract.remove, { params: { itemId } }),
  ],
];

test.each(removable)('what was written on a record goes with it: %s', async (kind, make, remove) => {
  const [id, kept] = [await make(), await writeOn('CUSTOMER', shop.customerId)];
  const docUuid = await writeOn(kind, id);
  await remove(id);
  const left = await app.asOwner(
    `select (select count(*)::int from record_comment where kind = '${kind}' and record_id = ${id}) as comments,
       (select count(*)::int from stored_file where uuid = '${docUuid}') as files`,
  );
  expect(left).toEqual([{ comments: 0, files: 0 }]);
  expect((await send(shop.owner, download, { params: { docUuid: kept } })).status, 'on another record').toBe(200);
});

test('what is written on a draft while that is taken away goes with it, or is refused', async () => {
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    const id = await draftBill();
    const body = { kind: 'INVOICE' as const, recordId: id, text: 'Wait' };
    const [said] = await Promise.all([outcomeOf(shop.owner, comment, { body }), removeBill(id)]);
    expect(['done', 'common.notFound']).toContain(said);
  }
});

test('no table of records lets a row go without what was written on it', async () => {
  const kept = await app.asOwner(
    `select relname from pg_class where has_table_privilege('bahi_app', oid, 'delete') and relname = any('{${[...recordTables].join(',')}}')
       and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'take_comments_away')`,
  );
  expect(kept).toEqual([]);
});
