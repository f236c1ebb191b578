import { fillText, type MessageSet, type Texts } from '@bahi/contract/messages';
import type { Language } from './stored-language.ts';

/** Reads the texts of a set in one language: `const t = textsIn(customerScreenMessages, 'ne')`, `t('title')`. */
export function textsIn<T extends Texts>(set: MessageSet<string, T>, language: Language) {
  return (key: Extract<keyof T, string>, values: Readonly<Record<string, string>> = {}): string =>
    fillText(set.texts[key]?.[language] ?? key, values);
}
