import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { Ban } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import type { VoucherRow } from './voucher-form.ts';

/** What is in force needs no badge. */
export function VoucherStateBadge({ state }: Pick<VoucherRow, 'state'>) {
  const t = useTexts(voucherScreenMessages);
  if (state === 'POSTED') return <PlainStatus>{t('POSTED')}</PlainStatus>;
  return (
    <Badge tone="neutral" icon={<Ban size={14} aria-hidden />}>
      {t(state)}
    </Badge>
  );
}
