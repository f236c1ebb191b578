import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, onTestFinished } from 'vitest';
import { callApi } from '../api.ts';
import { spend, test } from '../browser.ts';
import { counterPath } from '../steps/counter-screen.ts';
import { openShop } from '../steps/invoice-screen.ts';
import { beginOver, openLine } from '../steps/line-between.ts';
import { newCounter, registerHere, untilKept, untilLent } from '../steps/registered-counter.ts';
import { newOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test('a counter whose line loses a file of the app is registered, is lent nothing until that has come, and then starts without the line', async ({
  openPage,
}) => {
  const line = await openLine();
  onTestFinished(() => line.close());
  const owner = await newOwner();
  await openShop(owner);
  const page = await openPage({
    language: 'en',
    width: 1280,
    isFresh: true,
    keepsApp: true,
    path: null,
    allowedFaults: /404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  });
  spend(page);
  await beginOver(line, page, owner);
  line.lost = /\/CustomerListPage-/;
  const { counterId, code } = await newCounter(owner, 'Front');
  await registerHere(page, { counterId, code, name: 'Front' }, 'en', line.base);
  const caller = { token: owner.tokens.access };
  const counter = () => callApi(salesCounterContract.get, { params: { id: counterId } }, caller);
  await expect.poll(async () => (await counter()).state, { message: 'it is registered' }).toBe('ACTIVE');
  await page.getByRole('dialog', { name: textsIn(uiMessages, 'en')('confirmTitle') }).waitFor({ state: 'hidden' });
  await page.goto(line.base + counterPath);
  await page.locator('[data-stop=NOT_LENT]').waitFor();
  expect((await counter()).lentUntil).toBe(null);

  line.lost = null;
  await page.reload();
  await untilLent(owner, counterId);
  await untilKept(page);
  await page.context().setOffline(true);
  await page.goto(line.base + counterPath);
  await page.locator('[data-lent]').waitFor();
});
