import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { Ban, FilePen, PackageX, Truck } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import type { TransferRow } from './transfer-rows.ts';

/** Where a transfer stands; what arrived whole needs no badge. */
export function TransferStateBadge({ state, isShort }: Pick<TransferRow, 'state' | 'isShort'>) {
  const t = useTexts(stockTransferScreenMessages);
  if (state === 'SENT')
    return (
      <Badge tone="warning" icon={<Truck size={14} aria-hidden />}>
        {t('SENT')}
      </Badge>
    );
  if (state === 'RECEIVED')
    return isShort ? (
      <Badge tone="danger" icon={<PackageX size={14} aria-hidden />}>
        {t('short')}
      </Badge>
    ) : (
      <PlainStatus>{t('RECEIVED')}</PlainStatus>
    );
  const Icon = state === 'DRAFT' ? FilePen : Ban;
  return (
    <Badge tone="neutral" icon={<Icon size={14} aria-hidden />}>
      {t(state)}
    </Badge>
  );
}
