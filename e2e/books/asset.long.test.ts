import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { todayOf } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'an asset is registered, the year before is written down, and the asset is sold ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const t = textsIn(assetScreenMessages, view.language);
    const caller = { token: owner.tokens.access };
    const { plus } = await todayOf(owner);

    await page.goto(inject('base') + screens.assets);
    await page.getByText(t('empty')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: t('addTitle') });
    await form
      .getByLabel(new RegExp(`^${t('name')}`))
      .first()
      .fill('Rack');
    // So many days ago another fiscal year ran.
    await form.getByLabel(new RegExp(`^${t('boughtOn')}`)).fill(plus(-366));
    await form.getByLabel(new RegExp(`^${t('cost')}`)).fill('90000');
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await form.waitFor({ state: 'hidden' });
    const [asset] = (await callApi(assetContract.list, { query: {} }, caller)).rows;
    expect(asset).toMatchObject({ name: 'Rack', pool: 'B', cost: 90_000 });

    await page.goto(inject('base') + screens.depreciation);
    await page.getByRole('button', { name: t('post') }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: t('post') }).click();
    const posting = page.getByRole('dialog', { name: t('post') });
    await posting.getByRole('button', { name: t('post') }).click();
    await posting.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: t('reverse') }).waitFor();
    const sheet = await callApi(assetContract.sheet, { query: {} }, caller);
    expect(sheet.voucher?.code).toMatch(/^AST-/);
    expect(sheet.total.depreciation).toBeGreaterThan(0);

    await page.goto(`${inject('base') + screens.assets}?view=${asset?.id ?? 0}`);
    await page.getByRole('button', { name: t('dispose') }).click();
    const disposing = page.getByRole('dialog', { name: t('disposeTitle', { name: 'Rack' }) });
    await disposing.getByLabel(new RegExp(`^${t('proceeds')}`)).fill('5000');
    await disposing.getByLabel(new RegExp(`^${t('account')}`)).click();
    await page.locator('[role=option]').first().click();
    await expectAccessible(page);
    await disposing.getByRole('button', { name: t('dispose') }).click();
    await disposing.waitFor({ state: 'hidden' });
    const sold = await callApi(assetContract.get, { params: { id: asset?.id ?? 0 } }, caller);
    expect(sold).toMatchObject({ state: 'DISPOSED', proceeds: 5000 });
  },
);
