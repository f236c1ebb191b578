import type { Article } from '@bahi/contract/platform/manual/article';
import { partsOfText, textsWithin } from '@bahi/contract/platform/manual/article';
import type { Text } from '@bahi/contract/messages';
import { type Language, languages } from '@bahi/domain/language';
import { waysOf } from '../../../ui/keys/key-groups.ts';

/** `key.save` names a deed of the list of keys; all else that a text named is filled in by the build. */
export function keyIn(named: string): string {
  return named.replace(/^key\./, '');
}

/** A text of the manual in one line, as it is read. */
export function plainText(text: Text, language: Language): string {
  return partsOfText(text[language])
    .map((part) => {
      if ('words' in part) return part.words;
      return 'shown' in part ? part.shown : (waysOf(keyIn(part.named))[0] ?? []).join(' ');
    })
    .join('');
}

/** All that an article says, in both languages: what is searched. */
export function searchedText(article: Article): string {
  return textsWithin(article, [])
    .flatMap(([, text]) => languages.map((language) => plainText(text, language)))
    .join('\n');
}
