import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { creditLimitContract } from '@bahi/contract/sales/credit-limit/credit-limit.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, messageOf, refusal } from '../../../testing/caller.ts';
import { addPerson } from '../../../testing/people.ts';
import { quotationOf } from '../../../testing/quotations.ts';
import { billOf, openShop, sell } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addLimited, ruleCredit } from './testing/credit-limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

test('the owner alone says what happens, and says one of two things', async () => {
  const shop = await openShop(app);
  const body = { creditRule: 'STOP' } as const;
  expect(await messageOf(shop.owner, businessContract.saveCreditRule, { body })).toBe('Rule of credit limits saved');
  const rights = ['business-profile.read', 'business-profile.update'] as const;
  const manager = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  expect(await refusal(manager, businessContract.saveCreditRule, { body: { creditRule: 'WARN' } })).toMatchObject({
    status: 403,
    message: 'Only the owner says what happens beyond a credit limit',
  });
  for (const creditRule of ['NEVER', '', null])
    expect(await refusal(shop.owner, businessContract.saveCreditRule, { body: { creditRule } })).toMatchObject({
      status: 400,
    });
  expect(await call(shop.owner, businessContract.profile, {})).toMatchObject({ creditRule: 'STOP' });
});

test("another business's customer is not known here", async () => {
  const customerId = await addLimited((await openShop(app)).owner, { creditLimit: 1000 });
  const stranger = await openShop(app);
  expect(await refusal(stranger.owner, creditLimitContract.ofCustomer, { params: { id: customerId } })).toMatchObject({
    status: 404,
  });
});

test('what is made of a quotation is due by the credit period, and judged when it is issued', async () => {
  const shop = await openShop(app);
  await ruleCredit(shop, 'STOP');
  const customerId = await addLimited(shop.owner, { creditLimit: 50, creditDays: 30 });
  const { id } = await call(shop.owner, quotationContract.create, { body: quotationOf(shop, { customerId }) });
  const { invoiceId } = await call(shop.owner, quotationContract.convert, { params: { id }, body: {} });
  const draft = await call(shop.owner, invoiceContract.get, { params: { id: invoiceId } });
  expect(draft).toMatchObject({ state: 'DRAFT', issuedDateAD: '2026-11-20', dueDateAD: '2026-12-20' });
  expect(
    await refusal(shop.owner, invoiceContract.update, { body: { ...billOf(shop, { customerId }), id: invoiceId } }),
  ).toMatchObject({ error: 'creditLimit.over' });
});

test('a copy of an invoice that was passed is a draft without the reason, and is judged anew', async () => {
  const shop = await openShop(app);
  await ruleCredit(shop, 'STOP');
  const customerId = await addLimited(shop.owner, { creditLimit: 50 });
  const passed = await sell(shop, { customerId, creditReason: 'He pays on Friday' });
  const copy = await call(shop.owner, invoiceContract.duplicate, { params: { id: passed.id } });
  expect(copy).toMatchObject({ state: 'DRAFT', creditPassedBy: null, creditReason: null });
  const { id, version } = copy;
  const body = { ...billOf(shop, { customerId }), id, version };
  expect(await refusal(shop.owner, invoiceContract.update, { body })).toMatchObject({ error: 'creditLimit.over' });
});
