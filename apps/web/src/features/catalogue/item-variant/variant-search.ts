import { toLatin } from '@bahi/domain/numbers/digits';
import type { Variant } from './price-form.ts';

/** Whether a variant has each word that is searched in its values, in either language, or in its SKU or barcode. */
export function isFound({ attributeValue, attributeValueLocLang, sku, barcode }: Variant, search: string): boolean {
  const text = searched([attributeValue, attributeValueLocLang, sku, barcode].join(' '));
  return searched(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function searched(text: string): string {
  return toLatin(text).toLowerCase();
}
