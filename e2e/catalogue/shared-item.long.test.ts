import { readFile } from 'node:fs/promises';
import { screens } from '@bahi/contract/screens';
import { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import { itemShareContract } from '@bahi/contract/catalogue/item-share/item-share.contract';
import { itemShareMessages } from '@bahi/contract/catalogue/item-share/item-share.messages';
import { itemShareScreenMessages } from '@bahi/contract/catalogue/item-share/item-share-screen.messages';
import { sharedItemMessages } from '@bahi/contract/catalogue/item-share/shared-item.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { hasFocus, tabTo } from '../keyboard.ts';
import { actOn } from '../screen.ts';
import { pictureOf } from '../steps/due-documents.ts';
import { makeItems } from '../steps/goods.ts';
import { newOwner, type Owner, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const shirt = { name: 'Dhaka shirt', nameNp: 'ढाका कमिज', description: '<b>Woven</b> in Tansen<script>x()</script>' };

async function addPictures(owner: Owner, itemId: number, page: Page): Promise<void> {
  const caller = { token: owner.tokens.access };
  const images: string[] = [];
  for (const number of [1, 2]) {
    const document = new File([new Uint8Array(await pictureOf(page, number))], `${number}.png`, { type: 'image/png' });
    images.push((await callApi(itemImageContract.upload, { files: { document }, body: {} }, caller)).docUuid);
  }
  await callApi(itemImageContract.save, { body: { itemId, images } }, caller);
}

test.for(storyViews(import.meta.filename))(
  'an owner shares an item: anybody who has the link sees it until there is a new one ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const [item] = await makeItems(owner, [{ ...shirt, sellingPrice: 1250, stock: { quantity: 6, rate: 700 } }]);
    await addPictures(owner, item?.id ?? 0, page);
    const name = view.language === 'ne' ? shirt.nameNp : shirt.name;
    const t = textsIn(itemShareScreenMessages, view.language);
    const said = textsIn(itemShareMessages, view.language);
    await page.goto(inject('base') + screens.items);
    await actOn(page, view.language, name, t('share'));
    const dialog = page.getByRole('dialog', { name: t('title', { name }) });
    await dialog.getByText(t('notShared')).waitFor();
    await dialog.getByLabel(t('isShared')).click();
    await page.getByText(said('shared')).waitFor();
    await dialog.getByRole('img', { name: t('qr') }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    const link = dialog.getByRole('textbox', { name: t('link') });
    const path = async (): Promise<string> => (await link.inputValue()).slice(inject('base').length);
    const first = await path();

    const s = textsIn(sharedItemMessages, view.language);
    const visitor = await openPage({ ...view, path: first, allowedFaults: /404/ });
    await visitor.getByRole('heading', { name, level: 1 }).waitFor();
    await visitor.getByText(s('noBrand')).waitFor();
    expect(await visitor.getByText(s('showPrices')).count(), 'no price is shared yet').toBe(0);

    await dialog.getByLabel(t('isPriceShared')).click();
    await visitor.reload();
    const amount = view.language === 'ne' ? 'रु १,२५०.००' : 'Rs 1,250.00';
    await visitor.getByText(`${amount} ${s('excludingTax')}`).waitFor();
    // Markup of the description is shown, and what is no text of it is not.
    await visitor.locator('strong', { hasText: 'Woven' }).waitFor();
    expect(await visitor.getByText('x()').count()).toBe(0);
    await visitor
      .getByRole('img', { name: s('picture', { name, number: view.language === 'ne' ? '१' : '1' }) })
      .waitFor();
    await expectAccessible(visitor);
    await expectToFit(visitor);
    const second = visitor.getByRole('button', {
      name: s('picture', { name, number: view.language === 'ne' ? '२' : '2' }),
    });
    await tabTo(visitor, second);
    await visitor.keyboard.press('Enter');
    expect(await second.getAttribute('aria-pressed')).toBe('true');
    await tabTo(visitor, visitor.getByRole('button', { name: s('showPrices') }));
    await visitor.keyboard.press('Enter');
    expect(await hasFocus(visitor.getByRole('button', { name: s('hidePrices') }))).toBe(true);
    const row = await visitor.getByRole('table').getByRole('row').last().innerText();
    expect(row.split(/\s*\t\s*/)).toEqual([name, amount, view.language === 'ne' ? '६' : '6', s('no')]);
    await expectAccessible(visitor);
    await expectToFit(visitor);

    // Whoever is signed in sees the same page, without the frame of the app.
    await page.goto(inject('base') + first);
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await page.goBack();

    await actOn(page, view.language, name, t('share'));
    await dialog.getByRole('button', { name: t('renew') }).click();
    await page
      .getByRole('dialog', { name: t('renewTitle') })
      .getByRole('button', { name: t('renew') })
      .click();
    await page.getByText(said('renewed')).waitFor();
    await expect.poll(path).not.toBe(first);
    await visitor.reload();
    await visitor.getByRole('heading', { name: s('notShared') }).waitFor();
    await expectAccessible(visitor);
  },
);

test('the page speaks both languages, and says when something went wrong', async ({ openPage }) => {
  const owner = await newOwner();
  const caller = { token: owner.tokens.access };
  const [item] = await makeItems(owner, [shirt]);
  const body = { shareable: true, isPriceShareable: true };
  const shared = await callApi(itemShareContract.save, { params: { itemId: item?.id ?? 0 }, body }, caller);
  const path = `/item-detail/${shared.itemShareableId}/${shared.itemShareableCode}`;
  const page = await openPage({ language: 'ne', width: 390, path, allowedFaults: /ERR_FAILED|Failed to load/ });
  await page.getByRole('heading', { name: shirt.nameNp, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'EN English' }).click();
  await page.getByRole('heading', { name: shirt.name, level: 1 }).waitFor();
  const t = textsIn(sharedItemMessages, 'en');
  await page.getByText(t('noPicture')).waitFor();
  await page.route('**/backends/api/public/item/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.unroute('**/backends/api/public/item/**');
  await page.getByRole('button', { name: t('tryAgain') }).click();
  await page.getByRole('heading', { name: shirt.name, level: 1 }).waitFor();
});

test('the link is copied on a page without TLS too, and where the browser refuses it, that is said', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const [item] = await makeItems(owner, [shirt]);
  const body = { shareable: true, isPriceShareable: false };
  const params = { itemId: item?.id ?? 0 };
  await callApi(itemShareContract.save, { params, body }, { token: owner.tokens.access });
  // Browsers give the clipboard to secure pages alone.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await page.goto(inject('base') + screens.items);
  const t = textsIn(itemShareScreenMessages, 'en');
  await actOn(page, 'en', shirt.name, t('share'));
  const dialog = page.getByRole('dialog', { name: t('title', { name: shirt.name }) });
  const address = await dialog.getByRole('textbox', { name: t('link') }).inputValue();
  await dialog.getByRole('button', { name: t('copy') }).click();
  await page.getByText(t('copied')).waitFor();
  await page.evaluate(() => (document.execCommand = () => false));
  await dialog.getByRole('button', { name: t('copy') }).click();
  await page.getByText(textsIn(uiMessages, 'en')('copyFailed')).waitFor();
  await page.keyboard.press('Escape');
  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await search.focus();
  await page.keyboard.press('Control+V');
  expect(await search.inputValue()).toBe(address);
});

test('a picture with name, price and code is made to be sent', async ({ openPage }) => {
  const view = { language: 'ne', width: 1280 } as const;
  const { page, owner } = await signUpOwner(openPage, view);
  const [item] = await makeItems(owner, [shirt]);
  await addPictures(owner, item?.id ?? 0, page);
  const body = { shareable: true, isPriceShareable: true };
  const caller = { token: owner.tokens.access };
  await callApi(itemShareContract.save, { params: { itemId: item?.id ?? 0 }, body }, caller);
  await page.goto(inject('base') + screens.items);
  const t = textsIn(itemShareScreenMessages, 'ne');
  await actOn(page, 'ne', shirt.nameNp, t('share'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('picture') }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toBe(`${shirt.nameNp}.jpg`);
  const size = await page.evaluate(
    async (content) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const drawn = await createImageBitmap(new Blob([bytes]));
      return [drawn.width, drawn.height];
    },
    (await readFile(await picture.path())).toString('base64'),
  );
  expect(size).toEqual([1080, 1350]);
});
