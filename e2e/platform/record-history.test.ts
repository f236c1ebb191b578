import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { recordHistoryScreenMessages } from '@bahi/contract/platform/record-history/record-history-screen.messages';
import { screens } from '@bahi/contract/screens';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { holdBack, pictureOf, uploaderOf } from '../steps/due-documents.ts';
import { todayOf } from '../steps/invoice-screen.ts';
import { butwal, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a customer tells who changed what, and what people wrote, by keyboard ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const [t, ui] = [textsIn(recordHistoryScreenMessages, language), textsIn(uiMessages, language)];
    const { page, owner } = await signUpOwner(openPage, view);
    const caller = { token: owner.tokens.access };
    const place = await butwal(owner.tokens.access);
    const form = {
      name: 'Lumbini Kirana',
      nameNp: 'लुम्बिनी किराना',
      phoneNumber: '9841000001',
      focalPerson: 'Ram',
      ...place,
    };
    const { id, version } = await callApi(customerContract.save, { body: form }, caller);
    await callApi(customerContract.save, { body: { ...form, id, version, creditLimit: 50_000 } }, caller);
    await page.goto(`${inject('base')}${screens.customers}?view=${id}`);
    const detail = page.getByRole('dialog', { name: language === 'ne' ? form.nameNp : form.name });
    const history = detail.getByRole('button', { name: t('title') });
    await history.press('Enter');
    await detail.getByText(language === 'ne' ? '५०,०००.००' : '50,000.00').waitFor();
    await detail.getByText(t('CREATED'), { exact: true }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    await detail.getByRole('button', { name: t('write') }).press('Enter');
    const writing = page.getByRole('dialog', { name: t('write') });
    await writing.getByLabel(t('comment')).fill('शुक्रबार तिर्छन् · pays on Fridays');
    await expectToFit(page);
    await page.keyboard.press('Control+S');
    await writing.waitFor({ state: 'detached' });
    const comment = detail.getByRole('listitem').filter({ hasText: 'pays on Fridays' });
    await comment.waitFor();
    await expectAccessible(page);

    await comment.getByRole('button', { name: t('remove') }).press('Enter');
    const question = page.getByRole('dialog').filter({ hasText: t('removeQuestion') });
    await question.getByRole('button', { name: t('remove') }).press('Enter');
    await comment.waitFor({ state: 'detached' });
    await detail
      .getByRole('button', { name: ui('close') })
      .first()
      .waitFor();
    expect(await history.getAttribute('aria-expanded')).toBe('true');
  },
);

test('a receipt takes the slip of the bank with a comment, which shows it', async ({ openPage }) => {
  const language = 'ne';
  const [t, ui] = [textsIn(recordHistoryScreenMessages, language), textsIn(uiMessages, language)];
  const { page, owner } = await signUpOwner(openPage, { language, width: 390 });
  const caller = { token: owner.tokens.access };
  const place = await butwal(owner.tokens.access);
  const person = { name: 'Lumbini Kirana', phoneNumber: '9841000001', focalPerson: 'Ram', ...place };
  const { id: customerId } = await callApi(customerContract.save, { body: person }, caller);
  const payment = { paymentMode: 'ONLINE', paymentDate: (await todayOf(owner)).ad, paymentAmount: 500 };
  const body = { customerId, paymentLedgerDetailRequestDtoList: [payment], totalPayingAmount: 500 };
  const { id } = await callApi(paymentContract.createSettlement, { body }, caller);
  await page.goto(`${inject('base')}${screens.payments}?view=${id}`);
  const detail = page.getByRole('dialog').first();
  await detail.getByRole('button', { name: t('title') }).click();
  await detail.getByText(t('CREATED'), { exact: true }).waitFor();
  await detail.getByRole('button', { name: t('write') }).click();
  const writing = page.getByRole('dialog', { name: t('write') });
  const uploader = uploaderOf(page, language);
  await uploader.put('card.png', 'image/png', await pictureOf(page, 2));
  await uploader.preview('card.png').waitFor();
  await page.keyboard.press('Escape');
  const leaving = page.getByRole('dialog', { name: ui('leaveTitle') });
  await leaving.getByRole('button', { name: ui('leave') }).click();
  await writing.waitFor({ state: 'detached' });

  await detail.getByRole('button', { name: t('write') }).click();
  await writing.getByLabel(t('comment')).fill('बैंकको रसिद');
  expect(await uploader.documents.count(), 'what was left belongs to no other comment').toBe(0);
  const release = await holdBack(page, '**/record-history/documents');
  await uploader.put('slip.png', 'image/png', await pictureOf(page, 1));
  await writing.getByRole('button', { name: t('write') }).click();
  await uploader.group.getByRole('alert').getByText(textsIn(filesMessages, language)('stillSending')).waitFor();
  release();
  await uploader.preview('slip.png').waitFor();
  await expectAccessible(page);
  await expectToFit(page);
  await writing.getByRole('button', { name: t('write') }).click();
  await writing.waitFor({ state: 'detached' });
  const written = detail.getByRole('listitem').filter({ hasText: 'बैंकको रसिद' });
  await written.getByRole('img').waitFor();
  await expectAccessible(page);
  await expectToFit(page);

  for (let number = 1; number < 20; number += 1) {
    const later = { kind: 'PAYMENT', recordId: id, text: `फोन गरियो ${number}` } as const;
    await callApi(recordHistoryContract.comment, { body: later }, caller);
  }
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/record-history/documents/')) fetched.push(request.url());
  });
  await page.reload();
  await detail.getByRole('button', { name: t('title') }).click();
  await written.getByText('slip.png').waitFor();
  await detail.getByText('फोन गरियो 19', { exact: true }).waitFor();
  expect(fetched, 'a file is fetched when it comes into view').toEqual([]);
  await written.scrollIntoViewIfNeeded();
  await written.getByRole('img').waitFor();
  expect(fetched).toHaveLength(1);

  const pdf = new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n'], 'cheque.pdf');
  const kept = await callApi(recordHistoryContract.uploadDocument, { files: { document: pdf } }, caller);
  const said = { kind: 'PAYMENT' as const, recordId: id, text: 'चेकको प्रति', documents: [kept.docUuid] };
  await callApi(recordHistoryContract.comment, { body: said }, caller);
  await page.reload();
  await detail.getByRole('button', { name: t('title') }).click();
  const files = textsIn(filesMessages, language);
  const open = detail.getByRole('button', { name: files('download', { name: 'cheque.pdf' }) });
  await open.scrollIntoViewIfNeeded();
  await open.getByRole('img').waitFor({ state: 'detached' });
  expect(
    fetched.some((url) => url.includes(kept.docUuid)),
    'not as it is seen',
  ).toBe(false);
  fetched.length = 0;
  const saved = page.waitForEvent('download');
  await open.press('Enter');
  expect((await saved).suggestedFilename(), 'a PDF is fetched when it is opened').toBe('cheque.pdf');
  expect(fetched).toHaveLength(1);
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
});

test.for(storyViews('setting'))(
  'what is set up tells who changed it, and takes no comment ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const t = textsIn(recordHistoryScreenMessages, language);
    const { page, owner } = await signUpOwner(openPage, view);
    const caller = { token: owner.tokens.access };
    const brand = { name: 'Ilam Gold', nameNp: 'इलाम गोल्ड' };
    const { id, version } = await callApi(brandContract.save, { body: { ...brand, nameNp: 'इलाम' } }, caller);
    await callApi(brandContract.save, { body: { ...brand, id, version } }, caller);
    await page.goto(`${inject('base')}${screens.brands}?view=${id}`);
    const detail = page.getByRole('dialog', { name: language === 'ne' ? brand.nameNp : brand.name });
    await detail.getByRole('button', { name: t('historyAlone'), exact: true }).press('Enter');
    await detail.getByText(t('becomes', { before: 'इलाम', after: 'इलाम गोल्ड' })).waitFor();
    expect(await detail.getByRole('button', { name: t('write') }).count()).toBe(0);
    await expectAccessible(page);
    await expectToFit(page);
    await page.goto(`${inject('base')}${screens.businessProfile}`);
    await page.getByRole('button', { name: t('historyAlone'), exact: true }).click();
    await page.getByText(t('CREATED'), { exact: true }).first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  },
);
