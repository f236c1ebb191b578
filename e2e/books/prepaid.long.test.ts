import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { prepaidScreenMessages } from '@bahi/contract/books/prepaid/prepaid-screen.messages';
import { screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** Of the months that are offered, around today, the one before the last that is over; and so many from it on. */
const [begun, year] = [22, 11];

test.for(storyViews(import.meta.filename))(
  'a prepaid rent is registered, its months that are over are posted, and the last is taken back ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const t = textsIn(prepaidScreenMessages, view.language);
    const caller = { token: owner.tokens.access };

    await page.goto(inject('base') + screens.prepaidExpenses);
    await page.getByText(t('empty')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: t('addTitle') });
    const choose = async (label: string, place: number): Promise<void> => {
      await form.getByLabel(new RegExp(`^${label}`)).click();
      await page.locator('[role=option]:visible').nth(place).click();
    };
    await form
      .getByLabel(new RegExp(`^${t('name')}`))
      .first()
      .fill('Shop rent');
    await choose(t('firstMonth'), begun);
    await choose(t('lastMonth'), year);
    await form.getByLabel(new RegExp(`^${t('amount')}`)).fill('12000');
    await choose(t('account'), 0);
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await form.waitFor({ state: 'hidden' });
    const [row] = (await callApi(prepaidContract.list, { query: {} }, caller)).rows;
    expect(row).toMatchObject({ name: 'Shop rent', months: 12, amount: 12_000 });

    await page
      .getByRole('button', { name: t('post') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('post') })
      .click();
    await page
      .getByRole('button', { name: t('post') })
      .first()
      .waitFor({ state: 'hidden' });
    await expectToFit(page);
    await page.goto(`${inject('base') + screens.prepaidExpenses}?view=${row?.id ?? 0}`);
    await page.getByRole('button', { name: t('takeBack') }).waitFor();
    await expectAccessible(page);
    const posted = await callApi(prepaidContract.get, { params: { id: row?.id ?? 0 } }, caller);
    expect(posted.postedMonths).toBeGreaterThanOrEqual(2);
    await page.getByRole('button', { name: t('takeBack') }).click();
    const back = page.getByRole('dialog', { name: t('takeBack') });
    await back.getByLabel(new RegExp(`^${t('reason')}`)).fill('Slip');
    await back.getByRole('button', { name: t('takeBack') }).click();
    await back.waitFor({ state: 'hidden' });
    const after = await callApi(prepaidContract.get, { params: { id: row?.id ?? 0 } }, caller);
    expect(after.postedMonths).toBe(posted.postedMonths - 1);
  },
);
