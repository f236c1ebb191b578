import { screens } from '@bahi/contract/screens';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { openOutlet } from '../steps/due-documents.ts';
import { makeItems } from '../steps/goods.ts';
import { digitsIn } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** A scanner that works as a keyboard, where no field has the focus. */
async function scan(page: Page, code: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(
    (keys) => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    [...Array.from(code), 'Enter'],
  );
}

const barcode = '4006381333931';

test.for(storyViews(import.meta.filename))(
  'goods are sent to the other outlet, counted there by scanning and typing, and what lacks is said ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, view);
    const caller = { token: owner.tokens.access };
    const said = <T>(en: T, ne: T): T => (language === 'en' ? en : ne);
    const n = (text: string): string => digitsIn(language, text);
    const t = textsIn(stockTransferScreenMessages, language);
    const paper = textsIn(stockPaperScreenMessages, language);
    await makeItems(owner, [
      { name: 'Rice', nameNp: 'चामल', stock: { quantity: 40, rate: 80 } },
      { name: 'Tea', nameNp: 'चिया', barcode, stock: { quantity: 10, rate: 150 } },
    ]);
    await page.goto(inject('base') + screens.newStockTransfer);
    await page.getByText(t('oneOutlet')).waitFor();
    await openOutlet(owner);

    await page.goto(inject('base') + screens.stockTransfers);
    await page.getByText(t('emptyText')).waitFor();
    await page
      .getByRole('button', { name: t('add'), exact: true })
      .first()
      .click();
    const send = page.getByRole('button', { name: t('send'), exact: true });
    // Nothing is sent before there is something to send.
    await send.click();
    await page.getByRole('alert').first().waitFor();
    await choose(page, fieldOf(page, paper('pick')), said('Rice', 'चामल'));
    await scan(page, barcode);
    await scan(page, barcode);
    const lines = page.getByRole('list', { name: t('lines') }).getByRole('listitem');
    await expect.poll(() => lines.nth(1).getByLabel(paper('quantity')).inputValue()).toBe(n('2'));
    await lines.nth(0).getByLabel(paper('quantity')).fill('50');
    await expectAccessible(page);
    await expectToFit(page);
    await send.click();
    await expect.poll(() => lines.nth(0).getByLabel(paper('quantity')).getAttribute('aria-invalid')).toBe('true');
    await lines.nth(0).getByLabel(paper('quantity')).fill('12.5');
    // What was wrong is taken away when the field is left, and the button moves up with it.
    await page.keyboard.press('Tab');
    await expect.poll(() => lines.nth(0).getByLabel(paper('quantity')).getAttribute('aria-invalid')).not.toBe('true');
    await send.click();

    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('SENT')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    const [row] = (await callApi(stockTransferContract.list, {}, caller)).rows;
    expect(row).toMatchObject({ state: 'SENT', value: 1300 });
    await page.getByText(t('onItsWayWorth', { count: n('1'), amount: n('1,300.00') })).waitFor();

    await actOn(page, language, row?.code ?? '', t('receive'));
    const receive = page.getByRole('button', { name: t('receive'), exact: true });
    // Nothing is received that nobody counted.
    await receive.click();
    const arrived = page.getByRole('list', { name: t('lines') }).getByRole('listitem');
    const count = (line: number) => arrived.nth(line).getByRole('textbox').first();
    await expect.poll(() => count(0).getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: t('allArrived') }).click();
    await expect.poll(() => count(0).inputValue()).toBe(n('12.5'));
    await count(1).fill('');
    await scan(page, barcode);
    await expect.poll(() => count(1).inputValue()).toBe(n('1'));
    await receive.click();
    await expect.poll(() => arrived.nth(1).getByLabel(t('reason')).getAttribute('aria-invalid')).toBe('true');
    await arrived.nth(1).getByLabel(t('reason')).fill('Torn on the way');
    await page.keyboard.press('Tab');
    await expect.poll(() => arrived.nth(1).getByLabel(t('reason')).getAttribute('aria-invalid')).not.toBe('true');
    await expectAccessible(page);
    await expectToFit(page);
    await receive.click();

    await dialog.getByText('Torn on the way').waitFor();
    await dialog.getByText(t('short')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await expectToFit(page);
    expect((await callApi(stockTransferContract.list, {}, caller)).inTransit.count).toBe(0);
  },
);

test('a draft is kept, changed, sent from the list and taken back before it is received', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const caller = { token: owner.tokens.access };
  const t = textsIn(stockTransferScreenMessages, 'en');
  const paper = textsIn(stockPaperScreenMessages, 'en');
  await makeItems(owner, [{ name: 'Rice', stock: { quantity: 40, rate: 80 } }, { name: 'Salt' }]);
  await openOutlet(owner);
  await page.goto(inject('base') + screens.newStockTransfer);
  await choose(page, fieldOf(page, paper('pick')), 'Rice');
  await page.getByRole('button', { name: t('saveDraft'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('edit') }).click();
  const lines = page.getByRole('list', { name: t('lines') }).getByRole('listitem');
  await choose(page, fieldOf(page, paper('pick')), 'Salt');
  await page.getByRole('button', { name: t('removeLine', { name: 'Salt' }) }).click();
  await lines.nth(0).getByLabel(paper('quantity')).fill('4');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: t('saveDraft'), exact: true }).click();
  // As it is now: what was read before it was changed is not sent.
  await dialog.getByText(/^4 kg/).first().waitFor();
  await dialog.getByRole('button', { name: t('send'), exact: true }).click();
  const asked = page.getByRole('dialog').filter({ hasText: t('sendQuestion', { from: 'Gurung Kirana Pasal' }) });
  await asked.getByRole('button', { name: t('send'), exact: true }).click();
  await dialog.getByText(t('SENT')).waitFor();
  await dialog.getByRole('button', { name: t('takeBack') }).click();
  await page.getByRole('dialog').getByLabel(paper('reason')).fill('The truck broke down');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: paper('cancelPaper'), exact: true })
    .click();
  await expect
    .poll(async () => (await callApi(stockTransferContract.list, {}, caller)).rows.map(({ state }) => state))
    .toEqual(['CANCELLED']);
});
