import type { Right } from '@bahi/contract/access';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { addCustomer, openShop, sell } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { remindDue } from './reminder.worker.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const told = async (person: Person) =>
  ((await call(person, dashboardContract.summary, {})).business?.activities ?? [])
    .filter(({ kind }) => kind === 'CUSTOMER_REMINDED')
    .map(({ title, amount, recordId, by }) => ({ title, amount, recordId, by }))
    .toSorted((one, other) => (one.recordId ?? 0) - (other.recordId ?? 0));

test('the dashboard tells whom somebody reminded, to who may read that; what goes by rule is in the list alone', async () => {
  const shop = await openShop(app);
  const rule = { isActive: true, daysBefore: '7', daysAfter: '', ways: 'SMS', language: 'ne', hour: 0 } as const;
  const [first, second] = [await addCustomer(shop.owner, 'Ram Traders'), await addCustomer(shop.owner, 'Sita Stores')];
  const bill = await sell(shop, { customerId: first });
  await sell(shop, { customerId: second });
  await call(shop.owner, reminderContract.saveRule, { body: { ...rule, sendsStatements: false } });
  await remindDue(app.services);
  // The turn of a customer is for an hour.
  app.advance(3_600_000);
  shop.owner = await inOutlet(app, shop.owner, null);
  expect(await told(shop.owner)).toEqual([]);

  const body = { way: 'WHATSAPP', recipient: '9841234567', language: 'ne' } as const;
  await call(shop.owner, reminderContract.send, { params: { of: 'document', id: bill.id }, body });
  await call(shop.owner, reminderContract.send, { params: { of: 'customer', id: second }, body });
  const { rows } = await call(shop.owner, reminderContract.list, { query: { kind: 'HAND' } });
  const by = rows[0]?.remindedBy ?? '';
  const ofBill = { title: `${bill.code} · Ram Traders`, amount: 100, recordId: first, by };
  const ofAll = { title: 'Sita Stores', amount: 100, recordId: second, by };
  expect(await told(shop.owner)).toEqual([ofBill, ofAll]);
  const whoReads = (rights: readonly Right[]) =>
    addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['dashboard.read', ...rights] });
  expect(await told(await whoReads(['reminder.read', 'invoice.read']))).toEqual([ofBill]);
  expect(await told(await whoReads(['reminder.read', 'customer.read']))).toEqual([ofAll]);
  expect(await told(await whoReads(['invoice.read', 'customer.read']))).toEqual([]);
});
