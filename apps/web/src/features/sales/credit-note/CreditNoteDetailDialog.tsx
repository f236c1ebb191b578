import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
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
import { creditNotePaper } from './credit-note-paper.ts';
import { type CreditNoteDetail, useCreditNoteName } from './credit-note-rows.ts';
import { CreditNoteGeneral } from './CreditNoteGeneral.tsx';
import { type CreditNoteOpeners, useCreditNoteActions } from './use-credit-note-actions.tsx';

type Props = { opened: boolean; onClose: () => void; creditNoteId: number; openers: CreditNoteOpeners };

/** One credit note: what came back or was charged too much, where it went, and how it looks on paper. */
export function CreditNoteDetailDialog({ opened, onClose, creditNoteId, openers }: Props) {
  const t = useTexts(creditNoteScreenMessages);
  const nameOf = useCreditNoteName();
  const found = useCall(creditNoteContract.get, { params: { id: creditNoteId } }, { staleTime: 0, enabled: opened });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={found.data === undefined ? t('title') : nameOf(found.data)}
      size={1000}
    >
      {found.isPending ? <FormSkeleton /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data === undefined ? null : <DetailContent key={creditNoteId} note={found.data} openers={openers} />}
    </Dialog>
  );
}

function DetailContent({ note, openers }: { note: CreditNoteDetail; openers: CreditNoteOpeners }) {
  const t = useTexts(creditNoteScreenMessages);
  const [tab, setTab] = useState('general');
  const actions = useCreditNoteActions(openers)(note);
  const tabs: PageTab[] = [
    { name: 'general', label: t('generalTab'), content: <CreditNoteGeneral note={note} /> },
    ...(note.state === 'DRAFT'
      ? []
      : [
          {
            name: 'paper',
            label: t('paperTab'),
            content: <PaperView kind={creditNotePaper} id={note.id} number={note.number ?? ''} />,
          },
        ]),
  ];
  return (
    <>
      <TabList tabs={tabs} value={tab} onChange={(name) => setTab(name ?? 'general')} />
      <RecordHistory kind="CREDIT_NOTE" id={note.id} />
      <DialogFooter>
        <DialogActions actions={actions} />
      </DialogFooter>
    </>
  );
}
