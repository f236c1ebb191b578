import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { MessageReason, MessageStateBadge } from './MessageStateBadge.tsx';
import { recipientText } from './recipient-text.ts';
import type { SharedState } from './shared-document.ts';
import classes from './Sharing.module.css';
import { useMessageActions } from './use-message-actions.tsx';

/** Who shared a paper when, how and with whom, and what became of each message. */
export function SharingHistory({ state: { sharings } }: { state: SharedState }) {
  const t = useTexts(sharingScreenMessages);
  const language = useLanguage();
  const actionsOf = useMessageActions();
  if (sharings.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3>{t('history')}</h3>
      <ul className={classes.history}>
        {sharings.map((sharing) => (
          <li key={sharing.id}>
            <div className={classes.row}>
              <span>{[t(sharing.way), recipientText(sharing, language)].filter((part) => part !== '').join(': ')}</span>
              <MessageStateBadge message={sharing.message} />
            </div>
            <MessageReason message={sharing.message} />
            <small>
              {sharing.sharedBy} · <MomentText at={sharing.sharedAt} />
            </small>
            {actionsOf(sharing).map(({ label, onClick }) => (
              <Button key={label} variant="default" onClick={onClick}>
                {label}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
