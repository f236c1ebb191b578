import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { CircleCheck, CircleDashed, Undo2 } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { NumberText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import type { ImportListRow } from './import-types.ts';

/** When, from which file, what, how much of it, who, and what became of it. */
export function useImportColumns(): Column<ImportListRow>[] {
  const t = useTexts(dataImportScreenMessages);
  return [
    {
      key: 'createdAt',
      title: t('at'),
      cell: (row) => <MomentText at={row.createdAt} />,
      sort: 'createdAt',
      whole: true,
      card: 'date',
    },
    { key: 'fileName', title: t('file'), cell: (row) => row.fileName, sort: 'fileName', card: 'who' },
    { key: 'kind', title: t('kind'), cell: (row) => t(row.kind), card: 'more', isSelfTold: true },
    { key: 'rowCount', title: t('rows'), cell: (row) => <NumberText value={row.rowCount} />, align: 'end' },
    {
      key: 'recordCount',
      title: t('records'),
      cell: (row) => <NumberText value={row.recordCount} />,
      sort: 'recordCount',
      align: 'end',
      card: 'amount',
    },
    { key: 'createdByName', title: t('by'), cell: (row) => row.createdByName, card: 'more' },
    { key: 'state', title: t('status'), cell: (row) => <ImportStateBadge state={row.state} />, card: 'status' },
  ];
}

const tones = { STAGED: 'warning', RUNNING: 'primary', COMMITTED: 'success', TAKEN_BACK: 'neutral' } as const;

export function ImportStateBadge({ state }: Pick<ImportListRow, 'state'>) {
  const t = useTexts(dataImportScreenMessages);
  const Icon = state === 'COMMITTED' ? CircleCheck : state === 'TAKEN_BACK' ? Undo2 : CircleDashed;
  return (
    <Badge tone={tones[state]} icon={<Icon size={14} aria-hidden />}>
      {t(state)}
    </Badge>
  );
}
