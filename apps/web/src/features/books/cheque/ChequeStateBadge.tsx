import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { CircleSlash, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import type { Cheque } from './cheque-forms.ts';

const iconPixels = 14;

/** Where a cheque is: what fell is marked, the rest needs no badge. */
export function ChequeStateBadge({ state }: Pick<Cheque, 'state'>) {
  const t = useTexts(chequeScreenMessages);
  if (state === 'BOUNCED')
    return (
      <Badge tone="danger" icon={<TriangleAlert size={iconPixels} aria-hidden />}>
        {t(state)}
      </Badge>
    );
  if (state === 'RETURNED' || state === 'CANCELLED' || state === 'REMOVED')
    return (
      <Badge tone="neutral" icon={<CircleSlash size={iconPixels} aria-hidden />}>
        {t(state)}
      </Badge>
    );
  return <PlainStatus>{t(state)}</PlainStatus>;
}
