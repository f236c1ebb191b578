import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../../testing/books.ts';
import { countryAbroad, lineOf, openShop, sell } from '../../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  const countryId = await countryAbroad(shop.owner);
  await sell(shop, { destination: 'EXPORT', countryId, lines: [lineOf(shop.tea.variantId)] });
});
afterAll(() => app.close());

test('an export without VAT to a country is in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  'update invoice set country_id = null, country_name = null, country_name_np = null',
  `update invoice_line set tax_code = 'TAXABLE'`,
  'update document set vat_paisa = 1',
])('an export that is none is found: %s', async (statement) => {
  expect(await faultsOf(withFaults(app, statement), 'exports')).not.toEqual([]);
});
