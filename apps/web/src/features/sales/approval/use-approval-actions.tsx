import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { ApprovableContract, ApprovableRow } from './approval-kinds.ts';

const iconPixels = 16;

/** Approve and reject, of a draft that somebody else wrote. */
export function useApprovalActions<R extends ApprovableRow>(
  contract: ApprovableContract,
  onReject: (row: R) => void,
): (row: R) => (RowAction & { isOffered: boolean })[] {
  const t = useTexts(approvalScreenMessages);
  const { isBusinessInactive } = useSession();
  const approving = useSend(contract.approveDrafts);
  return (row) => {
    const { id, version, approval } = row;
    const isOpen = row.isApprovable && !isBusinessInactive;
    return [
      {
        label: t('approve'),
        icon: <CircleCheck size={iconPixels} aria-hidden />,
        onClick: () => approving.mutate({ body: { drafts: [{ id, version }] } }),
        isOffered: isOpen && approval !== 'APPROVED',
      },
      {
        label: t('reject'),
        icon: <CircleX size={iconPixels} aria-hidden />,
        onClick: () => onReject(row),
        isDangerous: true,
        isOffered: isOpen && approval !== 'REJECTED',
      },
    ];
  };
}
