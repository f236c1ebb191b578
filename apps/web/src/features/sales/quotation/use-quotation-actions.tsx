import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { CircleCheck, CircleX, Copy, Eye, FileCheck, Pencil, Printer, ReceiptText, Share2, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type Translate, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { type Session, useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useApprovalActions } from '../approval/use-approval-actions.tsx';
import type { QuotationRow } from './quotation-rows.ts';

const iconPixels = 16;

export type QuotationOpeners = {
  view?: (id: number) => void;
  print: (row: QuotationRow) => void;
  share: (row: QuotationRow) => void;
  accept: (row: QuotationRow) => void;
  reject: (row: QuotationRow) => void;
  convert: (row: QuotationRow) => void;
  /** Sends a draft of somebody else back. */
  rejectDraft: (row: QuotationRow) => void;
};
type Offered = RowAction & { isOffered: boolean };
type Words = Translate<typeof quotationScreenMessages.texts>;

/** What can be done with a quotation, as far as its state and the user's rights go. */
export function useQuotationActions(openers: QuotationOpeners): (row: QuotationRow) => RowAction[] {
  const t = useTexts(quotationScreenMessages);
  const ui = useTexts(uiMessages);
  const session = useSession();
  const steps = useSteps(t);
  const { can } = session;
  const approvals = useApprovalActions(quotationContract, openers.rejectDraft);
  return (row) => {
    const isDraft = row.state === 'DRAFT';
    const { view } = openers;
    const offered: Offered[] = [
      { label: ui('view'), icon: icon(Eye), onClick: () => view?.(row.id), isOffered: view !== undefined },
      {
        label: ui('edit'),
        icon: icon(Pencil),
        onClick: () => steps.edit(row.id),
        isOffered: isDraft && mayWrite(session, quotationContract.update),
      },
      {
        label: t('publish'),
        icon: icon(FileCheck),
        onClick: () => void steps.publish(row),
        isOffered: isDraft && mayWrite(session, quotationContract.publish),
      },
      ...approvals(row),
      ...answers(row, openers, t, session),
      { label: t('print'), icon: icon(Printer), onClick: () => openers.print(row), isOffered: !isDraft },
      {
        label: t('share'),
        icon: icon(Share2),
        onClick: () => openers.share(row),
        isOffered: !isDraft && can(sharingContract.get),
      },
      {
        label: t('copy'),
        icon: icon(Copy),
        onClick: () => void steps.copy(row.id),
        isOffered: mayWrite(session, quotationContract.duplicate),
      },
      {
        label: t('removeDraft'),
        icon: icon(Trash2),
        onClick: () => void steps.remove(row.id),
        isDangerous: true,
        isOffered: isDraft && can(quotationContract.removeDraft),
      },
    ];
    return offered.filter(({ isOffered }) => isOffered).map(({ isOffered: _, ...action }) => action);
  };
}

/** What follows the customer's word: of what is over it is said why nothing does. */
function answers(row: QuotationRow, openers: QuotationOpeners, t: Words, session: Session): Offered[] {
  const { state } = row;
  const isOver = state === 'EXPIRED';
  const isOpen = state === 'PUBLISHED' || isOver;
  const refusal = isOver ? t('isOver') : undefined;
  return [
    {
      label: t('accept'),
      icon: icon(CircleCheck),
      onClick: () => openers.accept(row),
      isOffered: isOpen && mayWrite(session, quotationContract.accept),
      refusal,
    },
    {
      label: t('convert'),
      icon: icon(ReceiptText),
      onClick: () => openers.convert(row),
      isOffered: (isOpen || state === 'ACCEPTED') && mayWrite(session, quotationContract.convert),
      refusal,
    },
    {
      label: t('reject'),
      icon: icon(CircleX),
      onClick: () => openers.reject(row),
      isOffered: isOpen && mayWrite(session, quotationContract.reject),
    },
  ];
}

/** What is done at once, or after one question. */
function useSteps(t: Words) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const publishing = useSend(quotationContract.publish);
  const copying = useSend(quotationContract.duplicate);
  const removal = useSend(quotationContract.removeDraft);
  const edit = (quotationId: number): void => void navigate(screenAt(screens.editQuotation, { quotationId }));
  return {
    edit,
    publish: async ({ id, version }: QuotationRow): Promise<void> => {
      const question = { kind: 'own', question: t('publishQuestion'), confirm: t('publish') } as const;
      if (await confirm(question)) publishing.mutate({ params: { id }, body: { version } });
    },
    copy: async (id: number): Promise<void> => {
      // A refusal has been shown as a toast.
      const copy = await copying.mutateAsync({ params: { id } }).catch(() => null);
      if (copy !== null) edit(copy.id);
    },
    remove: async (id: number): Promise<void> => {
      if (await confirm({ kind: 'delete' })) removal.mutate({ params: { id } });
    },
  };
}

function mayWrite({ can, isBusinessInactive }: Session, call: Parameters<Session['can']>[0]): boolean {
  return can(call) && !isBusinessInactive;
}

function icon(Icon: typeof Eye): ReactNode {
  return <Icon size={iconPixels} aria-hidden />;
}
