import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { screens } from '@bahi/contract/screens';
import type { Page } from 'playwright-core';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

export const counterPath = screens.counter;
export const teaCode = '8901234567890';

/** The parts of the counter in one language. */
export function counterOf(page: Page, language: Language) {
  const t = textsIn(counterScreenMessages, language);
  const goods = textsIn(goodsLinesScreenMessages, language);
  const device = textsIn(counterDeviceMessages, language);
  return {
    t,
    goods,
    device,
    input: page.getByRole('combobox', { name: t('input') }),
    lines: page.getByRole('list', { name: goods('lines') }).getByRole('listitem'),
    total: page.locator('output[data-total]'),
    change: page.locator('output[data-change]'),
    payment: page.getByRole('dialog', { name: t('paymentTitle') }),
    last: page.getByRole('region', { name: t('lastSale') }),
    /** Of a registered counter. */
    bar: page.getByRole('region', { name: device('bar') }),
    waiting: page.locator('[data-waiting]'),
    stop: page.locator('[data-stop]'),
  };
}

/** A scanner is a keyboard: the code, and Enter. Its keys are nobody's. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}
