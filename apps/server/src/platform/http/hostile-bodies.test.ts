import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../../testing/caller.ts';
import { openBusiness, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Long enough for a slow machine; what is meant to take the server away takes minutes. */
const quickMilliseconds = 10_000;

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await openBusiness(app);
});
afterAll(() => app.close());

test(
  'a bill of a hundred thousand wrong lines is refused at once, for being so many',
  async () => {
    const { errors = [] } = await refusal(owner, invoiceContract.create, {
      body: { lines: Array.from({ length: 100_000 }, () => 0) },
    });
    expect(errors.map(({ field }) => field)).toEqual(['customerId', 'lines']);
  },
  quickMilliseconds,
);

test(
  'a number of half a million digits is no number, and keeps nobody waiting',
  async () => {
    const line = { inventoryType: 'ITEM', itemLedgerDetailId: 1, quantity: `${'1'.repeat(500_000)}x`, rate: 1 };
    const { errors = [] } = await refusal(owner, invoiceContract.create, { body: { lines: [line] } });
    expect(errors).toContainEqual({ field: 'lines.0.quantity', message: 'Enter a number only' });
  },
  quickMilliseconds,
);

test('the fields of a form stay small, whoever sends them', async () => {
  const form = new FormData();
  form.append('grant_type', 'x'.repeat(200_000));
  const response = await fetch(`${app.base}/oauth/token`, { method: 'POST', body: form });
  expect(response.status).toBe(413);
});
