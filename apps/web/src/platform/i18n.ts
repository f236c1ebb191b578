import { commonMessages } from '@bahi/contract/common/common.messages';
import { fillText, type MessageSet, type Texts } from '@bahi/contract/messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { type Language, languages } from '@bahi/domain/language';
import i18next from 'i18next';
import { useMemo } from 'react';
import { getLanguage, useLanguage } from './language.ts';

const instance = i18next.createInstance();
const registered = new Set<string>();

void instance.init({
  lng: getLanguage(),
  fallbackLng: false,
  // A text is named `customer.phoneShort`; the keys within a namespace are flat.
  nsSeparator: '.',
  keySeparator: false,
  pluralSeparator: '\u0001',
  contextSeparator: '\u0001',
  resources: {},
  initAsync: false,
});
registerTexts(commonMessages);

/** Values put into a text; numbers come in the digits and the grouping of the language. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate<T extends Texts> = (key: Extract<keyof T, string>, values?: TextValues) => string;

/** Makes a feature's texts known, so that its schemas' keys can be shown. `useTexts` does it as well. */
export function registerTexts(set: MessageSet): void {
  if (registered.has(set.namespace)) return;
  registered.add(set.namespace);
  for (const language of languages) {
    const texts = Object.entries(set.texts).map(([key, text]) => [key, text[language]]);
    instance.addResourceBundle(language, set.namespace, Object.fromEntries(texts));
  }
}

/** The texts of one feature in the language of the page: `const t = useTexts(customerMessages)`; `t('title')`. */
export function useTexts<T extends Texts>(set: MessageSet<string, T>): Translate<T> {
  registerTexts(set);
  const language = useLanguage();
  return useMemo(() => {
    const translate: Translate<T> = (key, values) => textOf(`${set.namespace}.${key}`, values, language);
    return translate;
  }, [set, language]);
}

/**
 * The text that a key like `customer.phoneShort` names. A sentence, as the server sends at a field, stays as it is.
 */
export function textOf(key: string, values: TextValues = {}, language: Language = getLanguage()): string {
  if (!/^\w+\.\w+$/.test(key) || !instance.exists(key, { lng: language })) return key;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value, language) : value,
  ]);
  const text: unknown = instance.t(key, { lng: language, skipInterpolation: true });
  return typeof text === 'string' ? fillText(text, Object.fromEntries(written)) : key;
}

/** The English or the Nepali name, whichever the language asks for; the other one when it is missing. */
export function nameIn(language: Language, name: string | null | undefined, nameNp: string | null | undefined): string {
  return (language === 'ne' ? nameNp || name : name || nameNp) ?? '';
}
