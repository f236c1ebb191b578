import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { debitNoteMessages } from '@bahi/contract/purchase/debit-note/debit-note.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screens } from '@bahi/contract/screens';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { NoteFrame, NoteRead } from '../../stock/goods-lines/notes/NoteStates.tsx';
import { isAnythingLeft } from '../../stock/goods-lines/notes/note-form.ts';
import { useEntryRefusal } from '../../money/due-document/use-entry-refusal.tsx';
import { debitPath, type DebitNoteDetail } from './debit-note-rows.ts';
import { DebitNoteDone } from './DebitNoteDone.tsx';
import { DebitNoteForm } from './DebitNoteForm.tsx';
import { PurchasePicker } from './PurchasePicker.tsx';

registerTexts(debitNoteMessages);

/** Writes a debit note: against which purchase, what of it, and then what comes next. */
export function DebitNotePage() {
  const { debitNoteId } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { can } = useSession();
  const [issued, setIssued] = useState<DebitNoteDetail | null>(null);
  const isNew = debitNoteId === undefined;
  const isAllowed = can(debitNoteContract.save) && (isNew || can('debit-note.update'));
  const refusal = useEntryRefusal({ isAllowed, isNew });
  if (issued !== null)
    return (
      <DebitNoteDone
        issued={issued}
        onNew={() => {
          setIssued(null);
          void navigate(screens.newDebitNote, { replace: true });
        }}
      />
    );
  if (refusal !== null) return <Titled isNew={isNew}>{refusal}</Titled>;
  if (!isNew) return <Draft key={debitNoteId} id={Number(debitNoteId)} onIssued={setIssued} />;
  const purchaseId = Number(search.get('purchase') ?? 0);
  if (purchaseId > 0) return <Against key={purchaseId} purchaseId={purchaseId} draft={null} onIssued={setIssued} />;
  return (
    <Titled isNew>
      <Choosing onChosen={(id) => void navigate(debitPath(screens.newDebitNote, id), { replace: true })} />
    </Titled>
  );
}

/** Who may not read purchases comes here from none: they are told so. */
function Choosing({ onChosen }: { onChosen: (purchaseId: number) => void }) {
  const { can } = useSession();
  const refusal = useEntryRefusal({ isAllowed: can(purchaseContract.list), isNew: true });
  return refusal ?? <PurchasePicker onChosen={onChosen} />;
}

function Titled({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  return <NoteFrame {...useFrame(isNew)}>{children}</NoteFrame>;
}

function useFrame(isNew: boolean): { title: string; backTo: string } {
  const t = useTexts(debitNoteScreenMessages);
  return { title: t(isNew ? 'createTitle' : 'editTitle'), backTo: screens.debitNotes };
}

type Issued = { onIssued: (note: DebitNoteDetail) => void };

function Draft({ id, onIssued }: Issued & { id: number }) {
  const t = useTexts(debitNoteScreenMessages);
  const found = useFresh(debitNoteContract.get, { params: { id } });
  return (
    <NoteRead found={found} {...useFrame(false)}>
      {(note) =>
        note.state === 'DRAFT' ? (
          <Against
            key={note.version}
            purchaseId={note.purchaseId}
            draft={note}
            onIssued={onIssued}
            onReload={() => void found.refetch()}
          />
        ) : (
          <Titled isNew={false}>
            <EmptyState
              title={t('notDraft', { number: note.number ?? '' })}
              text={t('notDraftText')}
              action={<TextLink to={`${screens.debitNotes}?view=${note.id}`}>{t('viewIssued')}</TextLink>}
            />
          </Titled>
        )
      }
    </NoteRead>
  );
}

type AgainstProps = Issued & { purchaseId: number; draft: DebitNoteDetail | null; onReload?: () => void };

function Against({ purchaseId, draft, onIssued, onReload }: AgainstProps) {
  const t = useTexts(debitNoteScreenMessages);
  const found = useFresh(debitNoteContract.returnable, { params: { purchaseId } });
  const reload = (): void => {
    void found.refetch();
    onReload?.();
  };
  return (
    <NoteRead found={found} {...useFrame(draft === null)}>
      {(bill) =>
        isAnythingLeft(bill) ? (
          <DebitNoteForm purchase={bill} draft={draft} onIssued={onIssued} onReload={reload} />
        ) : (
          <Titled isNew={draft === null}>
            <EmptyState
              title={t('none')}
              action={<TextLink to={screens.newDebitNote}>{t('otherPurchase')}</TextLink>}
            />
          </Titled>
        )
      }
    </NoteRead>
  );
}
