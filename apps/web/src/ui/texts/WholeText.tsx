import { BreakableText } from './BreakableText.tsx';
import classes from './WholeText.module.css';

/** A text of a list in full: a long one takes the lines it needs, each of about so many letters. */
export function WholeText({ text, length }: { text: string; length: number }) {
  return (
    <span className={classes.text} style={{ maxWidth: `${length}ch` }}>
      <BreakableText text={text} />
    </span>
  );
}
