import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { secondFactorMessages } from '@bahi/contract/account/second-factor/second-factor.messages';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { fieldOf } from '../screen.ts';
import { addOutletUser, password, signInAt } from '../steps/outlet-user.ts';
import { turnOnAt, turnOnByApi } from '../steps/second-factor.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const security = `${screens.profile}?tab=security`;
const profile = `${screens.profile}?tab=business`;

test.for(storyViews(import.meta.filename))(
  'an owner asks everybody for a second step: who has none sets it up and goes on, $language at $width',
  async (view, { openPage }) => {
    const t = textsIn(secondFactorScreenMessages, view.language);
    const words = textsIn(businessScreenMessages, view.language);
    const { page, owner } = await signUpOwner(openPage, { ...view, path: profile });
    const cashier = await addOutletUser(owner);
    const counter = await signInAt(openPage, view, cashier.userName);
    const ask = async (of: 'OFFICE' | 'EVERYBODY'): Promise<void> => {
      await fieldOf(page, words('secondStepOf')).click();
      await page.getByRole('option', { name: words(of) }).click();
      await expectAccessible(page);
      await expectToFit(page);
      await page.getByRole('button', { name: textsIn(uiMessages, view.language)('save') }).click();
    };
    await ask('OFFICE');
    await page.getByText(textsIn(secondFactorMessages, view.language)('firstYourOwn')).first().waitFor();
    await turnOnByApi(owner);
    await ask('EVERYBODY');
    await expect
      .poll(async () => (await callApi(businessContract.profile, {}, { token: owner.tokens.access })).secondStepOf)
      .toBe('EVERYBODY');

    // The page was open before: the next click leads there, and from there to where it was to go.
    await counter.goto(`${inject('base')}${security}`);
    await counter.getByRole('heading', { name: t('dueTitle') }).waitFor();
    await counter.getByText(t('dueText')).waitFor();
    await expectAccessible(counter);
    await expectToFit(counter);
    await turnOnAt(counter, password, view.language);
    await counter.waitForURL(`**${security}`);
    await counter.getByText(t('required')).waitFor();
    await page.goto(`${inject('base')}${screens.users}`);
    await page.getByText(cashier.fullName).first().waitFor();
    await expectToFit(page);
    expect(await counter.getByRole('button', { name: t('turnOff') }).count()).toBe(0);
    await expectAccessible(counter);
    await expectToFit(counter);
  },
);

test('a page that is open when a second step is asked of its person leads there with the next call', async ({
  openPage,
}) => {
  const view = { language: 'en', width: 1280 } as const;
  const t = textsIn(secondFactorScreenMessages, view.language);
  const { owner } = await signUpOwner(openPage, { path: screens.dashboard, ...view });
  const cashier = await addOutletUser(owner);
  const counter = await signInAt(openPage, view, cashier.userName);
  await turnOnByApi(owner);
  const caller = { token: owner.tokens.access };
  await callApi(businessContract.saveSecondStep, { body: { secondStepOf: 'EVERYBODY' } }, caller);
  // A session is known for a second.
  await counter.waitForTimeout(1100);
  const asked: string[] = [];
  counter.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await counter.route('**/api/v1/init', async (route) => {
    // So slow that every other call is refused meanwhile.
    await counter.waitForTimeout(1000);
    await route.continue();
  });
  await counter.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, security);
  await counter.getByRole('heading', { name: t('dueTitle') }).waitFor();
  expect(
    asked.filter((path) => path.includes('/menu/')),
    'asked for anew by its own refusal',
  ).toEqual([]);
  await counter.unroute('**/api/v1/init');
  await counter.reload();
  await counter.getByRole('heading', { name: t('dueTitle') }).waitFor();
  await turnOnAt(counter, password, view.language);
  await counter.waitForURL(`**${security}`);
});
