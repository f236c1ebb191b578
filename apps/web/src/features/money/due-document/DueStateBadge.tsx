import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { Ban } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PaymentStatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import type { DueRow } from './due-document.ts';

/** Cancelled, or what is paid: due, partially paid, paid. */
export function DueStateBadge({ row }: { row: Pick<DueRow, 'isActive' | 'paymentStatus'> }) {
  const t = useTexts(dueDocumentScreenMessages);
  if (row.isActive) return <PaymentStatusBadge status={row.paymentStatus} />;
  return (
    <Badge tone="neutral" icon={<Ban size={14} aria-hidden />}>
      {t('cancelled')}
    </Badge>
  );
}
