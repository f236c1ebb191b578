import { keysMessages } from '@bahi/contract/platform/frame/keys.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { keyGroups } from '../../../../ui/keys/key-groups.ts';
import { KeyList } from '../../../../ui/keys/Keys.tsx';
import classes from './KeysDialog.module.css';

/** What can be done by the keyboard alone, and by which keys. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(keysMessages);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')}>
      <div className={classes.groups}>
        {keyGroups.map(([group, doings]) => (
          <section key={group} aria-label={t(group)}>
            <h3 className={classes.title}>{t(group)}</h3>
            <KeyList doings={doings} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
