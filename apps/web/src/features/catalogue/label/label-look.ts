import { type labelForm, labelLook } from '@bahi/contract/catalogue/label/label.contract';
import { z } from '@bahi/contract/zod';
import type { Language } from '@bahi/domain/language';
import { type LabelSize, labelSizes } from '@bahi/domain/goods/label-sizes';
import { readStored, writeStored } from '../../../platform/storage.ts';

const key = 'bahi.labels';

const kept = labelLook.extend({ copies: z.enum(['ONE', 'STOCK']) });

/** How labels look, and how many of each are wished: as it was chosen last on this machine. */
export type LabelLook = z.output<typeof kept>;
export type LabelBody = z.input<typeof labelForm>;

export function readLook(language: Language): LabelLook {
  const usual: LabelLook = {
    size: 'A4_24',
    language,
    businessName: false,
    attributeValue: true,
    price: 'WITH_VAT',
    sku: false,
    barcode: true,
    copies: 'ONE',
  };
  try {
    return kept.parse(JSON.parse(readStored(key) ?? 'null'));
  } catch {
    return usual;
  }
}

export function keepLook(look: LabelLook): void {
  writeStored(key, JSON.stringify(look));
}

/** How many labels stand on a sheet. */
export function placesOf(name: LabelLook['size']): number {
  const size: LabelSize = labelSizes[name];
  return size.columns * size.rows;
}

/** A whole number within bounds; null for anything else. */
export function wholeIn(typed: string, least: number, most: number): number | null {
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
  return number >= least && number <= most ? number : null;
}
