import { expenseScreenMessages } from '@bahi/contract/money/expense/expense-screen.messages';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { helpOfScreens } from '@bahi/contract/platform/manual/help-of-screens';
import { manualGroups } from '@bahi/contract/platform/manual/manual-index';
import { manualScreenMessages } from '@bahi/contract/platform/manual/manual-screen.messages';
import { manualTitles } from '@bahi/contract/platform/manual/manual-titles.messages';
import { moneyPart } from '@bahi/contract/platform/manual/parts/money.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { searchScreenMessages } from '@bahi/contract/reports/search/search-screen.messages';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { expect, inject } from 'vitest';
import { expectAccessible, expectToFit, seldom, storyViews, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { hasFocus } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { textsIn } from '../texts.ts';

/** Before the sign-in, of a page without the frame, of one chosen user, and where one is already. */
const ofNobody = /^(?:signIn |sharing page|users password|findingWay help)/;

test.for(storyViews(import.meta.filename))(
  'help stands beside a form and takes nothing from it; the palette and the manual find by sound ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const [t, titles] = [textsIn(manualScreenMessages, language), textsIn(manualTitles, language)];
    const page = await signInAs(openPage, 'owner', { ...view, path: screens.newExpense });
    const heading = fieldOf(page, textsIn(expenseScreenMessages, language)('heading'));
    await heading.fill('Tea for the shop');
    await page.keyboard.press('F1');
    const help = page.getByRole('heading', { level: 2, name: titles('expenses') });
    await help.waitFor();
    await page.getByText(moneyPart.articles.expenses.what[language]).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(heading)).toBe(true);
    expect(await heading.inputValue()).toBe('Tea for the shop');

    await page.goto(inject('base') + screens.notices);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('taketa');
    await page
      .getByRole('group', { name: textsIn(searchScreenMessages, language)('MANUAL') })
      .getByRole('option', { name: titles('reminders') })
      .click();
    await page.waitForURL(`**${screenAt(screens.manualArticle, { article: 'reminders' })}`);
    await page.getByRole('heading', { level: 1, name: titles('reminders') }).waitFor();
    await page.getByRole('heading', { level: 2, name: t('related') }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    await page.goto(inject('base') + screens.manual);
    const search = page.getByRole('searchbox', { name: t('searchLabel') });
    for (const typed of ['post dated chek', 'पछिको मिति']) {
      await search.fill(typed);
      await page
        .getByRole('main')
        .getByRole('link', { name: titles('cheques') })
        .waitFor();
    }
    await search.fill('zzz');
    await page.getByText(t('nothing')).waitFor();
    await expectAccessible(page);
  },
);

seldom('over a dialog it opens above it, and goes before it', async ({ openPage }) => {
  const page = await signInAs(openPage, 'owner', { language: 'en', width: 1280, path: `${screens.customers}?new=1` });
  const form = page.getByRole('dialog', { name: textsIn(customerScreenMessages, 'en')('addTitle') });
  const name = form.getByRole('textbox').first();
  await name.fill('Asha');
  await page.keyboard.press('F1');
  const help = page.getByRole('dialog', { name: textsIn(manualTitles, 'en')('customers') });
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Asha');
  await expect.poll(() => hasFocus(name)).toBe(true);
});

seldom(
  'beside a screen it keeps its arrows, leads on and back, and stays below a dialog’s own',
  async ({ openPage }) => {
    const titles = textsIn(manualTitles, 'en');
    const frame = textsIn(frameMessages, 'en');
    const page = await signInAs(openPage, 'owner', { language: 'en', width: 1280, path: screens.customers });
    await page.getByRole('main').getByRole('button').nth(1).waitFor();
    const button = page.getByRole('button', { name: frame('helpOnScreen') });
    await button.click();
    const help = page.getByRole('complementary', { name: frame('helpOnScreen') });
    await help.getByRole('heading', { level: 2, name: titles('customers') }).waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    const body = help.getByRole('region', { name: titles('customers') });
    await body.focus();
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(body)).toBe(true);
    await help.getByRole('button', { name: titles('collect') }).click();
    await help.getByRole('heading', { level: 2, name: titles('collect') }).waitFor();
    await help.getByRole('button', { name: textsIn(manualScreenMessages, 'en')('back') }).click();
    await help.getByRole('heading', { level: 2, name: titles('customers') }).waitFor();

    await page.getByRole('button', { name: textsIn(customerScreenMessages, 'en')('add') }).click();
    const form = page.getByRole('dialog', { name: textsIn(customerScreenMessages, 'en')('addTitle') });
    await form.getByRole('textbox').first().fill('Asha');
    await page.keyboard.press('F1');
    const above = page.getByRole('dialog', { name: titles('customers') });
    await above.waitFor();
    await page.keyboard.press('F1');
    await above.waitFor({ state: 'detached' });
    expect(await help.count()).toBe(1);
    expect(await form.getByRole('textbox').first().inputValue()).toBe('Asha');
    await page.setViewportSize({ width: 1100, height: 800 });
    await help.waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: titles('customers') }).waitFor();
  },
);

seldom('an owner is led to each screen that an article tells of', async ({ openPage }) => {
  const t = textsIn(manualScreenMessages, 'en');
  const page = await signInAs(openPage, 'owner', { language: 'en', width: 1280, path: `${screens.manual}?whole=true` });
  const main = page.getByRole('main');
  await main.getByRole('article').first().waitFor();
  const leading = main.getByRole('link', { name: t('goTo') });
  const led = await leading.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const paths: Readonly<Record<string, string>> = screens;
  const all = manualGroups.flatMap(({ reader, articles }): string[] => (reader === 'PLATFORM' ? [] : [...articles]));
  const first = new Map<string, string>();
  for (const [screen, help] of Object.entries(helpOfScreens)) {
    const [article, section = ''] = typeof help === 'string' ? [help] : help;
    const path = paths[screen] ?? ':';
    const place = `${article} ${section}`;
    if (all.includes(article) && !path.includes(':') && !first.has(place)) first.set(place, path);
  }
  const lost = [...first].filter(([place, path]) => !led.includes(path) && !ofNobody.test(place));
  expect(lost).toEqual([]);
});

seldom('all of the manual stands on one page to be printed, and leads only where one may go', async ({ openPage }) => {
  const t = textsIn(manualScreenMessages, 'en');
  const page = await signInAs(openPage, 'cashier', { language: 'en', width: 1280, path: screens.manual });
  await page.getByRole('link', { name: t('whole') }).click();
  const articles = page.getByRole('main').getByRole('article');
  await articles.first().waitFor();
  expect(await articles.count()).toBeGreaterThan(50);
  const leading = page.getByRole('main').getByRole('link', { name: t('goTo') });
  const places = await leading.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(places).toContain(screens.invoices);
  expect(places).not.toContain(screens.roles);
  await page.emulateMedia({ media: 'print' });
  expect(await leading.first().isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: textsIn(frameMessages, 'en')('search') }).isVisible()).toBe(false);
});
