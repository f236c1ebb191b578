import type { Article } from '@bahi/contract/platform/manual/article';
import { partsOfText, textsWithin } from '@bahi/contract/platform/manual/article';
import type { Text } from '@bahi/contract/messages';
import { type Language, languages } from '@bahi/domain/language';
import { textOf } from '../../../platform/i18n.ts';
import { waysOf } from '../../../ui/keys/key-groups.ts';

/** `key.save` names a deed of the list of keys. */
export function keyIn(named: string): string | null {
  return named.startsWith('key.') ? named.slice('key.'.length) : null;
}

/** A text of the manual in one line, as it is read. */
export function plainText(text: Text, language: Language): string {
  return partsOfText(text[language])
    .map((part) => {
      if ('words' in part) return part.words;
      const key = keyIn(part.named);
      return key === null ? textOf(part.named, {}, language) : (waysOf(key)[0] ?? []).join(' ');
    })
    .join('');
}

/** All that an article says, in both languages: what is searched. */
export function searchedText(article: Article): string {
  return textsWithin(article, [])
    .flatMap(([, text]) => languages.map((language) => plainText(text, language)))
    .join('\n');
}
