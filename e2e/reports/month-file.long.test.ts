import { monthFileScreenMessages } from '@bahi/contract/reports/month-file/month-file-screen.messages';
import { monthFileWords } from '@bahi/contract/reports/month-file/month-file-words.messages';
import { reportFileScreenMessages } from '@bahi/contract/reports/report-file/report-file-screen.messages';
import { screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { makeExpense, prepareExpense } from '../steps/due-documents.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a month is chosen, shows what is missing, and comes as one file, by keyboard ($language, $width)',
  { timeout: 120_000 },
  async (view, { openPage }) => {
    const { language } = view;
    const t = textsIn(monthFileScreenMessages, language);
    const words = textsIn(monthFileWords, language);
    const files = textsIn(reportFileScreenMessages, language);
    const { page, owner } = await signUpOwner(openPage, view);
    await makeExpense(owner, await prepareExpense(owner));

    await page.goto(inject('base') + screens.monthFile);
    await page.getByRole('heading', { name: words('title'), level: 1 }).waitFor();
    const month = page.getByRole('combobox', { name: t('month') });
    await month.focus();
    // Last month comes first; the one that runs stands above it.
    await page.keyboard.press('ArrowUp');
    await page.getByText(t('running')).waitFor();
    const count = language === 'ne' ? '१' : '1';
    await page.getByText(t('photoless', { count })).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    await page.getByRole('button', { name: t('make') }).press('Enter');
    const strip = page.getByRole('list', { name: files('strip') });
    const download = strip.getByRole('button').filter({ hasText: files('download') });
    await download.waitFor({ timeout: 60_000 });
    await expectAccessible(page);
    await expectToFit(page);
    const coming = page.waitForEvent('download');
    await download.press('Enter');
    expect((await coming).suggestedFilename()).toMatch(/^Month \d{4}-\d{2}\.zip$/);
  },
);
