import { screens } from '@bahi/contract/screens';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Frame, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, test, storyViews } from '../browser.ts';
import { makeItems, makeServices } from '../steps/goods.ts';
import { createPath, editorOf, listPath, todayOf } from '../steps/invoice-screen.ts';
import { actOn, answer } from '../screen.ts';
import { butwal, completeProfile, newOwner, openSignedIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** Names as nobody should have them. Their first letters tell them apart in a list that cuts long names. */
const names = [
  `<img src=x onerror="window.taken=1">`,
  `"><script>window.taken=2</script>`,
  `'-window.taken=3-' {{7*7}} \${7*7}`,
  `javascript:window.taken=4//<svg/onload=window.taken=5>`,
  `${'अन्तर्राष्ट्रियकरणव्यवस्थापनकार्यान्वयन'.repeat(3)}समिति`,
  `दोकान مرحبا بالعالم RTL`,
] as const;
test.for(storyViews(import.meta.filename))(
  'names that are markup are shown as they are, in $language at $width px',
  async (view, { openPage }) => {
    const shop = await openMarkupShop();
    const page = await openSignedIn(openPage, view, shop.owner.tokens);
    const { language } = view;
    const ui = textsIn(uiMessages, language);
    const open = async (path: string, shown: readonly string[] = names): Promise<void> => {
      await page.goto(inject('base') + path);
      await expectNames(page, shown);
    };

    await open(screens.dashboard, [names[0]]);
    await expectAccessible(page);
    await open(screens.businessProfile, [names[0]]);
    await open(screens.profile, [names[1]]);
    await open(screens.services, [names[3]]);
    await open(`${screens.services}?view=${shop.serviceId}`, [names[3]]);
    await open(screens.items);
    for (const position of [1, 4, 5] as const) {
      await open(`${screens.items}?view=${shop.itemIds[position]}`, []);
      await page.getByRole('dialog', { name: names[position] }).waitFor();
    }
    await open(screens.customers);
    await expectAccessible(page);
    for (const position of [1, 4, 5] as const) {
      await open(`${screens.customers}?view=${shop.customerIds[position]}`, []);
      await page.getByRole('dialog', { name: names[position] }).waitFor();
    }
    await open(screens.customers);
    await actOn(page, language, names[0], ui('deactivate'));
    await answer(page, ui('dismiss'));
    await actOn(page, language, names[1], ui('edit'));
    await page.getByRole('dialog').getByLabel(ui('tole')).waitFor();
    await expectHarmless(page);

    await open(listPath, names);
    await open(`${listPath}?view=${shop.billId}`, names.slice(0, 1));
    const t = textsIn(invoiceScreenMessages, language);
    const dialog = page.getByRole('dialog');
    await expectNames(page, names);
    await dialog.getByRole('tab', { name: t('paymentsTab') }).click();
    await dialog.getByRole('tab', { name: t('paperTab') }).click();
    await expectNamesOnPaper(page);

    const report = `${screens.salesReport}?show=result&${shop.period}`;
    await open(report);
    await open(`${report}&customerId=${shop.customerIds[0]}`, names.slice(0, 1));
    await page.goto(`${inject('base')}${report}&bill=${shop.number}`);
    await expectNames(page, []);
    await expectNamesOnPaper(page);

    await page.goto(inject('base') + createPath);
    const { customer, cell, choices } = editorOf(page, language);
    await customer.fill('onerror');
    await page.getByRole('option', { name: names[0] }).waitFor();
    await page.keyboard.press('Enter');
    await cell('item', 1).fill('onerror');
    await choices.filter({ hasText: names[0] }).first().waitFor();
    await expectHarmless(page);
    await page.keyboard.press('Enter');
    await expectNames(page, names.slice(0, 1));
  },
);

/** A shop in which everything has such a name, with a bill to each customer; the first one has all goods on it. */
async function openMarkupShop() {
  const owner = await newOwner({ profile: false, fullName: names[1] });
  await completeProfile({ ...owner, companyName: names[0], companyNameNp: names[0] });
  const caller = { token: owner.tokens.access };
  const place = await butwal(owner.tokens.access);
  const customerIds: number[] = [];
  for (const name of names) {
    const body = {
      name,
      nameNp: name,
      phoneNumber: '9847010203',
      focalPerson: name.slice(0, 100),
      ...place,
      tole: name.slice(0, 100),
    };
    customerIds.push((await callApi(customerContract.save, { body }, caller)).id);
  }
  const stock = { quantity: 5, rate: 50 };
  const items = await makeItems(
    owner,
    names.map((name) => ({ name, nameNp: name, stock, reorderPoint: 10 })),
  );
  const [service] = await makeServices(owner, [{ name: names[3], nameNp: names[3] }]);
  const today = await todayOf(owner);
  const bills = [];
  for (const customerId of customerIds) {
    const lines = items.map(({ itemLedgerDetailId }) => ({
      inventoryType: 'ITEM',
      itemLedgerDetailId,
      quantity: 0.5,
      rate: 100,
    }));
    const body = { state: 'FINAL', customerId, issuedDateAD: today.ad, dueDateAD: today.ad, remarks: names[0], lines };
    bills.push(await callApi(invoiceContract.create, { body }, caller));
  }
  return {
    owner,
    customerIds,
    itemIds: items.map(({ id }) => id),
    serviceId: service?.id,
    billId: bills[0]?.id,
    number: bills[0]?.code ?? '',
    period: `fromDate=${today.ad}&toDate=${today.ad}`,
  };
}

/** Waits for the names as text, as far as a list shows them, and sees to it that none of them did anything. */
async function expectNames(page: Page, shown: readonly string[]): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const name of shown) await page.getByText(startOf(name)).filter({ visible: true }).first().waitFor();
  await expect.poll(() => page.locator('[class*=Skeleton-root]').count()).toBe(0);
  await expectHarmless(page);
  await expectToFit(page);
}

async function expectNamesOnPaper(page: Page): Promise<void> {
  const paper = page.locator('iframe').contentFrame();
  for (const name of names) await paper.getByText(startOf(name)).first().waitFor();
  await expectHarmless(page);
}

async function expectHarmless(page: Page): Promise<void> {
  for (const frame of page.frames()) expect(await harmIn(frame), `${frame.url()} is harmless`).toEqual([null, 0, 0]);
}

/** What a script has left, pictures from nowhere, and scripts that are not ours. */
function harmIn(frame: Frame): Promise<unknown[]> {
  return frame.evaluate(() => [
    Reflect.get(window, 'taken') ?? null,
    document.querySelectorAll('img[src=x], svg[onload]').length,
    [...document.scripts].filter(({ text }) => text.includes('taken')).length,
  ]);
}

/** As much of a name as stands in a list. */
function startOf(name: string): string {
  return [...new Intl.Segmenter().segment(name)]
    .slice(0, 16)
    .map(({ segment }) => segment)
    .join('');
}
