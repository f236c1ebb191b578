import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { screens } from '@bahi/contract/screens';
import { listBulkMessages } from '@bahi/contract/ui/list-bulk.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { issueBill } from '../steps/bills.ts';
import { digitsIn } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'one customer after another by keyboard, narrowed by age; a promise noted by mistake is taken back ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const [gita, ram] = [await issueBill(owner, 'Gita Sharma', '9841234567'), await issueBill(owner, 'Ram KC')];
    const { language } = view;
    const t = textsIn(collectScreenMessages, language);
    const r = textsIn(reminderScreenMessages, language);
    const token = owner.tokens.access;
    const body = { customerId: gita.customerId, promisedDateAD: gita.dueDateAD, note: 'after payday' };
    await callApi(collectContract.promise, { body }, { token });
    await page.goto(`${inject('base')}${screens.collect}?sort=name`);
    await page.getByRole('button', { name: new RegExp(`^${t('NOT_DUE')}`) }).click();
    await page.waitForURL('**age=NOT_DUE**');
    await page.getByRole('button', { name: 'Gita Sharma', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Gita Sharma' });
    await panel.getByText('after payday').waitFor();
    await panel.getByRole('button', { name: t('withdraw') }).click();
    const question = page.getByRole('dialog').filter({ hasNotText: t('bills') });
    await question.getByRole('button', { name: t('withdraw') }).click();
    await panel.getByText(t('WITHDRAWN'), { exact: true }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    await page.keyboard.press('Alt+ArrowDown');
    const next = page.getByRole('dialog', { name: 'Ram KC' });
    await next.getByText(ram.code ?? '').waitFor();
    await page.keyboard.press('Alt+ArrowUp');
    await panel.getByText(gita.code ?? '').waitFor();

    // Of a single bill the message has its number and its link.
    await panel.getByRole('button', { name: t('whatsApp'), exact: true }).click();
    const asking = page.getByRole('dialog', { name: r('remind') });
    expect(await asking.getByRole('combobox').first().inputValue()).toBe('WHATSAPP');
    await asking.getByText(/\/b\//).first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await asking.waitFor({ state: 'hidden' });
  },
);

test.for(storyViews(import.meta.filename))(
  'a list of who owes that has nobody, and one that is chosen of ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const { language, width } = view;
    const [t, bulk] = [textsIn(collectScreenMessages, language), textsIn(listBulkMessages, language)];
    await page.goto(inject('base') + screens.collect);
    await page.getByText(t('empty')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await issueBill(owner, 'Gita Sharma', '9841234567');
    await page.reload();
    await page.getByText('Gita Sharma').first().waitFor();
    // Rows are chosen at a desk; on a phone all that are filtered are reminded.
    const opener = page.getByRole('button', { name: 'Gita Sharma', exact: true });
    await opener.focus();
    await page.keyboard.press(width < 1024 ? 'Tab' : ' ');
    const bar = page.getByRole('toolbar', { name: bulk('bar') });
    const button =
      width < 1024
        ? page.getByRole('button', { name: t('remindMany') })
        : bar.getByRole('button', { name: t('remindChosen') });
    await button.click();
    const many = page.getByRole('dialog', { name: t('remindMany') });
    await many.getByText(t('goesTo', { count: digitsIn(language, '1') })).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  },
);
