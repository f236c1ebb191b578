import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { prepaidScreenMessages } from '@bahi/contract/books/prepaid/prepaid-screen.messages';
import { screens } from '@bahi/contract/screens';
import { addToBsMonth, asBsMonth, bsMonthOfDay } from '@bahi/domain/calendar/bs-month';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { parseAdDate, isDateProblem } from '@bahi/domain/calendar/bs-calendar';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { todayOf } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** The month so many months before the one of a day, and as the screen names it. */
function monthBefore(dayAD: string, months: number, language: 'en' | 'ne') {
  const day = parseAdDate(dayAD);
  const month = isDateProblem(day) ? asBsMonth('2083-01') : addToBsMonth(bsMonthOfDay(day), -months);
  return `${bsMonthName(Number(month.slice(5)), language)} ${inDigitsOf(month.slice(0, 4), language)}`;
}

test.for(storyViews(import.meta.filename))(
  'a prepaid rent is registered, its months that are over are posted, and the last is taken back ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const t = textsIn(prepaidScreenMessages, view.language);
    const caller = { token: owner.tokens.access };
    const { plus } = await todayOf(owner);
    const rent = { code: 'RENT', name: 'Rent', nameNp: 'भाडा', groupCode: 'EXPENSES' };
    await callApi(ownAccountContract.save, { body: rent }, caller);

    await page.goto(inject('base') + screens.prepaidExpenses);
    await page.getByText(t('empty')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: t('addTitle') });
    const choose = async (label: string, typed: string): Promise<void> => {
      await form.getByLabel(new RegExp(`^${label}`)).fill(typed);
      await page.getByRole('option').first().click();
    };
    await form
      .getByLabel(new RegExp(`^${t('name')}`))
      .first()
      .fill('Shop rent');
    await choose(t('firstMonth'), monthBefore(plus(0), 2, view.language));
    await choose(t('lastMonth'), monthBefore(plus(0), -9, view.language));
    await form.getByLabel(new RegExp(`^${t('amount')}`)).fill('12000');
    await choose(t('account'), 'RENT');
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
