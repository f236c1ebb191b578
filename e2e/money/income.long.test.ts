import { screens } from '@bahi/contract/screens';
import { customerSelectMessages } from '@bahi/contract/parties/customer/customer-select.messages';
import { categoryScreenMessages } from '@bahi/contract/money/category/category-screen.messages';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { dueDocumentMessages } from '@bahi/contract/money/due-document/due-document.messages';
import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { incomeMessages } from '@bahi/contract/money/income/income.messages';
import { incomeScreenMessages } from '@bahi/contract/money/income/income-screen.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, test } from '../browser.ts';
import { emptyPdf, holdBack, makeIncome, payOn, pictureOf, prepareIncome, uploaderOf } from '../steps/due-documents.ts';
import { todayOf } from '../steps/invoice-screen.ts';
import { choose, hasFocus, tabTo } from '../keyboard.ts';
import { actOn, answer, fieldOf } from '../screen.ts';
import { openSignedIn, type Owner, signIn, signUpOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

const path = screens.incomes;
const createPath = `${path}/create`;
const heading = 'Kartik commission';

const words = (language: Language) => ({
  t: textsIn(
    { ...incomeScreenMessages, texts: { ...customerSelectMessages.texts, ...incomeScreenMessages.texts } },
    language,
  ),
  due: textsIn(dueDocumentScreenMessages, language),
  ui: textsIn(uiMessages, language),
  files: textsIn(filesMessages, language),
});

async function incomesOf({ tokens }: Owner) {
  return (await callApi(incomeContract.list, {}, { token: tokens.access })).rows;
}

const saveIn = (page: Page, language: Language) =>
  page.getByRole('button', { name: words(language).ui('save'), exact: true });

describe('the first income', () => {
  test('is entered by the keyboard, with a customer and a category made on the way, and two documents', async ({
    openPage,
  }) => {
    const { page } = await signUpOwner(openPage, { language: 'ne', width: 1280, path });
    const { t, due, ui, files } = words('ne');
    await page.getByText(t('empty')).waitFor();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('button', { name: t('add') }).first());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: t('createTitle') }).waitFor();
    await expectAccessible(page);
    const uploader = uploaderOf(page, 'ne');
    await uploader.put('बिल.png', 'image/png', await pictureOf(page));
    await uploader.preview('बिल.png').waitFor();
    await uploader.put('contract.pdf', 'application/pdf', emptyPdf);
    await expect.poll(() => uploader.documents.count()).toBe(2);

    await tabTo(page, fieldOf(page, t('heading')));
    await page.keyboard.type('कात्तिकको कमिसन');
    await page.keyboard.press('Tab');
    await page.keyboard.type('नयाँ साथी');
    await page.getByRole('option', { name: t('addNew') }).waitFor();
    await page.keyboard.press('Enter');
    await fillCustomer(page);
    await expect.poll(() => fieldOf(page, t('party')).inputValue()).toBe('नयाँ साथी');
    await expect.poll(() => hasFocus(fieldOf(page, t('party'))), { message: 'and has the focus' }).toBe(true);

    const [billDay, dueDay] = [fieldOf(page, due('billDate')), fieldOf(page, due('dueDate'))];
    await billDay.fill('२०८३-०७-१५');
    await page.keyboard.press('Tab');
    await expect.poll(() => dueDay.inputValue(), { message: 'follows the bill date' }).toBe('२०८३-०७-१५');
    await dueDay.fill('२०८३-०७-३०');
    await billDay.fill('२०८३-०७-१६');
    await billDay.blur();
    expect(await dueDay.inputValue(), 'stays once it was chosen').toBe('२०८३-०७-३०');

    await tabTo(page, fieldOf(page, t('category')));
    await page.keyboard.type('कमिसन');
    const category = textsIn(categoryScreenMessages, 'ne');
    await page.getByRole('option', { name: category('addNew') }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: category('addTitle') }).waitFor();
    await page.keyboard.press('Control+S');
    await expect.poll(() => fieldOf(page, t('category')).inputValue()).toBe('कमिसन');
    await tabTo(page, fieldOf(page, due('totalBillAmount')));
    await page.keyboard.type('१२,५००');
    await page.getByText('बाह्र हजार पाँच सय रुपैयाँ मात्र').waitFor();
    await tabTo(page, fieldOf(page, due('description')));
    await page.keyboard.type('चाउचाउको बिक्री');
    await page.getByText(due('letters', { count: '१५' })).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Control+S');

    await page.getByText(textsIn(incomeMessages, 'ne')('saved')).waitFor();
    const row = page.getByRole('row', { name: 'कात्तिकको कमिसन' });
    const shown = (await row.innerText()).replaceAll(/\s+/g, ' ');
    expect(shown).toContain('नयाँ साथी');
    expect(shown).toContain('कमिसन');
    expect(shown).toContain(`१२,५००.०० १२,५००.०० ${ui('due')}`);
    await row.getByRole('button', { name: 'कात्तिकको कमिसन', exact: true }).click();
    const detail = page.getByRole('dialog', { name: 'कात्तिकको कमिसन' });
    await detail.getByText('२०८३-०७-१६').waitFor();
    await detail.getByText('बाह्र हजार पाँच सय रुपैयाँ मात्र').waitFor();
    await expectAccessible(page);
    await detail.getByRole('tab', { name: due('documentsTab') }).click();
    const picture = detail.getByRole('button', { name: files('open', { name: 'बिल.png' }) });
    await expect
      .poll(() => picture.getByRole('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(300);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await detail.getByRole('link', { name: files('download', { name: 'contract.pdf' }) }).click();
    expect((await download).suggestedFilename()).toBe('contract.pdf');
    await picture.click();
    await page.getByRole('dialog', { name: 'बिल.png' }).locator('img').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count(), { message: 'the picture is closed' }).toBe(1);
  });

  test('is refused field by field, and a good one is saved once by a double click', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390 });
    const { customer } = await prepareIncome(owner);
    await page.goto(inject('base') + createPath);
    const { due } = words('en');
    await saveIn(page, 'en').click();
    await expect
      .poll(() => page.getByText('Required', { exact: true }).count(), {
        message: 'heading, customer, category, total',
      })
      .toBe(4);
    expect(await hasFocus(fieldOf(page, 'Income heading')), 'the first wrong field has the focus').toBe(true);
    await expectAccessible(page);
    const say = async (label: string, typed: string, message: string): Promise<void> => {
      await fieldOf(page, label).fill(typed);
      await fieldOf(page, label).blur();
      await page.locator('form').getByText(message, { exact: true }).first().waitFor();
    };
    const total = due('totalBillAmount');
    await say(total, '0', 'Should be more than 0');
    await say(total, '0.99', 'Should be more than 0');
    await say(total, '1000000000', 'Should be less than 10 digits');
    await say(total, 'lots', 'Enter a number only');
    await say(due('description'), 'x'.repeat(51), 'cannot be greater than 50 characters');
    const day = await todayOf(owner);
    await say(due('billDate'), `${day.plus(1)} AD`, 'Cannot be in the future');
    await say(due('billDate'), '2083-13-01', commonMessages.texts.dateRange.en);
    await say(due('billDate'), '', 'Required');
    await say(due('dueDate'), '', 'Required');
    await fieldOf(page, due('billDate')).fill(`${day.ad} AD`);
    await say(due('dueDate'), `${day.plus(-1)} AD`, 'The due date cannot be before the document date');
    await expectAccessible(page);
    await expectToFit(page);

    await fieldOf(page, due('dueDate')).fill(`${day.plus(30)} AD`);
    await fieldOf(page, due('description')).fill('x'.repeat(50));
    await fieldOf(page, total).fill('999999999');
    await fieldOf(page, 'Income heading').fill(heading);
    await choose(page, fieldOf(page, 'Customer'), customer.name);
    await choose(page, fieldOf(page, 'Income category'), 'Commission');
    await saveIn(page, 'en').dblclick();
    await page.getByRole('button', { name: heading, exact: true }).waitFor();
    expect(await incomesOf(owner)).toMatchObject([{ totalBillAmount: 999_999_999, paymentStatus: 'DUE' }]);
  });

  test('takes five documents of the right kind and size, and loses none for a wrong one', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const income = await makeIncome(owner, await prepareIncome(owner));
    await page.goto(`${inject('base')}${path}/edit/${income.id}`);
    const uploader = uploaderOf(page, 'en');
    await uploader.group.waitFor();
    const says = (text: string) => uploader.group.getByRole('alert').getByText(text).waitFor();
    for (const number of [1, 2, 3]) {
      await uploader.put(`page ${number}.png`, 'image/png', await pictureOf(page, number));
      await uploader.preview(`page ${number}.png`).waitFor();
    }
    await uploader.put('scan.png', 'image/png', Buffer.alloc(2_000_001));
    await says('scan.png is larger than 2 MB');
    await uploader.put('list.txt', 'text/plain', Buffer.from('rice'));
    await says('list.txt is not of an accepted kind');
    await uploader.put('bill.pdf', 'application/pdf', Buffer.from('not a PDF'));
    await says(`bill.pdf: ${textsIn(dueDocumentMessages, 'en')('documentUnreadable')}`);
    expect(await uploader.documents.count()).toBe(3);
    await expectAccessible(page);
    await uploader.put('bill.pdf', 'application/pdf', emptyPdf);
    await expect.poll(() => uploader.documents.count()).toBe(4);
    await uploader.put('page 5.png', 'image/png', await pictureOf(page, 5));
    await expect.poll(() => uploader.documents.count()).toBe(5);
    await uploader.put('page 6.png', 'image/png', await pictureOf(page, 6));
    await says('You can upload maximum 5 documents only');
    expect(await uploader.documents.count()).toBe(5);
    await uploader.remove('page 2.png');
    const release = await holdBack(page, '**/income/temp-documents');
    await uploader.put('page 7.png', 'image/png', await pictureOf(page, 7));
    await page.getByText('Uploading page 7.png').waitFor();
    await page.keyboard.press('Control+S');
    await says(textsIn(filesMessages, 'en')('stillSending'));
    release();
    await expect.poll(() => uploader.documents.count(), { message: 'it is not left behind' }).toBe(5);
    await uploader.remove('page 7.png');
    await page.keyboard.press('Control+S');
    await page.getByRole('button', { name: heading, exact: true }).waitFor();

    await actOn(page, 'en', heading, 'Edit');
    await uploader.preview('page 5.png').waitFor();
    expect(await uploader.documents.allInnerTexts()).toEqual(['page 1.png', 'page 3.png', 'bill.pdf', 'page 5.png']);
    await uploader.remove('page 1.png');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await answer(page, 'Leave');
    const { documents } = await callApi(
      incomeContract.get,
      { params: { id: income.id } },
      { token: owner.tokens.access },
    );
    expect(
      documents.map(({ documentName }) => documentName),
      'what was not saved changed nothing',
    ).toEqual(['page 1.png', 'page 3.png', 'bill.pdf', 'page 5.png']);
  });

  test('survives a closed tab, and is not left by mistake', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'ne', width: 390, path: createPath });
    const { t, ui } = words('ne');
    await uploaderOf(page, 'ne').put('बिल.png', 'image/png', await pictureOf(page));
    await uploaderOf(page, 'ne').preview('बिल.png').waitFor();
    await uploaderOf(page, 'ne').put('सम्झौता.pdf', 'application/pdf', emptyPdf);
    await expect.poll(() => uploaderOf(page, 'ne').documents.count()).toBe(2);
    await fieldOf(page, t('heading')).fill('गोदाम भाडा');
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bahi.own.draft.income')));
    await expect.poll(drafts).toHaveLength(1);
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await again.goto(inject('base') + createPath);
    await again.getByText(ui('draftRestored')).waitFor();
    expect(await fieldOf(again, t('heading')).inputValue()).toBe('गोदाम भाडा');
    const restored = uploaderOf(again, 'ne');
    expect(await restored.documents.allInnerTexts()).toEqual(['बिल.png', 'सम्झौता.pdf']);
    const width = () =>
      restored.preview('बिल.png').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth);
    await expect.poll(width, { message: 'the picture is seen again, small' }).toBe(160);
    await expectAccessible(again);
    await again.getByRole('button', { name: ui('cancel') }).click();
    const question = again.getByRole('dialog', { name: ui('leaveTitle') });
    await question.getByRole('button', { name: ui('stay') }).click();
    await again.getByRole('button', { name: ui('draftDiscard') }).click();
    await expect.poll(() => fieldOf(again, t('heading')).inputValue()).toBe('');
    await again.getByRole('button', { name: ui('cancel') }).click();
    await again.getByText(t('empty')).waitFor();
  });
});

describe('an income of the list', () => {
  test('is edited while it is due, paid in part, and then no longer edited or cancelled', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    const { t, due, ui } = words('ne');
    const says = textsIn(dueDocumentMessages, 'ne');
    await makeIncome(owner, await prepareIncome(owner), { description: 'पुरानो' });
    await page.goto(inject('base') + path);
    const release = await holdBack(page, '**/category-setup/list?*sort*');
    await actOn(page, 'ne', heading, ui('edit'));
    expect(await fieldOf(page, t('party')).inputValue()).toBe('हिमाल ट्रेडर्स');
    expect(await fieldOf(page, t('category')).inputValue(), 'stands before the other categories came').toBe('कमिसन');
    release();
    expect(await fieldOf(page, due('totalBillAmount')).inputValue()).toBe('५,०००.००');
    await fieldOf(page, due('totalBillAmount')).fill('6000');
    await fieldOf(page, due('description')).fill('');
    await saveIn(page, 'ne').click();
    const row = page.getByRole('row', { name: heading });
    await row.getByText('६,०००.००').first().waitFor();

    await actOn(page, 'ne', heading, due('payment'));
    const payment = textsIn(paymentDialogMessages, 'ne');
    const dialog = page.getByRole('dialog', { name: payment('title', { number: heading }) });
    await dialog.getByRole('button', { name: payment('add'), exact: true }).click();
    await dialog.getByLabel(new RegExp(`^${payment('amount')}`)).fill('2000');
    await page.keyboard.press('Enter');
    await dialog.getByRole('row', { name: /२,०००\.००/ }).waitFor();
    await page.keyboard.press('Escape');
    await row.getByText(ui('partiallyPaid'), { exact: true }).waitFor();
    expect(await row.innerText()).toContain('४,०००.००');

    await row.getByRole('button', { name: ui('rowActions', { name: heading }) }).click();
    await page.getByRole('menuitem', { name: due('payment') }).waitFor();
    expect(await page.getByRole('menuitem', { name: ui('edit') }).count(), 'it is no longer edited').toBe(0);
    await page.getByRole('menuitem', { name: due('cancelRecord') }).click();
    await page.getByRole('dialog').getByText(ui('confirmStatus')).waitFor();
    await answer(page, ui('confirm'));
    await page.getByText(says('paidFirst')).waitFor();
    const [income] = await incomesOf(owner);
    await page.goto(`${inject('base')}${path}/edit/${income?.id}`);
    await page.getByText(due('isPaid')).waitFor();
    expect(await saveIn(page, 'ne').count(), 'no form that could not be saved').toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: due('seeRecord') }).click();
    await page.getByRole('dialog', { name: heading }).getByText('रु ४,०००.००').waitFor();
  });

  test('is cancelled and made active again, each after a question', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390 });
    const income = await makeIncome(owner, await prepareIncome(owner));
    await page.goto(inject('base') + path);
    const { due, ui } = words('en');
    const says = textsIn(incomeMessages, 'en');
    await actOn(page, 'en', heading, due('cancelRecord'));
    const question = page.getByRole('dialog');
    await question.getByText('Are you sure you want to change the status?').waitFor();
    await question.getByText(heading, { exact: true }).waitFor();
    await question.getByText('Himal Traders · Rs 5,000.00').waitFor();
    await expectAccessible(page);
    await answer(page, 'Cancel');
    expect(await page.getByText(due('cancelled'), { exact: true }).count(), 'nothing happened yet').toBe(0);
    await actOn(page, 'en', heading, due('cancelRecord'));
    await answer(page, 'Confirm');
    await page.getByText(says('cancelled')).waitFor();
    await page.getByText(due('cancelled'), { exact: true }).waitFor();
    await page.goto(`${inject('base')}${path}/edit/${income.id}`);
    await page.getByText(due('isCancelled')).waitFor();
    await expectAccessible(page);
    await page.goto(inject('base') + path);
    await actOn(page, 'en', heading, due('reactivate'));
    await answer(page, 'Confirm');
    await page.getByText(says('reactivated')).waitFor();
    await page.getByText(ui('due'), { exact: true }).waitFor();
  });

  test('that somebody pays or changes meanwhile is not overwritten, and nothing typed is lost', async ({
    openPage,
  }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const prepared = await prepareIncome(owner);
    const income = await makeIncome(owner, prepared);
    await page.goto(`${inject('base')}${path}/edit/${income.id}`);
    await fieldOf(page, 'Income heading').fill('Mangsir commission');
    await makeIncome(owner, prepared, { id: income.id, totalBillAmount: 7000 });
    await saveIn(page, 'en').click();
    const notice = page.getByRole('alert').filter({ hasText: 'Load the newest' });
    await notice.getByRole('button', { name: 'Load the newest' }).click();
    const total = fieldOf(page, 'Total bill amount');
    await expect.poll(() => total.inputValue()).toBe('7,000.00');
    await total.fill('8000');
    await payOn(owner, 'INCOME', income.id, 100);
    await saveIn(page, 'en').click();
    await page.getByText(textsIn(dueDocumentMessages, 'en')('notEditable')).waitFor();
    expect(await total.inputValue(), 'what was typed stands').toBe('8,000.00');
    expect(await incomesOf(owner)).toMatchObject([{ totalBillAmount: 7000, paymentStatus: 'PARTIALLY_PAID' }]);
  });
});

describe('the list of incomes', () => {
  test('is filtered, searched and sorted, and the address keeps it', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const prepared = await prepareIncome(owner);
    await makeIncome(owner, prepared, { incomeHeading: 'Godown rent', totalBillAmount: 900 });
    const part = await makeIncome(owner, prepared, { incomeHeading: 'Interest', totalBillAmount: 700 });
    const paid = await makeIncome(owner, prepared, { incomeHeading: 'Empty sacks', totalBillAmount: 800 });
    const gone = await makeIncome(owner, prepared, { incomeHeading: 'Written twice', totalBillAmount: 10 });
    await payOn(owner, 'INCOME', part.id, 100);
    await payOn(owner, 'INCOME', paid.id, 800);
    await callApi(incomeContract.toggle, { params: { id: gone.id } }, { token: owner.tokens.access });
    await page.goto(inject('base') + path);
    const rows = page.getByRole('table').locator('tbody tr');
    const names = () => rows.locator('td:first-child').allInnerTexts();
    await page.getByRole('button', { name: 'Total (Rs)' }).click();
    await expect.poll(names).toEqual(['Written twice', 'Interest', 'Empty sacks', 'Godown rent']);
    const filter = async (label: string, option: string): Promise<void> => {
      await page.getByRole('button', { name: label, exact: true }).first().click();
      await page.getByRole('menuitemradio', { name: option, exact: true }).click();
    };
    await filter('Status', 'Active');
    await expect.poll(names).toEqual(['Interest', 'Empty sacks', 'Godown rent']);
    for (const [status, found] of [
      ['Due', 'Godown rent'],
      ['Partially Paid', 'Interest'],
      ['Paid', 'Empty sacks'],
    ] as const) {
      await filter('Payment status', status);
      await expect.poll(names, { message: status }).toEqual([found]);
      await page.getByRole('button', { name: 'Clear Payment status' }).click();
    }
    await filter('Payment status', 'Paid');
    await expect.poll(() => page.url()).toMatch(/paymentStatus=PAID/);
    await rows.first().click();
    await page.getByRole('dialog', { name: 'Empty sacks' }).waitFor();
    await page.goBack();
    await page.reload();
    await expect.poll(names, { message: 'the address keeps the filters' }).toEqual(['Empty sacks']);
    await page.getByRole('button', { name: 'Clear Status' }).click();
    await page.getByRole('button', { name: 'Clear Payment status' }).click();
    await filter('Category', 'Commission');
    await expect.poll(() => rows.count()).toBe(4);
    const search = page.getByRole('searchbox', { name: 'Search by heading or customer' });
    await search.fill('हिमाल rent'.slice(6));
    await search.press('Enter');
    await expect.poll(names).toEqual(['Godown rent']);
    await search.fill('nobody');
    await search.press('Enter');
    await page.getByText('Nothing matches').waitFor();
    await expectAccessible(page);
  });

  test('asks for the profile before the first one', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'ne', width: 1280, path }, { profile: false });
    const { t, ui } = words('ne');
    const notice = page.getByRole('dialog', { name: ui('profileIncompleteTitle') });
    await page.getByText(t('empty')).waitFor();
    if (await notice.isVisible()) await notice.getByRole('button', { name: ui('later') }).click();
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    await notice.getByText(ui('profileIncomplete')).waitFor();
    expect(page.url(), 'the form is not opened').not.toContain('create');
    await notice.getByRole('button', { name: ui('later') }).click();
    await page.goto(inject('base') + createPath);
    await page
      .getByRole('main')
      .getByRole('button', { name: ui('addDetails') })
      .nth(1)
      .waitFor();
    expect(await saveIn(page, 'ne').count()).toBe(0);
  });

  test('and its form are closed to who lacks the right', async ({ openPage }) => {
    const { email, password } = inject('superUser');
    const page = await openSignedIn(openPage, { language: 'en', width: 1280, path }, await signIn(email, password));
    await page.getByText('You are not allowed to see this').waitFor();
    expect(await page.getByRole('button', { name: 'New income' }).count()).toBe(0);
    await page.goto(inject('base') + createPath);
    await page.getByText('You are not allowed to see this').waitFor();
  });
});

/** The dialog that a customer's select opens: all that it asks for. */
async function fillCustomer(page: Page): Promise<void> {
  const t = textsIn(customerScreenMessages, 'ne');
  const ui = textsIn(uiMessages, 'ne');
  const dialog = page.getByRole('dialog', { name: t('addTitle') });
  const field = (label: string) => dialog.getByLabel(new RegExp(String.raw`^${label}( \*)?$`)).first();
  await field(t('phoneNumber')).fill('9847012345');
  await field(t('focalPerson')).fill('राम');
  for (const [label, typed] of [
    [ui('province'), 'Lumbini'],
    [ui('district'), 'Rupandehi'],
    [ui('localBody'), 'Butwal'],
    [ui('ward'), '६'],
  ] as const)
    await choose(page, field(label), typed);
  await page.keyboard.press('Control+S');
  await dialog.waitFor({ state: 'hidden' });
}
