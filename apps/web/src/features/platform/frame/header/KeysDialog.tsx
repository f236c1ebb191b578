import { keysMessages } from '@bahi/contract/platform/frame/keys.messages';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import classes from './KeysDialog.module.css';

type Word = keyof typeof keysMessages.texts;
/** What one does, and the keys that do it: of each way those that are held together. */
type Doing = readonly [word: Word, ...ways: (readonly string[])[]];

const isMac = navigator.platform.startsWith('Mac');
const command = isMac ? '⌘' : 'Ctrl';
const option = isMac ? '⌥' : 'Alt';
const groups: readonly (readonly [Word, readonly Doing[]])[] = [
  [
    'everywhere',
    [
      ['find', [command, 'K'], [option, 'G']],
      ['help', ['?']],
      ['next', ['Tab']],
      ['close', ['Esc']],
    ],
  ],
  [
    'lists',
    [
      ['rows', ['ArrowDown'], ['ArrowUp']],
      ['open', ['Enter']],
      ['records', [option, 'ArrowDown'], [option, 'ArrowUp']],
    ],
  ],
  [
    'forms',
    [
      ['save', [command, 'S']],
      ['calendar', ['ArrowDown']],
    ],
  ],
  [
    'bills',
    [
      ['saveDraft', [command, 'S']],
      ['issue', [command, 'Enter']],
      ['nextCell', ['Enter']],
      ['cellBack', ['Shift', 'Enter']],
      ['lines', ['ArrowDown'], ['ArrowUp']],
      ['removeLine', [command, 'Backspace']],
    ],
  ],
];

/** What can be done by the keyboard alone, and by which keys. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(keysMessages);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')}>
      <div className={classes.groups}>
        {groups.map(([group, doings]) => (
          <section key={group} aria-label={t(group)}>
            <h3 className={classes.title}>{t(group)}</h3>
            <dl className={classes.keys}>
              {doings.map(([word, ...ways]) => (
                <div key={word} className={classes.doing}>
                  <dt>{t(word)}</dt>
                  <dd className={classes.ways}>
                    {ways.map((held, at) => (
                      <Fragment key={held.join('+')}>
                        {at === 0 ? null : <span className={classes.or}>{t('or')}</span>}
                        <Held keys={held} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
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
