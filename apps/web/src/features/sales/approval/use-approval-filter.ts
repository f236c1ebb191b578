import { approvalState } from '@bahi/contract/sales/approval/approval';
import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';

/** Narrows a list to drafts by where they stand; only where the owner has set a limit. */
export function useApprovalFilter(): Filter<'approval'>[] {
  const t = useTexts(approvalScreenMessages);
  const { business } = useSession();
  if (business === null || business.approvalLimit === null) return [];
  const options = approvalState.words.map((word) => ({ value: word, label: t(word) }));
  return [{ name: 'approval', label: t('approval'), options }];
}
