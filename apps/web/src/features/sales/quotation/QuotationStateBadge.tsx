import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { CircleCheck, CircleX, ClockAlert, FileCheck, FilePen, ReceiptText } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { ApprovalBadge } from '../approval/ApprovalBadge.tsx';
import { type QuotationRow, quotationStateKeys } from './quotation-rows.ts';

const looks = {
  DRAFT: { tone: 'neutral', Icon: FilePen },
  PUBLISHED: { tone: 'neutral', Icon: FileCheck },
  ACCEPTED: { tone: 'success', Icon: CircleCheck },
  REJECTED: { tone: 'danger', Icon: CircleX },
  EXPIRED: { tone: 'warning', Icon: ClockAlert },
  CONVERTED: { tone: 'success', Icon: ReceiptText },
} as const;

/** Where a quotation stands today. */
export function QuotationStateBadge({ state, approval }: Pick<QuotationRow, 'state' | 'approval'>) {
  const t = useTexts(quotationScreenMessages);
  if (state === 'DRAFT' && approval !== null) return <ApprovalBadge approval={approval} />;
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(quotationStateKeys[state])}
    </Badge>
  );
}
