const longestRun = 24;
const graphemes = new Intl.Segmenter('ne', { granularity: 'grapheme' });

/**
 * Lets a run without spaces break every 24 characters (by a zero-width space), so that a code or an address that
 * somebody typed as one word stays inside its column. Shorter words are returned untouched.
 */
export function softBreaks(text: string): string {
  return text.replace(/[^\s\u200b]{25,}/gu, (run) => {
    let broken = '';
    let count = 0;
    for (const { segment } of graphemes.segment(run)) {
      if (count > 0 && count % longestRun === 0) broken += '\u200b';
      broken += segment;
      count += 1;
    }
    return broken;
  });
}
