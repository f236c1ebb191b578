import { createServer } from 'node:http';
import { activityLogMessages } from '@bahi/contract/people/activity-log/activity-log.messages';
import { cbmsMessages } from '@bahi/contract/sales/cbms/cbms.messages';
import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { expectAccessible, expectToFit, seldom, storyViews, test } from '../browser.ts';
import { actOn, fieldOf } from '../screen.ts';
import { issueBill } from '../steps/bills.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** A receiver of bills on this machine, which takes everything or refuses everybody. */
async function startReceiver() {
  const receiver = { code: 200, address: '', close: async () => {} };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      // A test of the connection sends nothing that could be taken.
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ message: receiver.code }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  receiver.address = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  receiver.close = () => new Promise((resolve) => server.close(() => resolve()));
  return receiver;
}

const settled = (page: Page, text: string) => page.locator('[data-list-keys]').getByText(text, { exact: true }).first();

seldom.for(storyViews(import.meta.filename))(
  'an owner turns CBMS on, sees a bill sent, holds one, and learns why nothing goes ($language, $width)',
  async (view, { openPage }) => {
    const receiver = await startReceiver();
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.cbms });
    const t = textsIn(cbmsScreenMessages, view.language);
    const said = textsIn(cbmsMessages, view.language);
    const ui = textsIn(uiMessages, view.language);
    await page.getByText(t('isOff')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    await page
      .locator('#content')
      .getByRole('button', { name: t('setUp') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('setUpTitle') });
    await dialog.waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await fieldOf(page, t('address')).fill('cbms.example.com');
    await fieldOf(page, t('userName')).fill('gurung-kirana');
    await fieldOf(page, t('password')).fill('Cbms#2083');
    await dialog.getByRole('button', { name: ui('save') }).click();
    await dialog.getByText(said('addressInvalid')).waitFor();
    await fieldOf(page, t('address')).fill(receiver.address);
    await dialog.getByRole('button', { name: ui('save') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(said('turnedOn')).first().waitFor();
    await page.getByRole('button', { name: t('test') }).click();
    await page.getByText(said('testKnown')).first().waitFor();

    const bill = await issueBill(owner);
    const number = bill.code ?? '';
    await page.reload();
    await settled(page, t('SENT')).waitFor();
    await page.locator('[data-list-keys]').getByText(number).first().click();
    const detail = page.getByRole('dialog', { name: t('detailTitle', { number }) });
    await detail.getByText('"invoice_number"').waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.goto(`${inject('base')}${screens.invoices}?view=${bill.id}`);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('SENT') })
      .waitFor();

    receiver.code = 100;
    const next = await issueBill(owner, 'Sita Rai', '071540001');
    await page.goto(inject('base') + screens.cbms);
    await page.getByText(t('stopCREDENTIALS')).waitFor();
    await actOn(page, view.language, next.code ?? '', t('hold'));
    await settled(page, t('HELD')).waitFor();
    receiver.code = 200;
    expect(await page.getByRole('button', { name: t('resume') }).count()).toBe(0);
    await page
      .locator('#content')
      .getByRole('button', { name: t('setUp') })
      .click();
    await fieldOf(page, t('password')).fill('Cbms#2084');
    await dialog.getByRole('button', { name: ui('save') }).click();
    await page.getByText(t('stopCREDENTIALS')).waitFor({ state: 'hidden' });
    await actOn(page, view.language, next.code ?? '', t('markTold'));
    const mark = page.getByRole('dialog', { name: t('markTitle', { number: next.code ?? '' }) });
    await mark.waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await mark.waitFor({ state: 'hidden' });
    await actOn(page, view.language, next.code ?? '', t('release'));
    await expect.poll(() => settled(page, t('HELD')).count()).toBe(0);
    await expectAccessible(page);
    await expectToFit(page);
    await receiver.close();
  },
);

test.for(storyViews(import.meta.filename))(
  'an owner reads who did what, and narrows it ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.activityLog });
    const bill = await issueBill(owner);
    const t = textsIn(activityLogMessages, view.language);
    await page.reload();
    const row = page.locator('tbody tr, ul[aria-label] > li').filter({ hasText: bill.code ?? '' });
    await row.getByText(t('ISSUED'), { exact: true }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.goto(`${inject('base')}${screens.activityLog}?kind=SIGN_IN`);
    await expect.poll(() => row.count()).toBe(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Excel|एक्सेल/ }).click();
    expect((await download).suggestedFilename()).toBe('Activity Log.xlsx');
    await page.goto(`${inject('base')}${screens.activityLog}?kind=INVOICE`);
    await row.getByRole('link', { name: bill.code ?? '' }).click();
    await page
      .getByRole('dialog')
      .getByText(bill.code ?? '')
      .first()
      .waitFor();
  },
);
