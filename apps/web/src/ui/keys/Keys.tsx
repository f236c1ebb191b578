import { keysMessages } from '@bahi/contract/platform/frame/keys.messages';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import type { Doing } from './key-groups.ts';
import classes from './Keys.module.css';

/** Deeds and the keys that do them, one below the other. */
export function KeyList({ doings }: { doings: readonly Doing[] }) {
  const t = useTexts(keysMessages);
  return (
    <dl className={classes.keys}>
      {doings.map(([word, ...ways]) => (
        <div key={word} className={classes.doing}>
          <dt>{t(word)}</dt>
          <dd className={classes.ways}>
            <KeyWays ways={ways} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The ways of one deed, with “or” between them. */
export function KeyWays({ ways }: { ways: readonly (readonly string[])[] }) {
  const t = useTexts(keysMessages);
  return ways.map((held, at) => (
    <Fragment key={held.join('+')}>
      {at === 0 ? null : <span className={classes.or}>{t('or')}</span>}
      <Held keys={held} />
    </Fragment>
  ));
}

function Held({ keys }: { keys: readonly string[] }) {
  return (
    <span className={classes.held}>
      {keys.map((key) => (
        <kbd key={key} className={classes.key}>
          <KeyFace of={key} />
        </kbd>
      ))}
    </span>
  );
}

/** What stands on a key. No font of the product has arrows. */
function KeyFace({ of }: { of: string }) {
  const t = useTexts(keysMessages);
  if (of === 'ArrowDown') return <ArrowDown size={14} role="img" aria-label={t('arrowDown')} />;
  if (of === 'ArrowUp') return <ArrowUp size={14} role="img" aria-label={t('arrowUp')} />;
  return of;
}
