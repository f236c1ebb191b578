import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { CircleCheck, CircleMinus, Pencil, Plus } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import type { Column, RowAction } from '../../../ui/list/list-types.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import classes from './VendorPartList.module.css';

type Part = { id: number; isActive: boolean };
type Props<R extends Part> = {
  label: string;
  answer: { data: { rows: R[] } | undefined; error: Error | null; refetch: () => Promise<unknown> };
  columns: Column<R>[];
  rowName: (row: R) => string;
  emptyText: string;
  addLabel: string;
  onAdd: () => void;
  onEdit: (id: number) => void;
  onStatus: (row: R) => void;
};

/** What belongs to a vendor, within its dialog: entered, edited, taken out of use by who may change vendors. */
export function VendorPartList<R extends Part>(props: Props<R>) {
  const { label, answer, columns, rowName, emptyText, addLabel, onAdd } = props;
  const { can } = useSession();
  const isDesktop = useIsDesktop();
  const actionsOf = usePartActions(props);
  const mayChange = can('vendor.update');
  const rows = answer.data?.rows;
  if (answer.error !== null) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  if (rows === undefined) return <ListSkeleton columns={columns.length} isTable={isDesktop} />;
  const add = mayChange ? (
    <Button variant="default" leftSection={<Plus size={18} aria-hidden />} onClick={onAdd}>
      {addLabel}
    </Button>
  ) : null;
  if (rows.length === 0) return <EmptyState title={emptyText} action={add} />;
  const shown = {
    columns,
    rows,
    rowKey: (row: R) => row.id,
    rowName,
    label,
    ...(mayChange ? { actionsOf } : {}),
  };
  return (
    <>
      {isDesktop ? <ListTable {...shown} /> : <ListCards {...shown} />}
      <div className={classes.add}>{add}</div>
    </>
  );
}

function usePartActions<R extends Part>({ onEdit, onStatus }: Props<R>): (row: R) => RowAction[] {
  const ui = useTexts(uiMessages);
  const confirm = useConfirm();
  const changeStatus = async (row: R): Promise<void> => {
    if (await confirm({ kind: 'status' })) onStatus(row);
  };
  return (row) => {
    const StatusIcon = row.isActive ? CircleMinus : CircleCheck;
    return [
      { label: ui('edit'), icon: <Pencil size={16} aria-hidden />, onClick: () => onEdit(row.id) },
      {
        label: ui(row.isActive ? 'deactivate' : 'activate'),
        icon: <StatusIcon size={16} aria-hidden />,
        onClick: () => void changeStatus(row),
      },
    ];
  };
}
