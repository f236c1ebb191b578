import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator, Page } from 'playwright-core';
import type { Language } from './stored-language.ts';
import { textsIn } from './texts.ts';

/** A field of the screen by its label, which the star of a required one may follow. */
export function fieldOf(page: Page, label: string): Locator {
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return page.getByLabel(new RegExp(String.raw`^${escaped}( \*)?$`)).first();
}

/** Chooses from the menu of a row, or of a card on a phone. */
export async function actOn(page: Page, language: Language, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: textsIn(uiMessages, language)('rowActions', { name }) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** What an opened filter offers: in a menu, or in a long list where other stories have entered more than fits one. */
export function optionOfFilter(page: Page, name: string): Locator {
  return page.getByRole('menuitemradio', { name }).or(page.getByRole('option', { name }));
}

/** Answers the question that stands above the screen. */
export async function answer(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

/** Over how many lines a text is spread. */
export function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  });
}
