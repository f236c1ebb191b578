import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { type ReactNode, useState } from 'react';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { useTexts } from '../../../platform/i18n.ts';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { type AttachedDocument, useDocumentAddresses } from '../../../ui/documents/document-addresses.ts';
import { DocumentList } from '../../../ui/documents/DocumentList.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { TabList } from '../../../ui/shell/PageTabs.tsx';
import type { DueRow } from './due-document.ts';
import type { DueDetail, DueKind } from './due-kind.ts';
import { DueGeneral } from './DueGeneral.tsx';
import { type DueOpeners, useDueActions } from './use-due-actions.tsx';

type Props<Row extends DueRow, Stored extends Row & DueDetail> = {
  kind: DueKind<Row, Stored>;
  opened: boolean;
  onClose: () => void;
  id: number;
  openers: DueOpeners<Row>;
};

/** One income or expense: General Information and Documents, and what can be done with it. */
export function DueDetailDialog<Row extends DueRow, Stored extends Row & DueDetail>(props: Props<Row, Stored>) {
  const { kind, opened, onClose, id, openers } = props;
  const t = useTexts(kind.texts);
  const found = kind.useShown(id, opened);
  const actionsOf = useDueActions(openers);
  const record = found.data;
  return (
    <Dialog opened={opened} onClose={onClose} title={record?.heading ?? t('title')} size={760}>
      {found.isPending ? <FormSkeleton fields={8} /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {record === undefined ? null : (
        <>
          <DetailTabs
            key={record.id}
            general={<DueGeneral kind={kind} record={record} />}
            documents={record.documents}
          />
          <RecordHistory kind={kind.kind} id={record.id} />
          <DialogFooter>
            <DialogActions actions={actionsOf(record)} />
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

function DetailTabs({ general, documents }: { general: ReactNode; documents: readonly AttachedDocument[] }) {
  const t = useTexts(dueDocumentScreenMessages);
  const [tab, setTab] = useState('general');
  return (
    <TabList
      value={tab}
      onChange={(name) => setTab(name ?? 'general')}
      tabs={[
        { name: 'general', label: t('generalTab'), content: general },
        { name: 'documents', label: t('documentsTab'), content: <Documents documents={documents} /> },
      ]}
    />
  );
}

function Documents({ documents }: { documents: readonly AttachedDocument[] }) {
  const t = useTexts(dueDocumentScreenMessages);
  const shown = useDocumentAddresses(documents);
  if (documents.length === 0) return <EmptyState title={t('noDocuments')} text={t('noDocumentsText')} />;
  return <DocumentList documents={shown} />;
}
