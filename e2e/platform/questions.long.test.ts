import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { recordHistoryScreenMessages } from '@bahi/contract/platform/record-history/record-history-screen.messages';
import { screens } from '@bahi/contract/screens';
import { inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { butwal, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a question is asked on a record, found among the questions, answered there and seen at its record ($language, $width)',
  async (view, { openPage }) => {
    const t = textsIn(recordHistoryScreenMessages, view.language);
    const { page, owner } = await signUpOwner(openPage, view);
    const place = await butwal(owner.tokens.access);
    const body = { name: 'Lumbini Kirana', phoneNumber: '9841000001', focalPerson: 'Ram', ...place };
    const { id } = await callApi(customerContract.save, { body }, { token: owner.tokens.access });
    await page.goto(`${inject('base')}${screens.customers}?view=${id}`);
    const detail = page.getByRole('dialog', { name: body.name });
    await detail.getByRole('button', { name: t('title') }).press('Enter');
    await detail.getByRole('button', { name: t('write') }).press('Enter');
    const writing = page.getByRole('dialog', { name: t('write') });
    await writing.getByLabel(t('comment')).fill('Which PAN?');
    await writing.getByLabel(t('isQuestion')).press('Space');
    const asking = page.getByRole('dialog', { name: t('ask') });
    await asking.getByLabel(t('asked')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Control+S');
    await asking.waitFor({ state: 'detached' });
    await detail.getByText(t('OPEN')).waitFor();
    await expectToFit(page);

    await page.goto(`${inject('base')}${screens.questions}?state=OPEN&whose=MINE`);
    const entry = page.getByRole('listitem').filter({ hasText: 'Which PAN?' });
    await entry.getByText(t('asksAll')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await entry.getByRole('button', { name: t('answer') }).press('Enter');
    const answering = page.getByRole('dialog', { name: t('answer') });
    await answering.getByLabel(t('answerLabel')).fill('It is 301234567');
    await page.keyboard.press('Control+S');
    await answering.waitFor({ state: 'detached' });
    await page.goto(`${inject('base')}${screens.questions}`);
    await entry.getByRole('button', { name: t('close') }).press('Enter');
    await entry.getByText(t('CLOSED'), { exact: true }).waitFor();
    await entry.getByRole('link').press('Enter');
    await detail.getByRole('button', { name: t('title') }).press('Enter');
    await detail.getByText('It is 301234567').waitFor();
  },
);
