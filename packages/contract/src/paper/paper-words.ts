import { paperMessages } from './paper.messages.ts';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import type { PaperText } from './paper-data.ts';

/** The name of a word of paper. */
export type PaperWord = keyof typeof paperMessages.texts;

/** A head in both languages: first the one the paper is in. */
export type Label = { readonly main: string; readonly other: string };

/** The words of a paper, with `{name}` replaced; digits put in are those of the language. */
export function word(
  key: PaperWord,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return paperMessages.texts[key][language].replace(/\{(\w+)\}/g, (mark, name: string) => {
    const value = values[name];
    return value === undefined ? mark : inDigitsOf(String(value), language);
  });
}

export function label(
  key: PaperWord,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): Label {
  return { main: word(key, language, values), other: word(key, otherLanguage(language), values) };
}

/** A name as it is known in the language; where its Nepali is missing, in English. */
export function nameIn(text: PaperText, language: Language): string {
  return (language === 'ne' ? text.ne?.trim() : text.en.trim()) || text.en.trim();
}

/** The name in the other language; empty where it would be the same again. */
export function otherNameIn(text: PaperText, language: Language): string {
  const other = nameIn(text, otherLanguage(language));
  return other === nameIn(text, language) ? '' : other;
}

function otherLanguage(language: Language): Language {
  return language === 'ne' ? 'en' : 'ne';
}
