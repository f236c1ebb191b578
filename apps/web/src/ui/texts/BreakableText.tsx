import { Fragment } from 'react';

/** A word of more letters than this may be broken, rather than make a list wider than its window. */
const longestWholeWord = 14;

/** A name that somebody typed, for a column that cannot be wide: where a word has no end, a line may end within it. */
export function BreakableText({ text }: { text: string }) {
  return piecesOf(text).map((piece, position) => (
    // The pieces of a text have no other name than their place.
    <Fragment key={position}>
      {position === 0 ? null : <wbr />}
      {piece}
    </Fragment>
  ));
}

/** The text in one piece, or, where words are too long, in pieces between which a line may end. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  let wordLength = 0;
  // Marks of Devanagari belong to the letter before them, so letters are counted as they are seen.
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    wordLength = /^\s/.test(segment) ? 0 : wordLength + 1;
    if (wordLength > longestWholeWord) {
      pieces.push(piece);
      piece = '';
      wordLength = 1;
    }
    piece += segment;
  }
  return [...pieces, piece];
}
