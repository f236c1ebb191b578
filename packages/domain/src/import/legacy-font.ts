/**
 * Nepali of the years before Unicode was typed in fonts such as Preeti and Kantipur: the file holds Latin letters and
 * signs that look like Devanagari in that font alone (`/fd axfb'/` for राम बहादुर). What such text says depends on the
 * font, so it is told apart and never converted.
 */

/** Fewer words than this say nothing of how a column was typed. */
const leastWords = 3;
/** Of the words with letters, so many per cent look typed in such a font. */
const mostlyPercent = 60;

const devanagari = /[\u0900-\u097F]/u;
const latin = /[A-Za-z]/;
/** Signs that stand for letters in those fonts, next to a letter: `s'df/`, `zf]`, `kf}8]n`. */
const signInWord = /[A-Za-z][\]}{|;\\~^<>[]|[\]}{|;\\~^<>[][A-Za-z]|[a-z]['/][a-z]|^\/[a-z]/;
/** A figure between letters: `sf7df8f}+`. */
const figureInWord = /[a-z]\d+[a-z]/;
/** A capital within small letters: `/fdL`, `kf]v/fL`. */
const capitalInWord = /[a-z][A-Z]/;
const vowel = /[aeiouyAEIOUY]/;

/** Whether a text has Latin letters where Nepali is expected, and none of Nepali. */
export function lacksDevanagari(text: string): boolean {
  return latin.test(text) && !devanagari.test(text);
}

/** Whether texts, taken together, look typed in a font of the years before Unicode. */
export function looksLikeLegacyNepali(texts: Iterable<string>): boolean {
  let words = 0;
  let odd = 0;
  for (const text of texts) {
    if (devanagari.test(text)) continue;
    for (const word of text.split(/\s+/)) {
      if (!latin.test(word)) continue;
      words += 1;
      if (isOdd(word)) odd += 1;
    }
  }
  return words >= leastWords && odd * 100 >= words * mostlyPercent;
}

function isOdd(word: string): boolean {
  if (/^[^@\s]+@[^@\s]+$|^https?:|^www\./i.test(word)) return false;
  if (signInWord.test(word) || figureInWord.test(word)) return true;
  const letters = word.replace(/[^A-Za-z]/g, '');
  const isShouted = letters === letters.toUpperCase();
  return letters.length > 2 && !isShouted && (!vowel.test(letters) || capitalInWord.test(word.replace(/^Mc|^Mac/, '')));
}
