import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { screens } from '@bahi/contract/screens';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userOutletContract } from '@bahi/contract/people/user/user-outlet.contract';
import { unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import {
  everyView,
  expectAccessible,
  expectClearInTheDark,
  expectToFit,
  isInAll,
  isLookedAtIn,
  type Opening,
  test,
} from '../browser.ts';
import { demoAccountant, demoCashier, demoOwner } from '../demo.ts';
import { fieldOf } from '../screen.ts';
import { turnOnByApi } from '../steps/second-factor.ts';
import { codeSentTo, newMobileNumber, newOwner, openSignedIn, signIn } from '../steps/sign-up.ts';
import { goWithin, nowhere, settled } from '../steps/within-page.ts';
import { textsIn } from '../texts.ts';

const webSources = join(import.meta.dirname, '../../apps/web/src');

const pathOf = new Map(Object.entries(screens));

/** Screens that another screen leads to, and how; all others are opened by their address. */
const ways: Record<string, (page: Page, { language }: Opening) => Promise<void>> = {
  [screens.verifyCode]: async (page, { language }) => {
    const t = textsIn(signInMessages, language);
    await page.goto(`${inject('base')}${screens.validateMobile}`);
    await fieldOf(page, t('mobile')).fill(newMobileNumber());
    await page.getByRole('button', { name: t('sendCode') }).click();
    await page.getByRole('heading', { name: t('codeTitle') }).waitFor();
  },
  [screens.signUpDetails]: async (page, { language }) => {
    const t = textsIn(signInMessages, language);
    const mobileNumber = newMobileNumber();
    await page.goto(`${inject('base')}${screens.validateMobile}`);
    await fieldOf(page, t('mobile')).fill(mobileNumber);
    await page.getByRole('button', { name: t('sendCode') }).click();
    await fieldOf(page, t('code')).fill(await codeSentTo(mobileNumber));
    await page.getByRole('heading', { name: t('informationTitle') }).waitFor();
  },
  [screens.secondStep]: async (page, { language }) => {
    const t = textsIn(signInMessages, language);
    const owner = await newOwner();
    await turnOnByApi(owner);
    await page.goto(`${inject('base')}${screens.login}`);
    await fieldOf(page, t('username')).fill(owner.email);
    await fieldOf(page, t('password')).fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: textsIn(secondFactorScreenMessages, language)('stepTitle') }).waitFor();
  },
  [screens.chooseFirstPassword]: async (page, { language }) => {
    const t = textsIn(signInMessages, language);
    await page.goto(`${inject('base')}${screens.firstPassword}`);
    await fieldOf(page, t('mobile')).fill(newMobileNumber());
    await page.getByRole('button', { name: t('sendCode') }).click();
    await fieldOf(page, t('newPassword')).waitFor();
  },
  [screens.resetPassword]: async (page, { language }) => {
    const t = textsIn(signInMessages, language);
    await page.goto(`${inject('base')}${screens.forgotPassword}`);
    await fieldOf(page, t('username')).fill('nobody@bahi.example');
    await page.getByRole('button', { name: t('sendCode') }).click();
    await page.getByRole('heading', { name: t('resetTitle') }).waitFor();
  },
};

/** Records for the addresses that name one, by the parameter of the route, or by the route where it needs another one. */
const records: Record<string, (token: string) => Promise<number | string | undefined>> = {
  stage: () => Promise.resolve('prices'),
  article: () => Promise.resolve('invoices'),
  id: async (token) => (await callApi(unitGroupContract.list, { query: { pageSize: 1 } }, { token })).rows[0]?.id,
  // Businesses are the platform's: an owner is told so.
  businessId: () => Promise.resolve(1),
  data: async (token) => (await callApi(userOutletContract.list, { query: { pageSize: 1 } }, { token })).rows[0]?.id,
  userId: async (token) => (await callApi(userContract.list, { query: { pageSize: 1 } }, { token })).rows[0]?.id,
  customerId: async (token) =>
    (await callApi(customerContract.list, { query: { pageSize: 1 } }, { token })).rows[0]?.id,
  vendorId: async (token) => (await callApi(vendorContract.list, { query: { pageSize: 1 } }, { token })).rows[0]?.id,
  invoiceId: async (token) => (await callApi(invoiceContract.list, { query: { pageSize: 1 } }, { token })).rows[0]?.id,
  expenseId: async (token) =>
    (await callApi(expenseContract.list, { query: { paymentStatus: 'DUE', isActive: true } }, { token })).rows[0]?.id,
  incomeId: async (token) =>
    (await callApi(incomeContract.list, { query: { paymentStatus: 'DUE', isActive: true } }, { token })).rows[0]?.id,
  accountId: async (token) =>
    (await callApi(bankStatementContract.list, { query: { pageSize: 1 } }, { token })).rows[0]?.moneyAccountId,
  quotationId: async (token) =>
    (await callApi(quotationContract.list, { query: { state: 'DRAFT', pageSize: 1 } }, { token })).rows[0]?.id,
  purchaseSetupId: async (token) =>
    (await callApi(purchaseContract.list, { query: { state: 'DRAFT', pageSize: 1 } }, { token })).rows[0]?.id,
  countId: async (token) =>
    (await callApi(stockCountContract.list, { query: { state: 'DRAFT', pageSize: 1 } }, { token })).rows[0]?.id,
  transferId: async (token) =>
    (await callApi(stockTransferContract.list, { query: { state: 'DRAFT', pageSize: 1 } }, { token })).rows[0]?.id,
  [screens.receiveStockTransfer]: async (token) =>
    (await callApi(stockTransferContract.list, { query: { state: 'SENT', pageSize: 1 } }, { token })).rows[0]?.id,
  [screens.purchaseCosts]: async (token) =>
    (await callApi(purchaseContract.list, { query: { origin: 'IMPORT', pageSize: 1 } }, { token })).rows[0]?.id,
  debitNoteId: async (token) =>
    (await callApi(debitNoteContract.list, { query: { state: 'DRAFT', pageSize: 1 } }, { token })).rows[0]?.id,
  creditNoteId: async (token) =>
    (await callApi(creditNoteContract.list, { query: { state: 'DRAFT', pageSize: 1 } }, { token })).rows[0]?.id,
  itemId: async (token) => (await callApi(itemContract.list, { body: { start: 0, length: 1 } }, { token })).rows[0]?.id,
  priceListId: async (token) =>
    (await callApi(priceListContract.list, { query: { pageSize: 1 } }, { token })).rows[0]?.id,
  roleId: async (token) => (await callApi(roleContract.list, { query: { pageSize: 1 } }, { token })).rows[0]?.id,
  // What is read of it tells no names in the language of the page.
  importId: async (token) => {
    const file = new File(['Item name,Category,Unit,Price\n7,,kg,x\n'], '2083-07-15.csv');
    return (await callApi(dataImportContract.upload, { body: { kind: 'ITEM' }, files: { file } }, { token })).id;
  },
  lastDay: async (token) => (await callApi(vatReturnContract.list, {}, { token })).months[1]?.lastDayAD,
  serviceId: async (token) => (await callApi(serviceContract.list, { query: { pageSize: 1 } }, { token })).rows[0]?.id,
};

test('the lists of routes are all in the router', () => {
  const inRouter = [...routeFilesIn('router.tsx'), ...routeFilesIn('public-routes.tsx')];
  const written = readdirSync(webSources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.routes.tsx'),
  );
  expect(inRouter.toSorted()).toEqual(written.toSorted());
  expect(pathsIn('router.tsx')).toContain(screens.customers);
  expect(pathsIn('public-routes.tsx')).toContain(screens.login);
});

test.for(everyView)('screens before the login in $language at $width px', async (view, { openPage }) => {
  const page = await openPage({ ...view, path: screens.login });
  for (const path of pathsIn('public-routes.tsx').filter((one) => isLookedAtIn(view, one))) {
    const way = ways[path];
    await (way === undefined ? page.goto(inject('base') + path) : way(page, view));
    await expectGoodScreen(page, view, path);
  }
});

/** What a voucher made due is shown as its voucher: who comes without one finds the list of them. */
const leadingOn: readonly string[] = [screens.voucherReceivables, screens.voucherPayables];

// More than sixty screens in one test.
const patience = { timeout: 480_000 };
test.for(everyView)('screens behind the login in $language at $width px', patience, async (view, { openPage }) => {
  const tokens = await signIn(demoOwner.userName, demoOwner.password);
  const page = await openSignedIn(openPage, { ...view, path: nowhere }, tokens);
  const shown = pathsIn('router.tsx').filter((path) => isLookedAtIn(view, path) && !leadingOn.includes(path));
  const paths = await Promise.all(shown.map((path) => filledIn(path, tokens.access)));
  await expectGoodScreen(page, view, nowhere);
  for (const path of paths) {
    await goWithin(page, view, path);
    await expectGoodScreen(page, view, path);
  }
});

/**
 * They tell an item's names in both languages, files by the names with which they were saved, lines in a bank's words, and
 * what people typed: headings and questions.
 */
const inBothLanguages = [
  ...[screens.masterItem, screens.bankReconciliation, screens.bankReport].map((path) => path.replace(/:.*/, '')),
  screens.monthFile,
  screens.questions,
  screens.readyItems,
  screens.securityLog,
  screens.activityLog,
  // A narration stands in the language of who wrote it.
  screens.vouchers,
];

async function expectGoodScreen(page: Page, view: Opening, path: string): Promise<void> {
  await settled(page);
  expect(new URL(page.url()).pathname, 'who opens a screen sees it').toBe(path);
  await expectAccessible(page, { colours: true });
  await expectToFit(page);
  const text = await spokenText(page);
  expect(messageKeysIn(text), `keys in place of texts at ${path}`).toEqual([]);
  const foreign = inBothLanguages.some((screen) => path.startsWith(screen)) ? [] : foreignTextIn(text, view);
  expect(foreign, `text of the other language at ${path}`).toEqual([]);
  expect(await unclearIn(page), `what is cut or has no label in the lists of ${path}`).toEqual([]);
  // Nothing of the page depends on its colours but whether they are told apart.
  if (isInAll) await expectClearInTheDark(page);
  expect(await page.title(), `the title of ${path}`).toMatch(/^.+ · बही$/);
}

/** In lists: texts that end in a sign that they go on, and days and numbers on a card that do not say of what they are. */
function unclearIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll('main :is(table, ul) *')].filter(
      (element) => getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth,
    );
    const values = [...document.querySelectorAll('[data-place=date], [data-place=more]')];
    const bare = values.filter(({ textContent }) => /^[\d०-९\s:.,-]+$/.test(textContent));
    return [...cut, ...bare].map(({ textContent }) => textContent);
  });
}

/** What is seen, and what is spoken in place of it. */
function spokenText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'placeholder', 'title', 'alt'];
    const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...attributes].join('\n');
  });
}

/** `customer.phoneShort`: what is shown of a text that nobody wrote or registered. */
function messageKeysIn(text: string): string[] {
  return withoutAddresses(text).match(/\b[a-z][A-Za-z]+\.[a-z][A-Za-z]+\b/g) ?? [];
}

/** People's names are written as they are, in either language. */
const namesOfPeople = [demoOwner, demoAccountant, demoCashier].map(({ fullName }) => fullName);

/** So are the formats of files. */
const namesOfFormats = /\b(?:JPEG|JPG|PNG|PDF)\b/g;

function foreignTextIn(text: string, { language }: Opening): string[] {
  const named = namesOfPeople.reduce((rest, name) => rest.replaceAll(name, ''), withoutAddresses(text));
  const plain = named.replaceAll(namesOfFormats, '');
  return language === 'en'
    ? (plain.match(/[०-९]+/g) ?? [])
    : (plain.match(/[A-Za-z]{2,}(?:[ ,]+[A-Za-z]{2,}){2,}/g) ?? []);
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/\S+@\S+/g, '');
}

/** The paths of the route lists that a table of the router takes in; its last one, for all that is unknown, is none. */
function pathsIn(table: string): string[] {
  return routeFilesIn(table).flatMap((file) => {
    const source = readFileSync(join(webSources, file), 'utf8');
    return [...source.matchAll(/\bpath: screens\.(\w+)/g)].flatMap(([, name = '']) => pathOf.get(name) ?? []);
  });
}

/** The lists of routes that a table takes in, also by way of the registry of documents. */
function routeFilesIn(table: string): string[] {
  const source = readFileSync(join(webSources, table), 'utf8');
  return [...source.matchAll(/from '(\..*(?:\.routes\.tsx|document-registry\.ts))'/g)].flatMap(([, from = '']) => {
    const file = join(dirname(table), from);
    return file.endsWith('.routes.tsx') ? [file] : routeFilesIn(file);
  });
}

async function filledIn(path: string, token: string): Promise<string> {
  const name = /:(\w+)/.exec(path)?.[1];
  if (name === undefined) return path;
  const id = await (records[path] ?? records[name])?.(token);
  if (id === undefined) throw new Error(`Say above which record stands for :${name} in ${path}`);
  return filledIn(path.replace(`:${name}`, String(id)), token);
}
