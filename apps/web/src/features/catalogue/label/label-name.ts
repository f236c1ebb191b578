import type { Language } from '@bahi/domain/language';
import { nameIn } from '../../../platform/i18n.ts';
import type { LabelRow } from './use-label-rows.ts';

/** What a variant is called: its item with the values that make it. */
export function nameOfRow(row: LabelRow, language: Language): string {
  const name = nameIn(language, row.itemName, row.itemNameLocLang);
  const values = nameIn(language, row.attributeValue, row.attributeValueLocLang);
  return values === '' ? name : `${name} (${values})`;
}
