import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const mostSteps = 80;

/** Presses Tab until something has the focus, as somebody without a mouse does; fails when the keyboard cannot reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`The keyboard does not reach ${target.toString()}`);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll(([first]) => first !== undefined && first === document.activeElement);
}

/** Takes the focus away from everything, as a click beside all controls does. */
export async function leaveFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** Counts from now on how many times a form of the page was sent: a key that sends one does it before it is let go. */
export async function submissionsOf(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.submissions = '0';
    const count = (): void => void (dataset.submissions = String(Number(dataset.submissions) + 1));
    document.addEventListener('submit', count, { capture: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.submissions));
}

/** Chooses in a select by typing a part of the name; the select has the focus or gets it. */
export async function choose(page: Page, select: Locator, typed: string): Promise<void> {
  await select.focus();
  // It may begin with what is wanted.
  if ((await select.inputValue()) === typed) return;
  await select.fill(typed);
  await page.getByRole('option').filter({ visible: true }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
