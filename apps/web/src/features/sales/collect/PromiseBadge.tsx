import type { PaymentPromise } from '@bahi/contract/sales/collect/collect-answer';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { Ban, CalendarClock, CircleCheck, CircleX, Handshake, Repeat } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';

const looks = {
  OPEN: { tone: 'primary', Icon: Handshake },
  TODAY: { tone: 'warning', Icon: CalendarClock },
  KEPT: { tone: 'success', Icon: CircleCheck },
  BROKEN: { tone: 'danger', Icon: CircleX },
  REPLACED: { tone: 'neutral', Icon: Repeat },
  WITHDRAWN: { tone: 'neutral', Icon: Ban },
} as const;

/** What became of a promise. */
export function PromiseBadge({ state }: Pick<PaymentPromise, 'state'>) {
  const t = useTexts(collectScreenMessages);
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(state)}
    </Badge>
  );
}
