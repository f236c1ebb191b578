import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { screens } from '@bahi/contract/screens';
import { connectionMessages } from '@bahi/contract/platform/frame/connection.messages';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from '../api.ts';
import { test } from '../browser.ts';
import { makeIncome, pictureOf, prepareIncome, uploaderOf } from '../steps/due-documents.ts';
import { newOwner, openSignedIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const files = textsIn(filesMessages, 'en');
const pdfEnd = '\nstartxref\n9\n%%EOF\n';

test('a document that is taken off while the next one comes is taken off once', async ({ openPage }) => {
  const opening = { language: 'en', width: 1280, path: screens.newExpense } as const;
  const page = await openSignedIn(openPage, opening, (await newOwner()).tokens);
  const { put } = uploaderOf(page, 'en');
  await put('first.png', 'image/png', await pictureOf(page));
  const first = page.getByRole('button', { name: files('remove', { name: 'first.png' }) });
  await first.waitFor();

  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const discarded: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') discarded.push(request.url());
  });
  await page.route('**/api/v1/expense/save-image', async (route) => {
    await held;
    await route.continue();
  });
  await put('second.png', 'image/png', await pictureOf(page, 2));
  await page.getByText(files('uploading', { name: 'second.png' })).waitFor();
  await first.click();
  await first.waitFor({ state: 'detached' });
  letThrough();
  await page.getByRole('button', { name: files('remove', { name: 'second.png' }) }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(discarded).toHaveLength(1);
});

test('an upload that breaks off in the browser is said, and the next one and saving are free', async ({ openPage }) => {
  const opening = { language: 'en', width: 1280, path: screens.newExpense } as const;
  const page = await openSignedIn(openPage, opening, (await newOwner()).tokens);
  const { put } = uploaderOf(page, 'en');
  await page.evaluate(breakOnce);
  await put('lost.png', 'image/png', await pictureOf(page));
  const reason = textsIn(connectionMessages, 'en')('unexpected');
  await page.getByText(files('refused', { name: 'lost.png', reason })).waitFor();
  await put('second.png', 'image/png', await pictureOf(page, 2));
  await page.getByRole('button', { name: files('remove', { name: 'second.png' }) }).waitFor();
});

test('documents too large for the record are opened from their own addresses: a picture is seen, a PDF is saved', async ({
  openPage,
}) => {
  const owner = await newOwner();
  const page = await openSignedIn(openPage, { language: 'en', width: 390, path: screens.incomes }, owner.tokens);
  const contract = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_100_000, '%'), Buffer.from(pdfEnd)]);
  const kept = [new File([contract], 'contract.pdf'), new File([new Uint8Array(await pictureOf(page))], 'bill.png')];
  const documents: string[] = [];
  for (const document of kept) {
    const sent = await callApi(incomeContract.uploadDocument, { files: { document } }, { token: owner.tokens.access });
    documents.push(sent.docUuid);
  }
  await makeIncome(owner, await prepareIncome(owner), { documents });

  await page.reload();
  await page.getByRole('button', { name: 'Kartik commission', exact: true }).click();
  const detail = page.getByRole('dialog', { name: 'Kartik commission' });
  await detail.getByRole('tab', { name: textsIn(dueDocumentScreenMessages, 'en')('documentsTab') }).click();
  const download = page.waitForEvent('download');
  await detail.getByRole('link', { name: files('download', { name: 'contract.pdf' }) }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).equals(contract)).toBe(true);
  await detail.getByRole('button', { name: files('open', { name: 'bill.png' }) }).click();
  const picture = page.getByRole('dialog', { name: 'bill.png' }).locator('img');
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(300);
});

test('a photo of a phone is made smaller before it is sent, and a picture is pasted', async ({ openPage }) => {
  const owner = await newOwner();
  const opening = { language: 'en', width: 390, path: screens.newExpense } as const;
  const page = await openSignedIn(openPage, opening, owner.tokens);
  const photo = await photoOf(page);
  expect(photo.length).toBeGreaterThan(4_000_000);
  const { put } = uploaderOf(page, 'en');
  const sent = page.waitForRequest('**/api/v1/expense/save-image');
  await put('IMG_2041.jpeg', 'image/jpeg', photo);
  await page.getByRole('button', { name: files('remove', { name: 'IMG_2041.jpg' }) }).waitFor();
  const headers = await (await sent).allHeaders();
  expect(Number(headers['content-length'])).toBeLessThan(2_000_000);

  await page.evaluate(pasteOver, [...(await pictureOf(page))]);
  await page.getByRole('button', { name: files('remove', { name: 'screen.png' }) }).waitFor();
});

/** Runs in the page: the browser cannot take the next file into a form, as when its memory is full. */
function breakOnce(): void {
  const original: unknown = Reflect.get(FormData.prototype, 'set');
  Reflect.set(FormData.prototype, 'set', () => {
    Reflect.set(FormData.prototype, 'set', original);
    throw new RangeError('out of memory');
  });
}

/** A photo as a phone takes it, of which no two points are alike: the hardest to make smaller. */
async function photoOf(page: Page): Promise<Buffer> {
  return Buffer.from(await page.evaluate(drawPhoto), 'base64');
}

/** Runs in the page. */
function drawPhoto(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [3000, 2250];
  const context = canvas.getContext('2d');
  const points = context?.createImageData(canvas.width, canvas.height);
  if (context === null || points === undefined) return '';
  for (let at = 0; at < points.data.length; at += 1) points.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
  context.putImageData(points, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.9).replace(/^.*,/, '');
}

/** Runs in the page: a picture of the screen is pasted. */
function pasteOver(bytes: number[]): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([new Uint8Array(bytes)], 'screen.png', { type: 'image/png' }));
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
