import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import type { Access } from '@bahi/contract/access';
import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { CircleCheck, CircleX, FileCheck, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { VoucherRow } from './voucher-form.ts';

type Form = { screen: string; needs: { access: Access } } | null;
type Openers = { reject: (row: VoucherRow) => void; removed: (() => void) | undefined };

/** What can be done with a voucher that waits for approval: its word by who may give it, and by its writers to write it anew. */
export function useWaitingActions({ reject, removed }: Openers) {
  const t = useTexts(voucherScreenMessages);
  const words = useTexts(approvalScreenMessages);
  const navigate = useNavigate();
  const { can, isBusinessInactive } = useSession();
  const approving = useSend(voucherContract.approveDrafts);
  const removing = useSend(voucherContract.removeDraft);
  const confirm = useConfirm();
  const remove = async ({ id, version }: VoucherRow): Promise<void> => {
    if (await confirm({ kind: 'delete' }))
      removing.mutate({ params: { id }, query: { version } }, { onSuccess: () => removed?.() });
  };
  return (row: VoucherRow, form: Form): (RowAction | null)[] => {
    const { id, version, isApprovable } = row;
    const mayAnswer = isApprovable && !isBusinessInactive;
    const mayWrite = form !== null && can(form.needs) && !isBusinessInactive;
    return [
      mayAnswer
        ? {
            label: words('approve'),
            icon: <CircleCheck size={16} aria-hidden />,
            onClick: () => approving.mutate({ body: { drafts: [{ id, version }] } }),
          }
        : null,
      mayAnswer && row.approval !== 'REJECTED'
        ? {
            label: words('reject'),
            icon: <CircleX size={16} aria-hidden />,
            onClick: () => reject(row),
            isDangerous: true,
          }
        : null,
      mayWrite
        ? {
            // What came again by itself waits for nobody's word, but for who enters it.
            label: t(row.approval === null ? 'enterDraft' : 'correct'),
            icon: row.approval === null ? <FileCheck size={16} aria-hidden /> : <Pencil size={16} aria-hidden />,
            onClick: () => void navigate(`${form.screen}?edit=${id}`),
          }
        : null,
      mayWrite && row.isRemovable
        ? {
            label: t('removeDraft'),
            icon: <Trash2 size={16} aria-hidden />,
            onClick: () => void remove(row),
            isDangerous: true,
          }
        : null,
    ];
  };
}
