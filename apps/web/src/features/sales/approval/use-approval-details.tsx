import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import type { Detail } from '../../../ui/dialogs/DetailList.tsx';
import type { ApprovableRow } from './approval-kinds.ts';

/** Who approved or rejected a document, and why; nothing where nobody was asked. */
export function useApprovalDetails({
  approval,
  approvalBy,
  approvalRemarks,
}: Pick<ApprovableRow, 'approval' | 'approvalBy' | 'approvalRemarks'>): Detail[] {
  const t = useTexts(approvalScreenMessages);
  if (approval === null) return [];
  const name = approvalBy ?? '';
  const texts = {
    WAITING: t('WAITING'),
    APPROVED: t('approvedBy', { name }),
    REJECTED: t('rejectedBy', { name, remarks: approvalRemarks ?? '' }),
  };
  return [{ label: t('approval'), value: texts[approval], wide: approval === 'REJECTED' }];
}
