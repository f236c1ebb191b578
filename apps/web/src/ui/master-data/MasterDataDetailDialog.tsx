import type { MasterData, MasterDataRow } from '@bahi/contract/master-data';
import { masterDataScreenMessages } from '@bahi/contract/platform/master-data/master-data-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { ComponentType } from 'react';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useCall } from '../../platform/query.ts';
import { DetailDialog } from '../dialogs/DetailDialog.tsx';
import { type Detail, DetailList } from '../dialogs/DetailList.tsx';
import { ErrorState } from '../shell/EmptyState.tsx';
import { FormSkeleton } from '../list/ListSkeleton.tsx';
import { useValueText } from './master-data-values.ts';
import { StatusBadge } from '../texts/StatusBadge.tsx';

type Props = {
  of: MasterData;
  opened: boolean;
  onClose: () => void;
  recordId: number | null;
  /** Undefined where the user may not change this record. */
  onEdit: (record: MasterDataRow) => (() => void) | undefined;
  moreDetails?: ((record: MasterDataRow) => Detail[]) | undefined;
  Below?: ComponentType<MasterDataBelow> | undefined;
};
/** What stands below the details of a record. */
export type MasterDataBelow = { of: MasterData; record: MasterDataRow };

/** Shows a record of a declared resource with all its fields. */
export function MasterDataDetailDialog({ of, opened, onClose, recordId, onEdit, moreDetails, Below }: Props) {
  const language = useLanguage();
  const asked = { params: { id: recordId ?? 0 } };
  const found = useCall(of.get, asked, { enabled: recordId !== null && opened, staleTime: 0 });
  const record = found.data;
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={record === undefined ? of.one[language] : nameIn(language, record.name, record.nameNp)}
      onEdit={record === undefined ? undefined : onEdit(record)}
    >
      {record !== undefined ? (
        <>
          <RecordDetails of={of} record={record} more={moreDetails?.(record) ?? []} />
          {Below === undefined ? null : <Below of={of} record={record} />}
        </>
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </DetailDialog>
  );
}

function RecordDetails({ of, record, more }: { of: MasterData; record: MasterDataRow; more: readonly Detail[] }) {
  const t = useTexts(masterDataScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const valueText = useValueText();
  const keeper = { label: t('keeper'), value: t(record.isShared ? 'shared' : 'own') };
  return (
    <DetailList
      details={[
        ...Object.entries(of.fields).map(([field, part]) => ({
          label: part.label[language],
          value: valueText(record, field, part),
        })),
        ...more,
        ...(of.scope === 'shareable' ? [keeper] : []),
        { label: ui('status'), value: <StatusBadge isActive={record.isActive} /> },
      ]}
    />
  );
}
