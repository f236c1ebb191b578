import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { ownAccountScreenMessages } from '@bahi/contract/books/own-account/own-account-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import type { OwnAccount } from './own-account-form.ts';

type Props = { opened: boolean; onClose: () => void; id: number | null; onEdit: (id: number) => void };

export function OwnAccountDetailDialog({ opened, onClose, id, onEdit }: Props) {
  const t = useTexts(ownAccountScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can } = useSession();
  const enabled = id !== null && opened;
  const { data, error, refetch } = useCall(
    ownAccountContract.get,
    { params: { id: id ?? 0 } },
    { enabled, staleTime: 0 },
  );
  const isOwn = data !== undefined && !data.isBuiltIn && !data.isMoney;
  const mayEdit = isOwn && can('own-account.update') && can(ownAccountContract.save);
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={data === undefined ? t('viewTitle') : nameIn(language, data.name, data.nameNp)}
      onEdit={mayEdit ? () => onEdit(data.id) : undefined}
    >
      {data !== undefined ? (
        <>
          <DetailList
            details={
              {
                code: { label: t('code'), value: data.code },
                groupName: { label: t('group'), value: nameIn(language, data.groupName, data.groupNameNp) },
                groupCode: null,
                name: { label: t('nameEnglish'), value: data.name },
                nameNp: { label: t('nameNp'), value: data.nameNp },
                kind: { label: t('kind'), value: t(data.kind) },
                isActive: { label: ui('status'), value: <StatusBadge isActive={data.isActive} /> },
                isBuiltIn: null,
                isMoney: null,
              } satisfies Details<OwnAccount>
            }
          />
          <RecordHistory kind="ACCOUNT" id={data.id} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </DetailDialog>
  );
}
