import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import type { ApprovableRow } from './approval-kinds.ts';

const looks = {
  WAITING: { tone: 'warning', Icon: Hourglass },
  APPROVED: { tone: 'success', Icon: CircleCheck },
  REJECTED: { tone: 'danger', Icon: CircleX },
} as const;

/** Where a draft stands that needs somebody else's word. */
export function ApprovalBadge({ approval }: { approval: NonNullable<ApprovableRow['approval']> }) {
  const t = useTexts(approvalScreenMessages);
  const { tone, Icon } = looks[approval];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(approval)}
    </Badge>
  );
}
