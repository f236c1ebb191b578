import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { screens } from '@bahi/contract/screens';
import { connectionMessages } from '@bahi/contract/platform/frame/connection.messages';
import { filesMessages } from '@bahi/contract/ui/files.messages';
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

/** Runs in the page: the browser cannot take the next file into a form, as when its memory is full. */
function breakOnce(): void {
  const original: unknown = Reflect.get(FormData.prototype, 'set');
  Reflect.set(FormData.prototype, 'set', () => {
    Reflect.set(FormData.prototype, 'set', original);
    throw new RangeError('out of memory');
  });
}
