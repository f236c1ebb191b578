import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { call } from '../../../../testing/caller.ts';
import { inOutlet } from '../../../../testing/people.ts';
import { lineOf, openShop, sell, type Shop } from '../../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { makeDue } from '../../../money/recurring/recurring.worker.ts';
import { addCartons, changeCarton } from '../testing/cartons.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

test('what comes again by itself is not issued where its carton counts otherwise by now, and says why', async () => {
  const goods = await addCartons(shop.owner, shop.outletId);
  const lines = [lineOf(goods.variantId, { quantity: 2, unitId: goods.carton, rate: 290 })];
  const bill = await sell(shop, { paymentMode: 'CREDIT', lines });
  const { id } = await call(shop.owner, recurringContract.save, {
    body: {
      documentId: bill.id,
      name: 'Biscuits',
      unit: 'MONTH',
      every: 1,
      firstDayBS: '2083-09-01',
      isAutomatic: true,
    },
  });
  await changeCarton(shop.owner, goods, 20);
  app.advance(26 * 86_400_000);
  shop.owner = await inOutlet(app, shop.owner, null);
  await makeDue(app.services);
  const [period] = (await call(shop.owner, recurringContract.get, { params: { id } })).periods;
  expect(period).toMatchObject({
    state: 'DRAFT',
    failure: 'This unit counts otherwise by now: choose it again and look at the quantity',
  });
  const draft = await call(shop.owner, invoiceContract.get, { params: { id: period?.documentId ?? 0 } });
  expect(draft.lines[0]).toMatchObject({ quantity: 2, writtenIn: { own: 24 }, countedQuantity: 48 });
});
