import { screens } from '@bahi/contract/screens';
import { scanMessages } from '@bahi/contract/ui/scan.messages';
import { expect, inject } from 'vitest';
import { expectAccessible, expectToFit, launch, nepaliOnPhone, spend, test as base } from '../browser.ts';
import { filmOf } from '../steps/fake-camera.ts';
import { createPath, digitsIn, editorOf, openShop } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** A browser that is asked for nothing, and whose camera sees a packet of tea. */
const test = base.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const film = filmOf('8901234567890');
  const browser = await launch([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  onCleanup(() => browser.close());
  return browser;
});

test('a phone scans by its camera, once for each time that a thing is held before it', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { path: screens.dashboard, ...nepaliOnPhone });
  spend(page);
  await openShop(owner);
  const words = textsIn(scanMessages, 'ne');
  await page.goto(inject('base') + createPath);
  const editor = editorOf(page, 'ne');
  await page.getByRole('button', { name: words('scan') }).click();
  const dialog = page.getByRole('dialog', { name: words('title') });
  await dialog
    .getByRole('list', { name: words('scanned') })
    .getByText('इलाम चिया')
    .waitFor();
  await expectAccessible(page);
  await expectToFit(page);
  // It stays before the camera: that is one scan.
  await page.waitForTimeout(2500);
  expect(
    await dialog
      .getByRole('list', { name: words('scanned') })
      .getByRole('listitem')
      .count(),
  ).toBe(1);
  await dialog.getByRole('button', { name: words('done') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await editor.cell('item', 1).inputValue()).toBe('इलाम चिया');
  expect(await editor.cell('quantity', 1).inputValue()).toBe(digitsIn('ne', '1'));
  expect(await page.evaluate(() => 'BarcodeDetector' in globalThis), 'the browser reads none by itself').toBe(false);
});

test('a camera that is refused, or not there, is told, and may be tried again', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { path: screens.dashboard, ...nepaliOnPhone });
  spend(page);
  await openShop(owner);
  const words = textsIn(scanMessages, 'ne');
  const failWith = (name: string): Promise<void> =>
    page.evaluate((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', error));
    }, name);
  await page.goto(inject('base') + createPath);
  await failWith('NotAllowedError');
  await page.getByRole('button', { name: words('scan') }).click();
  const dialog = page.getByRole('dialog', { name: words('title') });
  await dialog.getByRole('alert').getByText(words('refused')).waitFor();
  await expectAccessible(page);
  await failWith('NotFoundError');
  await dialog.getByRole('alert').getByRole('button').click();
  await dialog.getByRole('alert').getByText(words('absent')).waitFor();
});
