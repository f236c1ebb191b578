import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { Ban, FilePen } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import { ApprovalBadge } from '../../sales/approval/ApprovalBadge.tsx';
import type { VoucherRow } from './voucher-form.ts';

/** What is in force needs no badge; of what is not yet, where it stands. */
export function VoucherStateBadge({ state, approval }: Pick<VoucherRow, 'state' | 'approval'>) {
  const t = useTexts(voucherScreenMessages);
  if (state === 'POSTED') return <PlainStatus>{t('POSTED')}</PlainStatus>;
  if (state === 'DRAFT' && approval !== null) return <ApprovalBadge approval={approval} />;
  if (state === 'DRAFT')
    return (
      <Badge tone="warning" icon={<FilePen size={14} aria-hidden />}>
        {t('DRAFT')}
      </Badge>
    );
  return (
    <Badge tone="neutral" icon={<Ban size={14} aria-hidden />}>
      {t(state)}
    </Badge>
  );
}
