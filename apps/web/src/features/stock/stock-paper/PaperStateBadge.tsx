import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { Ban, FilePen } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import type { PaperRow } from './paper-row.ts';

/** Draft or cancelled; what is posted needs no badge. */
export function PaperStateBadge({ state }: Pick<PaperRow, 'state'>) {
  const t = useTexts(stockPaperScreenMessages);
  if (state === 'POSTED') return <PlainStatus>{t('POSTED')}</PlainStatus>;
  const Icon = state === 'DRAFT' ? FilePen : Ban;
  return (
    <Badge tone="neutral" icon={<Icon size={14} aria-hidden />}>
      {t(state)}
    </Badge>
  );
}
