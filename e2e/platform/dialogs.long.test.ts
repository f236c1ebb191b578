import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { keysMessages } from '@bahi/contract/platform/frame/keys.messages';
import { recordHistoryScreenMessages } from '@bahi/contract/platform/record-history/record-history-screen.messages';
import { searchScreenMessages } from '@bahi/contract/reports/search/search-screen.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { screens } from '@bahi/contract/screens';
import { dateMessages } from '@bahi/contract/ui/date.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { everyView, expectAccessible, expectClearInTheDark, expectToFit, type Opening, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { issueBill } from '../steps/bills.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** With all of its colours, and with those of the dark. */
async function lookAt(page: Page, what: Locator): Promise<void> {
  await what.waitFor();
  await expectAccessible(page, { colours: true });
  await expectClearInTheDark(page);
  await expectToFit(page);
  expect(await what.isVisible(), 'it is open still').toBe(true);
}

async function closeWith(page: Page, what: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await what.waitFor({ state: 'hidden' });
}

/** Somebody of the demo on a screen; its title is there. */
async function openOn(openPage: (opening: Opening) => Promise<Page>, view: Opening, path: string): Promise<Page> {
  const page = await signInAs(openPage, 'owner', { ...view, path });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test.for(everyView)('what floats over every screen ($language, $width)', async (view, { openPage }) => {
  const page = await openOn(openPage, view, screens.customers);
  const { language } = view;
  const [frame, keys, search] = [
    textsIn(frameMessages, language),
    textsIn(keysMessages, language),
    textsIn(searchScreenMessages, language),
  ];
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: search('title') });
  await lookAt(page, palette);
  await palette.getByRole('combobox').fill('ra');
  await lookAt(page, palette.getByRole('group', { name: search('CUSTOMER') }));
  await closeWith(page, palette);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: keys('title') });
  await lookAt(page, help);
  await closeWith(page, help);
  await page.getByRole('button', { name: frame('profileMenu', { name: 'Sarita Shrestha' }) }).click();
  await lookAt(page, page.getByRole('menu'));
});

test.for(everyView)(
  'an invoice, its sharing, cancelling and comments ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.dashboard });
    const bill = await issueBill(owner);
    const number = bill.code ?? '';
    await page.goto(inject('base') + screens.invoices);
    const [t, ui] = [textsIn(invoiceScreenMessages, language), textsIn(uiMessages, language)];
    const history = textsIn(recordHistoryScreenMessages, language);
    const menu = page.getByRole('button', { name: ui('rowActions', { name: number }) }).first();
    const choose = async (name: string): Promise<void> => {
      await menu.click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    await menu.click();
    await lookAt(page, page.getByRole('menu'));
    await closeWith(page, page.getByRole('menu'));
    const dialog = page.getByRole('dialog');
    for (const name of [textsIn(sharingScreenMessages, language)('share'), t('cancelInvoice')]) {
      await choose(name);
      await lookAt(page, dialog);
      await closeWith(page, dialog);
    }
    await page.goto(`${inject('base')}${screens.invoices}?view=${bill.id}`);
    await dialog.getByRole('button', { name: history('title') }).click();
    await lookAt(page, dialog.getByRole('button', { name: history('write') }));
    await dialog.getByRole('button', { name: history('write') }).click();
    await lookAt(page, page.getByRole('dialog', { name: history('write') }));
  },
);

test.for(everyView)(
  'periods, days, forms and what asks before they are left ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const [t, ui, dates] = [
      textsIn(customerScreenMessages, language),
      textsIn(uiMessages, language),
      textsIn(dateMessages, language),
    ];
    const page = await openOn(openPage, view, screens.invoices);
    await page.keyboard.press('Alt+F2');
    const periods = page.getByRole('dialog', { name: dates('presets') });
    await lookAt(page, periods);
    await periods.getByRole('radio', { name: dates('customRange') }).press('Space');
    await lookAt(page, periods.getByRole('textbox').first());
    await closeWith(page, periods);

    await page.goto(`${inject('base')}${screens.customers}?new=1`);
    const form = page.getByRole('dialog', { name: t('addTitle') });
    await lookAt(page, form);
    // With what is wrong in it.
    await page.keyboard.press('Control+s');
    await lookAt(page, form.locator('[aria-invalid="true"]').first());
    await form.getByRole('textbox').first().fill('Gita');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: ui('leaveTitle') });
    await lookAt(page, question);
    await question.getByRole('button', { name: ui('leave'), exact: true }).click();
    await form.waitFor({ state: 'hidden' });

    await page.goto(`${inject('base')}${screens.payments}?receive=new`);
    await lookAt(page, page.getByRole('dialog'));
  },
);
