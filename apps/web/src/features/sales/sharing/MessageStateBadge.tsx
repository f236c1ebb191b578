import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { Ban, CircleCheck, CircleX, Clock, Send } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import type { Sharing } from './shared-document.ts';
import classes from './Sharing.module.css';

const looks = {
  WAITING: { tone: 'warning', Icon: Clock },
  SENDING: { tone: 'neutral', Icon: Send },
  SENT: { tone: 'success', Icon: CircleCheck },
  FAILED: { tone: 'danger', Icon: CircleX },
  CANCELLED: { tone: 'neutral', Icon: Ban },
} as const;

/** What became of a message; nothing of a link that was handed out. */
export function MessageStateBadge({ message }: Pick<Sharing, 'message'>) {
  const t = useTexts(sharingScreenMessages);
  if (message === null) return null;
  const { tone, Icon } = looks[message.state];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(message.state)}
    </Badge>
  );
}

/** Why a message was not sent that nobody stopped. */
const givenUpBy: ReadonlySet<string> = new Set(['SETTLED', 'UNWANTED', 'STOPPED', 'NO_ROWS', 'SAMPLE_BUSINESS']);

/** Why a message has not gone so far, or never goes. */
export function MessageReason({ message }: Pick<Sharing, 'message'>) {
  const t = useTexts(sharingScreenMessages);
  if (message === null) return null;
  const { state, failure } = message;
  if (failure === null || state === 'SENT' || (state === 'CANCELLED' && !givenUpBy.has(failure))) return null;
  return <small className={classes.reason}>{t(failure)}</small>;
}

/** Both, as a list tells it. */
export function MessageOutcome({ message }: Pick<Sharing, 'message'>) {
  return (
    <>
      <MessageStateBadge message={message} />
      <MessageReason message={message} />
    </>
  );
}
