import { commonMessages } from '@bahi/contract/common/common.messages';
import { discrepancyMessages } from '@bahi/contract/sales/discrepancy/discrepancy.messages';
import { discrepancyScreenMessages } from '@bahi/contract/sales/discrepancy/discrepancy-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { describe, expect, inject } from 'vitest';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { actOn } from '../screen.ts';
import { listPath, makeBill, openShop } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

describe('what a customer got otherwise than the invoice says', () => {
  for (const { language, width } of storyViews(import.meta.filename))
    test(`is reported on it and settled, in ${language} at ${width}`, async ({ openPage }) => {
      const { page, owner } = await signUpOwner(openPage, { language, width });
      const bill = await makeBill(owner, await openShop(owner), { quantity: 1 });
      const t = textsIn(discrepancyScreenMessages, language);
      const said = textsIn(discrepancyMessages, language);
      const ui = textsIn(uiMessages, language);
      const common = textsIn(commonMessages, language);
      await page.goto(`${inject('base')}${listPath}?view=${bill.id}`);
      await page.getByRole('tab', { name: t('tab') }).click();
      await page.getByText(t('none')).waitFor();
      await page.getByRole('button', { name: t('report') }).click();
      const form = page.getByRole('dialog', { name: t('reportTitle') });
      await choose(page, form.getByLabel(t('reason')), t('OTHER'));
      await form.getByLabel(t('amount')).fill('९९९९९९');
      await form.getByRole('button', { name: ui('save') }).click();
      await form.getByText(common('isRequired')).waitFor();
      await form.getByLabel(t('remarks')).fill('One packet was open');
      await form.getByRole('button', { name: ui('save') }).click();
      await form.getByText(said('aboveTotal')).waitFor();
      await expectAccessible(page);
      await form.getByLabel(t('amount')).fill('25');
      await form.getByRole('button', { name: ui('save') }).click();
      await page.getByText('One packet was open').waitFor();
      await page.getByText(t('open')).first().waitFor();
      await expectToFit(page);
      await actOn(page, language, t('OTHER'), t('resolve'));
      const settle = page.getByRole('dialog', { name: t('resolveTitle') });
      await settle.getByLabel(t('resolution')).fill('Another one was given');
      await settle.getByRole('button', { name: t('resolve') }).click();
      await page.getByText('Another one was given').waitFor();
      await expect.poll(() => page.getByText(t('open'), { exact: true }).count()).toBe(0);
      await expectAccessible(page);
    });
});
