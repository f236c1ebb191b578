import type { Text } from '../../messages.ts';
import { foundWords } from '../document-registry/document-registry.ts';
import { entryWords } from '../document-registry/entry-words.ts';

/** What moved the cash of a day: what was paid by its kind of document, or the kind of what was posted else. */
const cashWords: Readonly<Record<string, Text>> = {
  ...entryWords,
  ...foundWords,
  ADVANCE: { en: 'Advances', ne: 'अग्रिम' },
  REVERSED: { en: 'Corrected and taken back', ne: 'सच्याइएको र रद्द गरिएको' },
};

/** The word for it; what has no word yet is told as something else. */
export function cashWord(what: string): Text {
  return cashWords[what] ?? { en: 'Other', ne: 'अन्य' };
}
