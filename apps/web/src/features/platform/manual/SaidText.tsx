import { partsOfText } from '@bahi/contract/platform/manual/article';
import type { Text } from '@bahi/contract/messages';
import { useLanguage } from '../../../platform/language.ts';
import { waysOf } from '../../../ui/keys/key-groups.ts';
import { KeyWays } from '../../../ui/keys/Keys.tsx';
import { keyIn } from './plain-text.ts';
import classes from './Manual.module.css';

/** A text of the manual; what it names of a screen stands as the screen shows it. */
export function SaidText({ text }: { text: Text }) {
  const language = useLanguage();
  return partsOfText(text[language]).map((part, position) => {
    if ('words' in part) return <span key={position}>{part.words}</span>;
    if ('shown' in part)
      return (
        <b key={position} className={classes.named}>
          {part.shown}
        </b>
      );
    return (
      <span key={position} className={classes.inline}>
        <KeyWays ways={waysOf(keyIn(part.named))} />
      </span>
    );
  });
}
