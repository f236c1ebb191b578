import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { creditNoteMessages } from '@bahi/contract/sales/credit-note/credit-note.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
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
import { creditPath, type CreditNoteDetail } from './credit-note-rows.ts';
import { CreditNoteDone } from './CreditNoteDone.tsx';
import { CreditNoteForm } from './CreditNoteForm.tsx';
import { InvoicePicker } from './InvoicePicker.tsx';

registerTexts(creditNoteMessages);

/** Writes a credit note: against which invoice, what of it, and then what comes next. */
export function CreditNotePage() {
  const { creditNoteId } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { can } = useSession();
  const [issued, setIssued] = useState<CreditNoteDetail | null>(null);
  const isNew = creditNoteId === undefined;
  const isAllowed = can(creditNoteContract.save) && (isNew || can('credit-note.update'));
  const refusal = useEntryRefusal({ isAllowed, isNew });
  if (issued !== null)
    return (
      <CreditNoteDone
        issued={issued}
        onNew={() => {
          setIssued(null);
          void navigate(screens.newCreditNote, { replace: true });
        }}
      />
    );
  if (refusal !== null) return <Titled isNew={isNew}>{refusal}</Titled>;
  if (!isNew) return <Draft key={creditNoteId} id={Number(creditNoteId)} onIssued={setIssued} />;
  const invoiceId = Number(search.get('invoice') ?? 0);
  if (invoiceId > 0) return <Against key={invoiceId} invoiceId={invoiceId} draft={null} onIssued={setIssued} />;
  return (
    <Titled isNew>
      <Choosing onChosen={(id) => void navigate(creditPath(screens.newCreditNote, id), { replace: true })} />
    </Titled>
  );
}

/** Who may not read invoices comes here from none: they are told so. */
function Choosing({ onChosen }: { onChosen: (invoiceId: number) => void }) {
  const { can } = useSession();
  const refusal = useEntryRefusal({ isAllowed: can(invoiceContract.list), isNew: true });
  return refusal ?? <InvoicePicker onChosen={onChosen} />;
}

function Titled({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  return <NoteFrame {...useFrame(isNew)}>{children}</NoteFrame>;
}

function useFrame(isNew: boolean): { title: string; backTo: string } {
  const t = useTexts(creditNoteScreenMessages);
  return { title: t(isNew ? 'createTitle' : 'editTitle'), backTo: screens.creditNotes };
}

type Issued = { onIssued: (note: CreditNoteDetail) => void };

function Draft({ id, onIssued }: Issued & { id: number }) {
  const t = useTexts(creditNoteScreenMessages);
  const found = useFresh(creditNoteContract.get, { params: { id } });
  return (
    <NoteRead found={found} {...useFrame(false)}>
      {(note) =>
        note.state === 'DRAFT' ? (
          <Against
            key={note.version}
            invoiceId={note.invoiceId}
            draft={note}
            onIssued={onIssued}
            onReload={() => void found.refetch()}
          />
        ) : (
          <Titled isNew={false}>
            <EmptyState
              title={t('notDraft', { number: note.number ?? '' })}
              text={t('notDraftText')}
              action={<TextLink to={`${screens.creditNotes}?view=${note.id}`}>{t('viewIssued')}</TextLink>}
            />
          </Titled>
        )
      }
    </NoteRead>
  );
}

type AgainstProps = Issued & { invoiceId: number; draft: CreditNoteDetail | null; onReload?: () => void };

function Against({ invoiceId, draft, onIssued, onReload }: AgainstProps) {
  const t = useTexts(creditNoteScreenMessages);
  const found = useFresh(creditNoteContract.creditable, { params: { invoiceId } });
  const reload = (): void => {
    void found.refetch();
    onReload?.();
  };
  return (
    <NoteRead found={found} {...useFrame(draft === null)}>
      {(bill) =>
        isAnythingLeft(bill) ? (
          <CreditNoteForm invoice={bill} draft={draft} onIssued={onIssued} onReload={reload} />
        ) : (
          <Titled isNew={draft === null}>
            <EmptyState
              title={t('none')}
              action={<TextLink to={screens.newCreditNote}>{t('otherInvoice')}</TextLink>}
            />
          </Titled>
        )
      }
    </NoteRead>
  );
}
