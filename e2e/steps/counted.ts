import type { Locator, Page } from 'playwright-core';

/**
 * Somebody whose keys and taps are counted: each key is a press of its own, each tap a touch of one place. What a phone
 * fills in by itself, once it is tapped, is one tap and no key: the code of an SMS, and what it knows of its owner.
 */
export function countedHand(page: Page) {
  const counts = { keys: 0, taps: 0 };
  const tap = async (target: Locator): Promise<void> => {
    await target.click();
    counts.taps += 1;
  };
  const type = async (text: string): Promise<void> => {
    await page.keyboard.type(text);
    counts.keys += Array.from(text).length;
  };
  return {
    counts,
    tap,
    type,
    /** Taps a field and types into it. */
    write: async (field: Locator, text: string): Promise<void> => {
      await tap(field);
      await type(text);
    },
    /** The one tap on what the phone offers for a field. */
    offered: async (field: Locator, text: string): Promise<void> => {
      await field.fill(text);
      counts.taps += 1;
    },
    /** Opens a select and takes the first option that begins so. */
    pick: async (select: Locator, option: string): Promise<void> => {
      await tap(select);
      await tap(page.getByRole('option', { name: new RegExp(`^${option}`) }).first());
    },
  };
}
