import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { CircleDashed, CircleSlash, Snowflake } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import type { CounterRow } from './counter-types.ts';

const iconPixels = 14;

/** How a counter stands: one that sells needs no badge. */
export function CounterState({ state }: Pick<CounterRow, 'state'>) {
  const t = useTexts(salesCounterScreenMessages);
  const word = t(`COUNTER_${state}`);
  switch (state) {
    case 'FROZEN':
      return (
        <Badge tone="danger" icon={<Snowflake size={iconPixels} aria-hidden />}>
          {word}
        </Badge>
      );
    case 'NEW':
      return (
        <Badge tone="warning" icon={<CircleDashed size={iconPixels} aria-hidden />}>
          {word}
        </Badge>
      );
    case 'CLOSED':
      return (
        <Badge tone="neutral" icon={<CircleSlash size={iconPixels} aria-hidden />}>
          {word}
        </Badge>
      );
    case 'ACTIVE':
      return <PlainStatus>{word}</PlainStatus>;
  }
}
