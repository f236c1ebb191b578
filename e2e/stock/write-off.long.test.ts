import { screens } from '@bahi/contract/screens';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { writeOffScreenMessages } from '@bahi/contract/stock/write-off/write-off-screen.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { makeItems } from '../steps/goods.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'what is damaged and what the owner takes home leaves the shelf, is seen, and put back ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, view);
    const said = <T>(en: T, ne: T): T => (language === 'en' ? en : ne);
    const t = textsIn(writeOffScreenMessages, language);
    const paper = textsIn(stockPaperScreenMessages, language);
    await makeItems(owner, [
      { name: 'Rice', nameNp: 'चामल', stock: { quantity: 40, rate: 80 } },
      { name: 'Sugar', nameNp: 'चिनी', stock: { quantity: 10, rate: 90 } },
    ]);

    await page.goto(inject('base') + screens.writeOffs);
    await page.getByText(t('emptyText')).waitFor();
    await page
      .getByRole('button', { name: t('add'), exact: true })
      .first()
      .click();
    // Nothing is entered before something left.
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    await choose(page, fieldOf(page, paper('pick')), said('Rice', 'चामल'));
    await choose(page, fieldOf(page, paper('pick')), said('Sugar', 'चिनी'));
    const lines = page.getByRole('list', { name: t('lines') }).getByRole('listitem');
    await expect.poll(() => lines.count()).toBe(2);
    await lines.nth(0).getByLabel(paper('quantity')).fill('50');
    await choose(page, lines.nth(1).getByLabel(t('reason')), t('OWN_USE'));
    await lines.nth(1).getByLabel(t('note')).fill('Tihar');
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect.poll(() => lines.nth(0).getByLabel(paper('quantity')).getAttribute('aria-invalid')).toBe('true');
    await lines.nth(0).getByLabel(paper('quantity')).fill('2.5');
    await page.getByRole('button', { name: t('save'), exact: true }).click();

    const dialog = page.getByRole('dialog');
    await dialog.getByText('Tihar').waitFor();
    await dialog.getByText(t('DAMAGED')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    const [row] = (await callApi(writeOffContract.list, {}, { token: owner.tokens.access })).rows;
    expect(row?.value).toBe(-290);
    await page.keyboard.press('Escape');
    await page
      .getByText(row?.code ?? 'none')
      .first()
      .waitFor();
    await expectToFit(page);

    // It is taken back with its reason, and stands there so.
    await actOn(page, language, row?.code ?? '', paper('cancelPaper'));
    await page.getByRole('dialog').getByLabel(paper('reason')).fill('It was found again');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: paper('cancelPaper'), exact: true })
      .click();
    await page.getByText(paper('CANCELLED')).first().waitFor();
  },
);
