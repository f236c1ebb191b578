import { commonMessages } from '@bahi/contract/common/common.messages';
import { fillText, type MessageSet, type Texts } from '@bahi/contract/messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { useMemo } from 'react';
import { getLanguage, useLanguage } from './language.ts';

/** Of each namespace its texts: looking one up is all that is needed, and a library for it would travel before every page. */
const known = new Map<string, Texts>();
registerTexts(commonMessages);

/** Values put into a text; numbers come in the digits and the grouping of the language. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate<T extends Texts> = (key: Extract<keyof T, string>, values?: TextValues) => string;

/** Makes a feature's texts known, so that its schemas' keys can be shown. `useTexts` does it as well. */
export function registerTexts(set: MessageSet): void {
  if (!known.has(set.namespace)) known.set(set.namespace, set.texts);
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
  const [, namespace = '', name = ''] = /^(\w+)\.(\w+)$/.exec(key) ?? [];
  const text = known.get(namespace)?.[name]?.[language];
  if (text === undefined) return key;
  const written = Object.entries(values).map(([of, value]) => [
    of,
    typeof value === 'number' ? formatNumber(value, language) : value,
  ]);
  return fillText(text, Object.fromEntries(written));
}

/** The English or the Nepali name, whichever the language asks for; the other one when it is missing. */
export function nameIn(language: Language, name: string | null | undefined, nameNp: string | null | undefined): string {
  return (language === 'ne' ? nameNp || name : name || nameNp) ?? '';
}
