import { randomUUID } from 'node:crypto';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { screens } from '@bahi/contract/screens';
import { z } from '@bahi/contract/zod';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { test } from '../browser.ts';
import { counterOf, counterPath } from '../steps/counter-screen.ts';
import { openShop } from '../steps/invoice-screen.ts';
import {
  forgetThatTheyWait,
  invoicesOf,
  newCounter,
  openRegistered,
  registerHere,
  sellTea,
  untilKept,
  untilLent,
} from '../steps/registered-counter.ts';
import { type Owner, signUpOwner } from '../steps/sign-up.ts';

const calls = '**/api/v1/sales-counters/';
const opening = {
  language: 'en',
  width: 1280,
  isFresh: true,
  keepsApp: true,
  allowedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 40[39]/,
} as const;

/**
 * Answers as a server before it is set back to a moment at which the counter had no device yet: it registers it and lends to
 * it, and has taken nothing. The server itself knows nothing of that.
 */
async function standBefore(page: Page, owner: Owner, { counterId, code }: { counterId: number; code: string }) {
  const caller = { token: owner.tokens.access };
  const counter = {
    ...(await callApi(salesCounterContract.get, { params: { id: counterId } }, caller)),
    state: 'ACTIVE',
  };
  // What is lent to another counter of the same outlet, but for its code.
  const twin = await newCounter(owner, 'Twin');
  const deviceId = randomUUID();
  const registering = { body: { id: twin.counterId, deviceId, deviceName: null } };
  const { deviceKey } = await callApi(salesCounterContract.register, registering, caller);
  const lending = { body: { counterId: twin.counterId, deviceId, deviceKey, heads: [] } };
  const { lend, serverNow } = await callApi(salesCounterContract.lend, lending, caller);
  const years = (lend?.years ?? []).map((year) => ({
    ...year,
    numberBegins: year.numberBegins.replace(`-${twin.code}-`, `-${code}-`),
  }));
  const lent = { lend: { ...lend, id: (lend?.id ?? 0) + 1000, years }, counter, heads: [], serverNow };
  const key = 'given after the moment to which the server is set back';
  await page.route(`${calls}register`, (route) => route.fulfill({ json: { data: { deviceKey: key, counter } } }));
  await page.route(`${calls}lend`, (route) => route.fulfill({ json: { data: lent } }));
  await page.route(`${calls}take`, (route) => route.abort());
}

test('a counter whose device the server does not know since it was set back is registered again, and sends what it sold', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, opening);
  await openShop(owner);
  const front = { ...(await newCounter(owner, 'Front')), name: 'Front' };
  await standBefore(page, owner, front);
  const lent = page.waitForResponse(`${calls}lend`);
  await registerHere(page, front, 'en');
  await lent;
  await page.goto(inject('base') + counterPath);
  await untilKept(page);
  const numbers = [await sellTea(page), await sellTea(page)];
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  const { bar, device } = counterOf(page, 'en');
  await bar.getByText('This is not the device of the counter').waitFor();
  await registerHere(page, front, 'en');
  await untilLent(owner, front.counterId);
  await expect
    .poll(async () => (await invoicesOf(owner)).map(({ code }) => code), { timeout: 30_000 })
    .toEqual(numbers);
  await page.goto(inject('base') + counterPath);
  await untilKept(page);
  await bar.getByText(device('allSent')).waitFor();
  numbers.push(await sellTea(page));
  await expect.poll(async () => (await invoicesOf(owner)).map(({ code }) => code)).toEqual(numbers);
  const caller = { token: owner.tokens.access };
  const counter = await callApi(salesCounterContract.get, { params: { id: front.counterId } }, caller);
  expect(counter).toMatchObject({ state: 'ACTIVE', faultCount: 0, refusedCount: 0 });
});

test('a counter in whose place the server has another one since it was set back is not registered as that', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, opening);
  await openShop(owner);
  const front = { ...(await newCounter(owner, 'Front')), name: 'Front' };
  await standBefore(page, owner, front);
  const lent = page.waitForResponse(`${calls}lend`);
  await registerHere(page, front, 'en');
  await lent;
  await page.unrouteAll({ behavior: 'wait' });
  let hasAsked = false;
  await page.route(`${calls}register`, (route) => {
    hasAsked = true;
    return route.abort();
  });
  await page.route(`${calls}${front.counterId}`, async (route) => {
    const response = await route.fetch();
    const answer = z.looseObject({ data: z.looseObject({}) }).parse(await response.json());
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, code: 'C9' } } });
  });
  await registerHere(page, { ...front, code: 'C9' }, 'en');
  await page.getByText(`keeps the series of counter ${front.code}`).waitFor();
  expect(hasAsked, 'the server is asked for nothing').toBe(false);
});

test('a server that was set back is sent again what a counter had that is over in this browser', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, opening);
  await openShop(owner);
  const caller = { token: owner.tokens.access };
  const { counterId } = await openRegistered(page, owner, 'en', 'Front');
  await untilKept(page);
  const { bar, device } = counterOf(page, 'en');
  const numbers = [await sellTea(page)];
  await expect.poll(async () => (await invoicesOf(owner)).length).toBe(1);
  await page.context().setOffline(true);
  await bar.getByText(device('lineGone')).waitFor();
  numbers.push(await sellTea(page));
  // Until it is set back the server has what the device has.
  await forgetThatTheyWait(page);
  await page.route(`${calls}lend`, async (route) => {
    const response = await route.fetch();
    const { heads } = z.looseObject({ heads: z.unknown() }).parse(route.request().postDataJSON());
    const answer = z.looseObject({ data: z.looseObject({}) }).parse(await response.json());
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, heads } } });
  });
  const last = [{ fiscalYear: numbers[0]?.split('-').at(-2) ?? '', sequence: 2 }];
  const closing = { params: { id: counterId }, body: { last, reason: 'Another counter' } };
  await callApi(salesCounterContract.close, closing, caller);
  await page.context().setOffline(false);
  await page.goto(inject('base') + screens.salesCounters);
  await openRegistered(page, owner, 'en', 'Second');
  await untilKept(page);
  expect((await invoicesOf(owner)).length).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect
    .poll(async () => (await invoicesOf(owner)).map(({ code }) => code), { timeout: 30_000 })
    .toEqual(numbers);
  const counter = await callApi(salesCounterContract.get, { params: { id: counterId } }, caller);
  expect(counter).toMatchObject({ state: 'CLOSED', lostCount: 0, faultCount: 0 });
});
