import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { Ban, FilePen } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PaymentStatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import type { PurchaseRow } from './purchase-rows.ts';

/** Draft or cancelled; a bill that is entered says what is paid of it. */
export function PurchaseStateBadge({ purchase }: { purchase: Pick<PurchaseRow, 'state' | 'paymentStatus'> }) {
  const t = useTexts(purchaseScreenMessages);
  switch (purchase.state) {
    case 'DRAFT':
      return (
        <Badge tone="neutral" icon={<FilePen size={14} aria-hidden />}>
          {t('draft')}
        </Badge>
      );
    case 'CANCELLED':
      return (
        <Badge tone="neutral" icon={<Ban size={14} aria-hidden />}>
          {t('cancelled')}
        </Badge>
      );
    case 'FINAL':
      return <PaymentStatusBadge status={purchase.paymentStatus} />;
  }
}
