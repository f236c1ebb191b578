const graphemes = new Intl.Segmenter('ne', { granularity: 'grapheme' });

/**
 * Lets a long run without a space, hyphen or slash break every `longest` characters (by a zero-width space), so that
 * what somebody typed as one word stays inside its column. Anything shorter is returned untouched.
 */
export function softBreaks(text: string, longest = 16): string {
  return text.replace(/[^\s\u200b/-]+/gu, (run) => {
    if (run.length <= longest) return run;
    const letters = Array.from(graphemes.segment(run), ({ segment }) => segment);
    return letters.map((letter, place) => (place > 0 && place % longest === 0 ? `\u200b${letter}` : letter)).join('');
  });
}
