import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { allowDaysBack, billOf, type InvoiceBody, openShop, sell, type Shop } from '../../../testing/shop.ts';
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

const on = (issuedDateAD: string, bill: Partial<InvoiceBody> = {}) => ({ issuedDateAD, ...bill });
const refusedOn = async (shop: Shop, day: string, language: 'en' | 'ne' = 'en') =>
  fieldsOf(await refusal({ ...shop.owner, language }, invoiceContract.create, { body: billOf(shop, on(day)) }));
const firstDay = async (shop: Shop) => {
  const { firstDayAD, firstDayBy } = await call(shop.owner, invoiceContract.nextNumber, {});
  return [firstDayAD, firstDayBy];
};
const notAllowed = (day: string) => ({
  issuedDateAD: `No day before ${day}: the owner decides how many days back are allowed`,
});
const notInOrder = (day: string) => ({
  issuedDateAD: `No day before ${day}: the number before this one is of that day`,
});

test('an invoice bears the day it is issued, unless the owner allows days before', async () => {
  const shop = await openShop(app);
  expect(await refusedOn(shop, '2026-11-19')).toEqual(notAllowed('4 Mangsir 2083 (2026-11-20)'));
  expect(await refusedOn(shop, '2026-11-19', 'ne')).toEqual({
    issuedDateAD: '४ मंसिर २०८३ (२०२६-११-२०)भन्दा अघिको मिति मिल्दैन: कति दिन अघिसम्म मिल्ने भन्ने मालिकले तोक्नुहुन्छ',
  });
  expect(await firstDay(shop)).toEqual(['2026-11-20', 'ALLOWED']);
  await allowDaysBack(shop, 5);
  expect(await firstDay(shop)).toEqual(['2026-11-15', 'ALLOWED']);
  expect(await refusedOn(shop, '2026-11-14')).toEqual(notAllowed('29 Kartik 2083 (2026-11-15)'));
  expect((await sell(shop, on('2026-11-15'))).code).toBe('INV-HO-2083/84-00001');
});

test('days follow numbers: none is before the last of its series', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop, 5);
  await sell(shop, on('2026-11-18'));
  expect(await refusedOn(shop, '2026-11-17')).toEqual(notInOrder('2 Mangsir 2083 (2026-11-18)'));
  expect(await firstDay(shop)).toEqual(['2026-11-18', 'LAST_NUMBER']);
  // One that is cancelled keeps its number and its day.
  const slip = await sell(shop, on('2026-11-19'));
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  expect(await refusedOn(shop, '2026-11-18')).toEqual(notInOrder('3 Mangsir 2083 (2026-11-19)'));
  expect((await sell(shop, on('2026-11-19'))).issuedDateAD).toBe('2026-11-19');
});

test('the series of the fiscal year before takes its own days', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  await sell(shop, on('2026-07-20', { dueDateAD: '2026-11-20' }));
  const before = await sell(shop, on('2026-07-15', { dueDateAD: '2026-11-20' }));
  expect(before.code).toBe('INV-HO-2082/83-00001');
  expect(await refusedOn(shop, '2026-07-18')).toEqual(notInOrder('4 Shrawan 2083 (2026-07-20)'));
  expect(await refusedOn(shop, '2026-07-14')).toEqual(notInOrder('31 Ashadh 2083 (2026-07-15)'));
});

test('a draft may wait on any day, and takes the day on which it is issued', async () => {
  const shop = await openShop(app);
  const draft = await sell(shop, on('2026-11-02', { state: 'DRAFT' }));
  const final = { ...billOf(shop), id: draft.id, version: draft.version };
  const late = await refusal(shop.owner, invoiceContract.update, { body: { ...final, ...on('2026-11-02') } });
  expect(fieldsOf(late)).toEqual(notAllowed('4 Mangsir 2083 (2026-11-20)'));
  expect((await call(shop.owner, invoiceContract.update, { body: final })).issuedDateAD).toBe('2026-11-20');
});

test('who is faster with the number sets the day that the others may not precede', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop, 5);
  const days = ['2026-11-17', '2026-11-20', '2026-11-16', '2026-11-19', '2026-11-18', '2026-11-15'];
  const answers = await Promise.all(
    [...days, ...days, ...days].map((day) => send(shop.owner, invoiceContract.create, { body: billOf(shop, on(day)) })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) expect(await answer.text()).toContain('"field":"issuedDateAD"');
  const { rows } = await call(shop.owner, invoiceContract.list, { query: { sort: 'code' } });
  expect(rows).toHaveLength(answers.length - refused.length);
  expect(rows.map(({ issuedDateAD }) => issuedDateAD)).toEqual(rows.map(({ issuedDateAD }) => issuedDateAD).toSorted());
});

test('the number itself refuses a day before that of the number before', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop, 5);
  await sell(shop, on('2026-11-18'));
  const draft = await sell(shop, on('2026-11-17', { state: 'DRAFT' }));
  const issue = app.asOwner('select given, bound from issue_document($1, $2, null, $3, $4, $5, $6, null)', [
    shop.owner.businessId,
    draft.id,
    shop.outletId,
    'INVOICE',
    '2083/84',
    'INV',
  ]);
  await expect(issue).resolves.toEqual([{ given: null, bound: '2026-11-18' }]);
  // No transaction was rolled back behind it: the counter is put back by hand.
  await app.asOwner(`update number_series set last_number = 1 where business_id = $1`, [shop.owner.businessId]);
});

test('how many days are allowed is bounded, and changed by who may change the profile', async () => {
  const shop = await openShop(app);
  const change = (issueDaysBack: number) =>
    refusal(shop.owner, businessContract.saveIssueDays, { body: { issueDaysBack } });
  expect(fieldsOf(await change(366))).toEqual({ issueDaysBack: 'Too large' });
  expect(fieldsOf(await change(-1))).toEqual({ issueDaysBack: 'Cannot be less than 0' });
  const { version } = await call(shop.owner, businessContract.profile, {});
  await allowDaysBack(shop, 7);
  const stale = { body: { issueDaysBack: 2, version } };
  expect((await refusal(shop.owner, businessContract.saveIssueDays, stale)).status).toBe(409);
  expect((await call(shop.owner, businessContract.profile, {})).issueDaysBack).toBe(7);
});
