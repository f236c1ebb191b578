import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { formatRupees, type Paisa, paisaOf } from '@bahi/domain/numbers/money';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import type { ApprovableRow } from './approval-kinds.ts';
import classes from './ApprovalNotice.module.css';

type Props = {
  /** As it is stored; null of a new one. */
  draft: Pick<ApprovableRow, 'approval' | 'approvalBy' | 'approvalRemarks'> | null;
  /** What it comes to as it is written now; null while that is not known. */
  total: Paisa | null;
};

/** In an editor: that what is written needs somebody else's word, or what was said to it. */
export function ApprovalNotice({ draft, total }: Props) {
  const t = useTexts(approvalScreenMessages);
  const language = useLanguage();
  const limit = useSession().business?.approvalLimit ?? null;
  const approval = draft?.approval ?? null;
  const isAbove = limit !== null && total !== null && total > paisaOf(limit);
  if (approval === null && !isAbove) return null;
  const name = draft?.approvalBy ?? '';
  const amount = limit === null ? '' : formatRupees(paisaOf(limit), language);
  const texts = {
    WAITING: t('waits', { limit: amount }),
    APPROVED: t('isApproved', { name }),
    REJECTED: t('rejectedBy', { name, remarks: draft?.approvalRemarks ?? '' }),
  };
  return (
    <p className={classes.notice} role="status" data-state={approval ?? 'WAITING'}>
      {approval === null ? t('isAbove', { limit: amount }) : texts[approval]}
    </p>
  );
}
