import { screens } from '@bahi/contract/screens';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { masterDataScreenMessages } from '@bahi/contract/platform/master-data/master-data-screen.messages';
import { termContract } from '@bahi/contract/sales/term/term.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { issueBill } from '../steps/bills.ts';
import { expectAccessible, test } from '../browser.ts';
import { actOn, answer, fieldOf } from '../screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.terms;
const { name: english, nameNp: nepali, position } = termContract.masterData.fields;
const noReturn = { name: 'Goods once sold are not taken back', nameNp: 'बिक्री भएको सामान फिर्ता हुँदैन', position: 1 };

/** The paper of a bill, as the dialog of the bill shows it. */
async function paperOf(page: Page, billId: number): Promise<FrameLocator> {
  await page.goto(`${inject('base')}${screens.invoices}?view=${billId}`);
  await page.getByRole('tab', { name: textsIn(invoiceScreenMessages, 'en')('paperTab') }).click();
  const paper = page.frameLocator('iframe');
  await paper.getByText('Grand total').first().waitFor();
  return paper;
}

test('an owner writes a term, and the next bill is printed with it in either language', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const before = await issueBill(owner, 'Hari KC');
  await page.goto(inject('base') + path);
  await page.getByText('is printed at the foot of every invoice').waitFor();
  await page
    .getByRole('button', { name: textsIn(masterDataScreenMessages, 'en')('add') })
    .first()
    .click();
  await page.keyboard.press('Control+S');
  await expect.poll(() => page.getByRole('dialog').getByText('Required', { exact: true }).count()).toBe(2);
  await expectAccessible(page);
  await fieldOf(page, english?.label.en ?? '').fill(noReturn.name);
  await fieldOf(page, nepali?.label.en ?? '').fill(noReturn.nameNp);
  await fieldOf(page, position?.label.en ?? '').fill('१');
  await page.keyboard.press('Control+S');
  await page.getByRole('row', { name: /Goods once sold.*1.*Active/ }).waitFor();

  const bill = await issueBill(owner, 'Gita Sharma');
  const paper = await paperOf(page, bill.id);
  await paper.getByText(noReturn.name).waitFor();
  await page.getByLabel(textsIn(invoiceScreenMessages, 'en')('paperLanguage')).selectOption('ne');
  await page.frameLocator('iframe').getByText(noReturn.nameNp).waitFor();
  const old = await paperOf(page, before.id);
  expect(await old.getByText(noReturn.name).count(), 'it was issued before').toBe(0);
});

test('a term that is out of use is on no new bill, and stays on the old one', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  await callApi(termContract.save, { body: noReturn }, { token: owner.tokens.access });
  const old = await issueBill(owner, 'Hari KC');
  await page.goto(inject('base') + path);
  await actOn(page, 'en', noReturn.name, textsIn(uiMessages, 'en')('deactivate'));
  await answer(page, 'Confirm');
  await page.getByRole('row', { name: /Goods once sold.*Inactive/ }).waitFor();
  await (await paperOf(page, old.id)).getByText(noReturn.name).waitFor();
  const bill = await issueBill(owner, 'Gita Sharma');
  expect(await (await paperOf(page, bill.id)).getByText(noReturn.name).count()).toBe(0);
});
