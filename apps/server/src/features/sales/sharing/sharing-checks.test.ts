import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { quote } from '../../../testing/quotations.ts';
import { openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
const ids = { bill: 0, quotation: 0 };
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  Object.assign(ids, { bill: (await sell(shop)).id, quotation: (await quote(shop)).id });
  for (const params of [
    { kind: 'invoice', id: ids.bill },
    { kind: 'quotation', id: ids.quotation },
  ] as const)
    await call(shop.owner, sharingContract.share, { params, body: { way: 'LINK' } });
  await call(shop.owner, sharingContract.send, {
    params: { kind: 'invoice', id: ids.bill },
    body: { way: 'EMAIL', recipient: 'ram@home.example', language: 'en' },
  });
});
afterAll(() => app.close());

test('what was shared is in order', () => expectSoundBooks(app));

const cancel = `update document set state = 'CANCELLED', cancel_reason = 'Slip', cancelled_at = now(), cancelled_by = 1,
  cancelled_by_name = 'Sita' where id = $bill`;
const unpublish = `update quotation set state = 'DRAFT', number = null, fiscal_year = null, sequence = null,
  published_at = null where id = $quotation`;

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['shared papers', 'update invoice set shared_at = null where id = $bill'],
  ['shared papers', cancel],
  ['shared papers', unpublish],
  ['shared papers', 'update paper_sharing set outlet_id = outlet_id + 1 where quotation_id = $quotation'],
  ['paper messages', `update paper_sharing set way = 'SMS', recipient = '9841000000' where document_id = $bill`],
  ['paper messages', `update paper_sharing set way = 'LINK' where way = 'EMAIL'`],
  ['links of papers', unpublish],
  ['links of papers', 'update paper_link set outlet_id = outlet_id + 1 where document_id = $bill'],
])('%s: %s', async (name, statement) => {
  expect(
    (
      await faultsOf(
        withFaults(app, statement.replace('$bill', String(ids.bill)).replace('$quotation', String(ids.quotation))),
        name,
      )
    ).length,
  ).toBeGreaterThan(0);
});
