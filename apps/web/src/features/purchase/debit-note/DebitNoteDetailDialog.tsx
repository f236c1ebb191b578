import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { useState } from 'react';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { type PageTab, TabList } from '../../../ui/shell/PageTabs.tsx';
import { PaperView } from '../../stock/goods-lines/paper/PaperView.tsx';
import { debitNotePaper } from './debit-note-paper.ts';
import { type DebitNoteDetail, useDebitNoteName } from './debit-note-rows.ts';
import { DebitNoteGeneral } from './DebitNoteGeneral.tsx';
import { type DebitNoteOpeners, useDebitNoteActions } from './use-debit-note-actions.tsx';

type Props = { opened: boolean; onClose: () => void; debitNoteId: number; openers: DebitNoteOpeners };

/** One debit note: what came back or was charged too much, where it went, and how it looks on paper. */
export function DebitNoteDetailDialog({ opened, onClose, debitNoteId, openers }: Props) {
  const t = useTexts(debitNoteScreenMessages);
  const nameOf = useDebitNoteName();
  const found = useCall(debitNoteContract.get, { params: { id: debitNoteId } }, { staleTime: 0, enabled: opened });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={found.data === undefined ? t('title') : nameOf(found.data)}
      size={1000}
    >
      {found.isPending ? <FormSkeleton /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data === undefined ? null : <DetailContent key={debitNoteId} note={found.data} openers={openers} />}
    </Dialog>
  );
}

function DetailContent({ note, openers }: { note: DebitNoteDetail; openers: DebitNoteOpeners }) {
  const t = useTexts(debitNoteScreenMessages);
  const [tab, setTab] = useState('general');
  const actions = useDebitNoteActions(openers)(note);
  const tabs: PageTab[] = [
    { name: 'general', label: t('generalTab'), content: <DebitNoteGeneral note={note} /> },
    ...(note.state === 'DRAFT'
      ? []
      : [
          {
            name: 'paper',
            label: t('paperTab'),
            content: <PaperView kind={debitNotePaper} id={note.id} number={note.number ?? ''} />,
          },
        ]),
  ];
  return (
    <>
      <TabList tabs={tabs} value={tab} onChange={(name) => setTab(name ?? 'general')} />
      <RecordHistory kind="DEBIT_NOTE" id={note.id} />
      <DialogFooter>
        <DialogActions actions={actions} />
      </DialogFooter>
    </>
  );
}
