import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { CircleCheck, CircleDashed, CircleHelp, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n.ts';
import { Badge, PlainStatus } from '../../../../ui/texts/StatusBadge.tsx';
import type { CounterInvoiceRow } from '../counter-types.ts';

const iconPixels = 14;

/** What became of an invoice of a counter: one that is in the books needs no badge, but for one that came late. */
export function InvoiceState({ state, isLate }: Pick<CounterInvoiceRow, 'state' | 'isLate'>) {
  const t = useTexts(salesCounterScreenMessages);
  const word = isLate ? `${t(`COUNTER_${state}`)} · ${t('late')}` : t(`COUNTER_${state}`);
  switch (state) {
    case 'REFUSED':
      return (
        <Badge tone="danger" icon={<TriangleAlert size={iconPixels} aria-hidden />}>
          {word}
        </Badge>
      );
    case 'LOST':
      return (
        <Badge tone="danger" icon={<CircleHelp size={iconPixels} aria-hidden />}>
          {word}
        </Badge>
      );
    case 'KEPT':
      return (
        <Badge tone="warning" icon={<CircleDashed size={iconPixels} aria-hidden />}>
          {word}
        </Badge>
      );
    case 'SETTLED':
      return (
        <Badge tone="neutral" icon={<CircleCheck size={iconPixels} aria-hidden />}>
          {word}
        </Badge>
      );
    case 'POSTED':
      return isLate ? <Badge tone="warning">{word}</Badge> : <PlainStatus>{word}</PlainStatus>;
  }
}
