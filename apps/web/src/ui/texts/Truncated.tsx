import { truncatedCharacters } from '../../platform/constants.ts';
import { BreakableText } from './BreakableText.tsx';

/** A long text cut after 18 characters and an ellipsis; the whole text is told when pointed at. */
export function Truncated({ text, length = truncatedCharacters }: { text: string; length?: number }) {
  // Marks of Devanagari belong to the letter before them, so letters are counted as they are seen.
  const letters = [...new Intl.Segmenter().segment(text)];
  if (letters.length <= length) return <BreakableText text={text} />;
  const cut = letters
    .slice(0, length)
    .map((letter) => letter.segment)
    .join('');
  return (
    <span title={text}>
      <BreakableText text={`${cut}…`} />
    </span>
  );
}
