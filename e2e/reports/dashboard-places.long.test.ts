import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { screens } from '@bahi/contract/screens';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { tabTo } from '../keyboard.ts';
import { issueBill } from '../steps/bills.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

describe('the dashboard', () => {
  test.for(storyViews(import.meta.filename))(
    'compares by hours, days, weeks, months and years, as chart and table, $language at $width',
    async (view, { openPage }) => {
      const { language } = view;
      const t = textsIn(dashboardScreenMessages, language);
      const { page, owner } = await signUpOwner(openPage, view);
      await issueBill(owner);
      await page.goto(inject('base') + screens.dashboard);
      const panel = page.getByRole('region', { name: t('lastDAILY') });
      await panel.getByRole('img', { name: t('lastDAILY') }).waitFor();
      for (const period of ['HOURLY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const) {
        await page.getByLabel(t('trendPeriod')).selectOption(period);
        const chart = page
          .getByRole('region', { name: t(`last${period}`) })
          .getByRole('img', { name: t(`last${period}`) });
        await expect.poll(() => chart.getAttribute('aria-label')).toMatch(/113|११३/);
      }
      await expectAccessible(page);
      await expectToFit(page);
      for (const comparison of ['purchases', 'payments'] as const) {
        await page.getByLabel(t('comparison')).selectOption(comparison);
        await page
          .getByRole('region', { name: t('lastYEARLY') })
          .getByText(t('wholePeriod'))
          .waitFor();
      }
      await page.getByLabel(t('comparison')).selectOption('purchases');
      await page.getByRole('button', { name: t('asTable') }).click();
      const rows = page.getByRole('region', { name: t('trendTable') }).getByRole('row');
      expect(await rows.count()).toBe(6);
      expect(await rows.nth(1).innerText()).toMatch(/113\.00|११३\.००/);
      await expectAccessible(page);
      await expectToFit(page);
    },
  );

  test.for(storyViews(import.meta.filename))(
    'shows on a map of Nepal where customers are, by the keyboard, and opens them, $language at $width',
    async (view, { openPage }) => {
      const { language } = view;
      const t = textsIn(dashboardScreenMessages, language);
      const { page, owner } = await signUpOwner(openPage, view);
      await issueBill(owner);
      const { districts } = await callApi(dashboardContract.places, { query: {} }, { token: owner.tokens.access });
      const [district] = districts;
      expect(districts).toMatchObject([{ name: 'Rupandehi', customers: 1, sales: 113 }]);
      await page.goto(inject('base') + screens.dashboard);
      const map = page.getByRole('listbox', { name: t('mapLabel') });
      await map.waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      const told = page.getByRole('region', { name: t('places') }).getByRole('status');
      await tabTo(page, map);
      const name = language === 'ne' ? String(district?.nameNp) : String(district?.name);
      await expect.poll(() => told.innerText()).toContain(name);
      await page.keyboard.press('ArrowRight');
      const eastern = language === 'ne' ? 'नवलपरासी (बर्दघाट सुस्ता पश्चिम)' : 'Nawalparasi (Bardaghat Susta West)';
      await expect.poll(() => told.innerText()).toBe(t('noneThere', { name: eastern }));
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${screens.customerReachOut}?*districtId=${district?.id}*`);
      await page.getByText('Hari KC').first().waitFor();
      await page.goBack();

      await page.getByLabel(t('level')).selectOption('countries');
      const world = page.getByRole('listbox', { name: t('worldLabel') });
      await world.focus();
      const nepal = language === 'ne' ? 'नेपाल' : 'Nepal';
      await expect.poll(() => told.innerText()).toContain(`${nepal}:`);
      expect(
        await page
          .getByRole('region', { name: t('placesTable') })
          .getByRole('row')
          .nth(1)
          .innerText(),
      ).toContain(nepal);
      await expectAccessible(page);
      await expectToFit(page);

      await page.getByLabel(t('level')).selectOption('provinces');
      await page.getByLabel(t('measure')).selectOption('customers');
      const table = page.getByRole('region', { name: t('placesTable') });
      expect(await table.getByRole('row').count()).toBe(2);
      await table.getByRole('link').click();
      await page.waitForURL(`**${screens.customerReachOut}?*provinceId=*`);
    },
  );
});
