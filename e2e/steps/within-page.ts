import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Opening } from '../browser.ts';
import { textsIn } from '../texts.ts';

/** An address of no screen: the frame says so. */
export const nowhere = '/no/such/place';

/** Opens a screen within the page, by way of nowhere, so that it is known when the screen is another one. */
export async function goWithin(page: Page, { language }: Opening, address: string): Promise<void> {
  const lost = page.getByRole('heading', { name: textsIn(frameMessages, language)('lostTitle') });
  for (const place of [nowhere, address]) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, place);
    await lost.waitFor({ state: place === nowhere ? 'visible' : 'hidden' });
  }
  await settled(page);
}

/** What it shows has come, and is no longer a skeleton. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  const waiting = page.locator('[aria-busy=true], [class*=Skeleton-root]');
  await expect.poll(() => waiting.count(), { message: `${page.url()} has come` }).toBe(0);
}
