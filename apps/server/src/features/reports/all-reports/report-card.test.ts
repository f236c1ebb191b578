import { reportCardContract } from '@bahi/contract/reports/all-reports/report-card.contract';
import { reportCodes } from '@bahi/contract/reports/all-reports/report-cards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../seed/reference/tables/modules.data.ts';
import { call, refusal } from '../../../testing/caller.ts';
import { addPerson, openBusiness } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

test('everybody has their own reports on top', async () => {
  const owner = await openBusiness(app);
  const accountant = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
  const favour = (code: string, isFavourite = true) =>
    call(owner, reportCardContract.favour, { body: { code, isFavourite } });
  await favour('vat-return');
  await favour('sales-report');
  expect(await favour('vat-return'), 'again is nothing new').toEqual(['vat-return', 'sales-report']);
  expect(await call(accountant, reportCardContract.favourites, {})).toEqual([]);
  expect(await favour('vat-return', false)).toEqual(['sales-report']);
  expect(await call(owner, reportCardContract.favourites, {})).toEqual(['sales-report']);
  const unknown = await refusal(owner, reportCardContract.favour, { body: { code: 'customer', isFavourite: true } });
  expect(unknown.status).toBe(400);
});

test('each report of the menu has its card', () => {
  const inMenu = modules.filter(({ parent }) => parent === 'reports').map(({ code }) => code);
  expect(reportCodes.toSorted()).toEqual(inMenu.toSorted());
});
