import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { noticeMessages } from '@bahi/contract/platform/notice/notice.messages';
import { noticeScreenMessages } from '@bahi/contract/platform/notice/notice-screen.messages';
import { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { screens } from '@bahi/contract/screens';
import { listMenuMessages } from '@bahi/contract/ui/list-menu.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { demoPassword, demoPeople, signInAs } from '../demo.ts';
import { issueBill } from '../steps/bills.ts';
import { signIn, signUpOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const inDigits = (language: Language, text: string): string =>
  language === 'ne' ? text.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))) : text;

test.for(storyViews(import.meta.filename))(
  'a message that failed stands at the bell, leads to its list, and is still once it is read ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const [t, ui] = [textsIn(noticeScreenMessages, language), textsIn(uiMessages, language)];
    const said = (count: number): string => inDigits(language, String(count));
    const { page, owner } = await signUpOwner(openPage, view);
    const caller = { token: owner.tokens.access };
    const { id } = await issueBill(owner);
    await haveNoEmail();
    for (const recipient of ['ram@home.example', 'hari@home.example'])
      await callApi(
        sharingContract.send,
        { params: { kind: 'invoice', id }, body: { way: 'EMAIL', recipient, language, note: null } },
        caller,
      );
    await expect
      .poll(async () => (await callApi(noticeContract.recent, { query: {} }, caller)).notices[0]?.count, {
        timeout: 20_000,
      })
      .toBe(2);
    await page.goto(`${inject('base')}${screens.dashboard}`);
    const head = page.locator('header').first();
    await head.getByRole('link', { name: t('bellUnread', { count: said(1) }) }).press('Enter');
    await page.getByRole('heading', { name: t('title'), level: 1 }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    const failed = textsIn(noticeMessages, language)('sharingFailed');
    // Of the one that is there the focus goes on to the title, and it is said.
    await page.getByRole('button', { name: `${t('markRead')}: ${failed}` }).press('Enter');
    await page.getByText(t('markedRead', { what: failed })).waitFor({ state: 'attached' });
    await expect
      .poll(() =>
        page.getByRole('heading', { name: t('title'), level: 1 }).evaluate((own) => own === document.activeElement),
      )
      .toBe(true);
    await page.getByRole('link', { name: failed }).press('Enter');
    await page.waitForURL(/state=FAILED/);
    await page
      .getByText(ui('count', { count: said(2) }), { exact: true })
      .first()
      .waitFor();
    const bell = head.getByRole('link', { name: t('bell'), exact: true });
    await bell.press('Enter');
    await page.getByRole('link', { name: failed }).waitFor();
    await page.getByLabel(t('onlyUnread')).press('Space');
    await page.getByText(t('noneUnread')).waitFor();
    await page.getByLabel(t('onlyUnread')).press('Space');

    await page.getByRole('link', { name: t('choose') }).press('Enter');
    const ofFailures = page.getByLabel(t('spoken', { what: t('FAILURE'), way: t('byBell') }));
    await ofFailures.waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await ofFailures.press('Space');
    await expect.poll(() => ofFailures.isChecked()).toBe(false);
    expect(await ofFailures.evaluate((own) => own === document.activeElement)).toBe(true);
    await bell.press('Enter');
    await page.getByText(t('none')).waitFor();
  },
);

test.for(storyViews(import.meta.filename))(
  'what is overdue leads to a list with as many invoices and as much ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { access: token } = await signIn(demoPeople.owner, demoPassword);
    const { notices } = await callApi(noticeContract.recent, { query: {} }, { token });
    const overdue = notices.find(({ kind, subject }) => kind === 'OVERDUE' && subject === 'INVOICE');
    const count = inDigits(language, String(overdue?.count ?? 0));
    const amount = inDigits(language, grouped.format(overdue?.amount ?? 0));
    const page = await signInAs(openPage, 'owner', { ...view, path: screens.notices });
    const name = textsIn(noticeMessages, language)('collectOverdue', { count, amount });
    const place = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    await page.goto(`${inject('base')}${place}`);
    const found = textsIn(uiMessages, language)('count', { count });
    await page.getByText(found, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: textsIn(listMenuMessages, language)('showTotals') }).press('Enter');
    await page.getByText(amount, { exact: true }).first().waitFor();
  },
);

/** Whatever other stories have set up: a letter then fails at once. */
async function haveNoEmail(): Promise<void> {
  const { email, password } = inject('superUser');
  const caller = { token: (await signIn(email, password)).access };
  const { rows } = await callApi(emailSetupContract.list, { query: { isActive: 'true' } }, caller);
  for (const { id } of rows) await callApi(emailSetupContract.toggle, { params: { id } }, caller);
}
