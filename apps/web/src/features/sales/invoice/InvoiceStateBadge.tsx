import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { Ban, FilePen } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PaymentStatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { ApprovalBadge } from '../approval/ApprovalBadge.tsx';
import type { InvoiceRow } from './invoice-rows.ts';

/** Draft, and where it stands in its approval, or cancelled; an issued invoice says what is paid of it. */
export function InvoiceStateBadge({ invoice }: { invoice: Pick<InvoiceRow, 'state' | 'paymentStatus' | 'approval'> }) {
  const t = useTexts(invoiceScreenMessages);
  switch (invoice.state) {
    case 'DRAFT':
      return invoice.approval === null ? (
        <Badge tone="neutral" icon={<FilePen size={14} aria-hidden />}>
          {t('draft')}
        </Badge>
      ) : (
        <ApprovalBadge approval={invoice.approval} />
      );
    case 'CANCELLED':
      return (
        <Badge tone="neutral" icon={<Ban size={14} aria-hidden />}>
          {t('cancelled')}
        </Badge>
      );
    case 'FINAL':
      return <PaymentStatusBadge status={invoice.paymentStatus} />;
  }
}
