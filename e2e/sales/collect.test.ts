import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { actOn, fieldOf } from '../screen.ts';
import { issueBill } from '../steps/bills.ts';
import { digitsIn } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'who owes is called, promises, and is reminded with the others ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const bill = await issueBill(owner, 'Gita Sharma', '9841234567');
    await issueBill(owner, 'Ram KC');
    const { language } = view;
    const [t, ui] = [textsIn(collectScreenMessages, language), textsIn(uiMessages, language)];
    const token = owner.tokens.access;
    await page.goto(inject('base') + screens.collect);
    await page.getByRole('heading', { name: t('title') }).waitFor();
    await page.locator('a[href="tel:9841234567"]').waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    await page.getByRole('button', { name: t('remindMany') }).click();
    const many = page.getByRole('dialog', { name: t('remindMany') });
    await many.getByText(t('goesTo', { count: digitsIn(language, '1') })).waitFor();
    await many.getByText(t('NO_ADDRESS')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await many.getByRole('button', { name: t('send', { count: digitsIn(language, '1') }) }).click();
    await many.getByText(t('wentTo', { count: digitsIn(language, '1') })).waitFor();
    await many
      .getByRole('button', { name: ui('close') })
      .last()
      .click();
    await many.waitFor({ state: 'hidden' });

    // Who promised is not pressed before the day: it comes after.
    await actOn(page, language, 'Gita Sharma', t('addPromise'));
    const promise = page.getByRole('dialog', { name: t('promiseOf', { customer: 'Gita Sharma' }) });
    const { todayBS } = await callApi(collectContract.get, { params: { customerId: bill.customerId } }, { token }).then(
      ({ bills }) => ({ todayBS: bills[0]?.dueDateBS ?? '' }),
    );
    await fieldOf(page, t('promisedDate')).fill(todayBS);
    await fieldOf(page, t('note')).fill('after work');
    await expectAccessible(page);
    await expectToFit(page);
    await promise.getByRole('button', { name: ui('save') }).click();
    await promise.waitFor({ state: 'hidden' });
    await page.getByText(t('TODAY')).first().waitFor();

    await page.getByRole('button', { name: 'Gita Sharma', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Gita Sharma' });
    await panel.getByText('after work').waitFor();
    await panel.getByText(bill.code ?? '').waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await panel.getByRole('link', { name: t('receive') }).click();
    await page.waitForURL(`**${screens.payments}?receive=${bill.customerId}`);
    const { rows } = await callApi(collectContract.list, { query: { promise: 'TODAY' } }, { token });
    expect(rows).toMatchObject([{ id: bill.customerId, lastReminder: { way: 'SMS', kind: 'HAND' } }]);
  },
);
