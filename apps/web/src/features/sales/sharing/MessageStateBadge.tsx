import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { Ban, CircleCheck, CircleX, Clock, Send } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import type { Sharing } from './shared-document.ts';

const looks = {
  WAITING: { tone: 'warning', Icon: Clock },
  SENDING: { tone: 'neutral', Icon: Send },
  SENT: { tone: 'success', Icon: CircleCheck },
  FAILED: { tone: 'danger', Icon: CircleX },
  CANCELLED: { tone: 'neutral', Icon: Ban },
} as const;

/** What became of a message, with the reason where it did not go; nothing of a link that was handed out. */
export function MessageStateBadge({ message }: Pick<Sharing, 'message'>) {
  const t = useTexts(sharingScreenMessages);
  if (message === null) return null;
  const { state, failure } = message;
  const { tone, Icon } = looks[state];
  const isTold = failure !== null && state !== 'SENT' && state !== 'CANCELLED';
  return (
    <>
      <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
        {t(state)}
      </Badge>
      {isTold ? <small>{t(failure)}</small> : null}
    </>
  );
}
