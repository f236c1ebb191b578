import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, tamper } from '../../../../testing/books.ts';
import { countryAbroad, lineOf, openShop, sell } from '../../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let prepared: TestApp;
let app: TestApp;
beforeAll(async () => {
  prepared = await startTestApp();
  const shop = await openShop(prepared);
  const countryId = await countryAbroad(shop.owner);
  await sell(shop, { destination: 'EXPORT', countryId, lines: [lineOf(shop.tea.variantId)] });
  await prepared.leave();
});
beforeEach(async () => {
  app = await startTestApp({ after: prepared });
});
afterEach(() => app.close());

test('an export without VAT to a country is in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  'update invoice set country_id = null, country_name = null, country_name_np = null',
  `update invoice_line set tax_code = 'TAXABLE'`,
  'update document set vat_paisa = 1',
])('an export that is none is found: %s', async (statement) => {
  await tamper(app, statement);
  expect(await faultsOf(app, 'exports')).not.toEqual([]);
});
