import { screenAt, screens } from '@bahi/contract/screens';
import { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import { itemImageScreenMessages } from '@bahi/contract/catalogue/item-image/item-image-screen.messages';
import { serviceMessages } from '@bahi/contract/catalogue/service/service.messages';
import { serviceScreenMessages } from '@bahi/contract/catalogue/service/service-screen.messages';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { actOn } from '../screen.ts';
import { pictureOf } from '../steps/due-documents.ts';
import { makeItems, makeServices } from '../steps/goods.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'pictures of an item are chosen, put into order and removed ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const [shirt] = await makeItems(owner, [{ name: 'Cotton shirt', nameNp: 'सुती कमिज' }]);
    const itemId = shirt?.id ?? 0;
    await page.goto(inject('base') + screenAt(screens.editItem, { itemId }));
    const t = textsIn(itemImageScreenMessages, view.language);
    const files = textsIn(filesMessages, view.language);
    const gallery = page.getByRole('region', { name: t('images'), exact: true });
    const named = (name: string, number: number) =>
      pictureOf(page, number).then((buffer) => ({ name, mimeType: 'image/png', buffer }));
    await gallery.locator('input[type=file]').setInputFiles([await named('front.png', 1), await named('back.png', 2)]);
    const names = () => gallery.getByRole('listitem').locator('span[title]').allInnerTexts();
    await expect.poll(names).toEqual(['front.png', 'back.png']);
    await gallery.getByRole('button', { name: files('moveForward', { name: 'back.png' }) }).click();
    await expect.poll(names).toEqual(['back.png', 'front.png']);
    await gallery.getByRole('listitem').first().getByText(files('cover')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    await gallery.locator('input[type=file]').setInputFiles(text);
    await gallery.getByRole('alert').waitFor();
    const saved = () =>
      callApi(itemImageContract.list, { params: { itemId } }, { token: owner.tokens.access }).then((rows) =>
        rows.map(({ documentName }) => documentName),
      );
    await expect.poll(saved).toEqual(['back.png', 'front.png']);
    await page.reload();
    await gallery.getByRole('button', { name: files('remove', { name: 'back.png' }) }).click();
    await expect.poll(saved).toEqual(['front.png']);
    await gallery.getByRole('button', { name: files('open', { name: 'front.png' }) }).click();
    await page.getByRole('dialog', { name: 'front.png' }).locator('img').waitFor();
  },
);

test.for(storyViews(import.meta.filename))(
  'a service gets its picture on a screen of its own ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const name = view.language === 'ne' ? 'ढुवानी' : 'Delivery';
    await makeServices(owner, [{ name: 'Delivery', nameNp: 'ढुवानी' }]);
    await page.goto(inject('base') + screens.services);
    const t = textsIn(serviceScreenMessages, view.language);
    await actOn(page, view.language, name, t('image'));
    await page.getByRole('heading', { name: t('imageTitle') }).waitFor();
    await page.getByText(t('noImage')).waitFor();
    await expectAccessible(page);
    const buffer = await pictureOf(page);
    await page.locator('input[type=file]').setInputFiles({ name: 'van.png', mimeType: 'image/png', buffer });
    await page.getByText(textsIn(serviceMessages, view.language)('imageSaved')).waitFor();
    await page.getByRole('img', { name: t('imageOf', { name }) }).waitFor();
    await expectToFit(page);
    await page.goBack();
    await page.getByText(name, { exact: true }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('img', { name: t('image') })
      .waitFor();
  },
);
