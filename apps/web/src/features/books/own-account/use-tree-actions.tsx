import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { ownAccountScreenMessages } from '@bahi/contract/books/own-account/own-account-screen.messages';
import { BookOpen } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import type { TreeRow } from './own-account-form.ts';
import { useLedgerPath } from './use-ledger-path.ts';

const iconPixels = 16;

type Opens = { view: (id: number) => void; edit: (id: number) => void; editGroup: (id: number) => void };

/** What is offered for a row of the tree: of an account also its ledger; what the product brings stays as it is. */
export function useTreeActions({ view, edit, editGroup }: Opens): (row: TreeRow) => RowAction[] {
  const t = useTexts(ownAccountScreenMessages);
  const { can } = useSession();
  const navigate = useNavigate();
  const ledgerPath = useLedgerPath();
  const toggle = useSend(ownAccountContract.toggle);
  const toggleGroup = useSend(ownAccountContract.toggleGroup);
  const mayEdit = can('own-account.update') && can(ownAccountContract.save);
  const mayToggle = can(ownAccountContract.toggle);
  const ledgerOf = ({ code }: TreeRow): RowAction[] => {
    if (ledgerPath === null) return [];
    const icon = <BookOpen size={iconPixels} aria-hidden />;
    return [{ label: t('ledger'), icon, onClick: () => void navigate(ledgerPath(code)) }];
  };
  const actionsOfOwn = useRecordActions<TreeRow>({
    view,
    edit: mayEdit ? edit : undefined,
    changeStatus: mayToggle ? ({ id }) => toggle.mutate({ params: { id } }) : undefined,
    more: ledgerOf,
  });
  const actionsOfOther = useRecordActions<TreeRow>({ view, edit: undefined, changeStatus: undefined, more: ledgerOf });
  const actionsOfGroup = useRecordActions<TreeRow>({
    view,
    edit: mayEdit ? editGroup : undefined,
    changeStatus: mayToggle ? ({ id }) => toggleGroup.mutate({ params: { id } }) : undefined,
  });
  return (row) => {
    if (!row.isGroup) return row.isBuiltIn || row.isMoney ? actionsOfOther(row) : actionsOfOwn(row);
    // A group has nothing to view but what its row says.
    return row.isBuiltIn ? [] : actionsOfGroup(row).slice(1);
  };
}
