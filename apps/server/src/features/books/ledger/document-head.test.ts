import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { openShop, sell } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

test('the database knows the kinds of document as the product does', async () => {
  const known = await app.asOwner('select code, party_kind, settled_by from document_kind order by code');
  const facts = documentKindNames.map((code) => {
    const { party, settledBy } = documentKinds[code];
    return { code, party_kind: party, settled_by: settledBy };
  });
  expect(known).toEqual(facts.toSorted((left, right) => (left.code < right.code ? -1 : 1)));
});

test('a document goes from draft over in force to cancelled, and says when and by whom', async () => {
  const shop = await openShop(app);
  const slip = await sell(shop);
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  const [head] = await app.asOwner(
    `select issued_at is not null as issued, cancelled_at is not null as cancelled, cancelled_by::int, cancelled_by_name, cancel_reason
     from document where id = $1`,
    [slip.id],
  );
  expect(head).toEqual({
    issued: true,
    cancelled: true,
    cancelled_by: shop.owner.userId,
    cancelled_by_name: 'Sita Gurung',
    cancel_reason: 'Slip',
  });
  await expect(app.asOwner(`update document set state = 'FINAL' where id = $1`, [slip.id])).rejects.toThrow(
    'cannot become FINAL',
  );
});

test('a document of one party is never the other kind’s, and a rupee is a rupee', async () => {
  const shop = await openShop(app);
  const bill = await sell(shop, { state: 'DRAFT' });
  const change = (set: string) => app.asOwner(`update document set ${set} where id = $1`, [bill.id]);
  await expect(change(`kind = 'EXPENSE'`)).rejects.toThrow('document_kind_known');
  await expect(change('vendor_id = customer_id')).rejects.toThrow('document_one_party');
  await expect(change('exchange_rate = 2')).rejects.toThrow('document_rupees');
});
