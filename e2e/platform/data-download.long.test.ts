import { screens } from '@bahi/contract/screens';
import { readFileSync } from 'node:fs';
import { dataDownloadMessages } from '@bahi/contract/platform/data-download/data-download-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect } from 'vitest';
import { expectAccessible, expectToFit, test, storyViews } from '../browser.ts';
import { demoAccountant } from '../demo.ts';
import { completeProfile, newOwner, openSignedIn, signIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.dataDownload;
test.for(storyViews(import.meta.filename))(
  'an owner downloads all data, in $language at $width px',
  async (view, { openPage }) => {
    const owner = await newOwner({ profile: false });
    await completeProfile({ ...owner, companyName: 'Machhapuchhre Stores', companyNameNp: 'माछापुच्छ्रे स्टोर्स' });
    const t = textsIn(dataDownloadMessages, view.language);
    const page = await openSignedIn(openPage, { ...view, path }, owner.tokens);
    await page.getByText(t('noHistory')).waitFor();
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('downloadJson') }).click(),
    ]);
    expect(json.suggestedFilename()).toMatch(/^Machhapuchhre Stores 20\d\d-\d\d-\d\d\.json$/);
    const file: unknown = JSON.parse(readFileSync(await json.path(), 'utf8'));
    expect(file).toMatchObject({
      business: { company_name: 'Machhapuchhre Stores' },
      tables: { outlet: [{ code: 'HO' }] },
    });
    await page.getByText(t('done', { name: json.suggestedFilename() })).waitFor();
    const [excel] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('downloadExcel') }).click(),
    ]);
    expect(
      readFileSync(await excel.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: owner.fullName }).count()).toBe(2);
    await expectAccessible(page);
    await expectToFit(page);
  },
);

test('a file that does not come is said to be missing, and may be asked for again', async ({ openPage }) => {
  const owner = await newOwner();
  const t = textsIn(dataDownloadMessages, 'en');
  const page = await openSignedIn(openPage, { language: 'en', width: 1280, path }, owner.tokens);
  const button = page.getByRole('button', { name: t('downloadExcel') });
  await button.waitFor();
  await page.route('**/data-download/download', (route) => route.abort());
  await button.click();
  await page.getByRole('alert').getByText(t('failedTitle')).waitFor();
  await page.unroute('**/data-download/download');
  const [excel] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(excel.suggestedFilename()).toMatch(/\.xlsx$/);
});

test('who has not been given the right does not see it', async ({ openPage }) => {
  const tokens = await signIn(demoAccountant.userName, demoAccountant.password);
  const page = await openSignedIn(openPage, { language: 'en', width: 1280, path }, tokens);
  await page.getByText(textsIn(uiMessages, 'en')('forbiddenTitle')).waitFor();
});
