import { commonMessages } from '@bahi/contract/common/common.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType, useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { showAddress } from '../../../platform/navigation.ts';
import { useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useProfileNotice } from '../../../ui/dialogs/ProfileNotice.tsx';
import { DonePanel } from './DonePanel.tsx';
import { draftFrom, newDraft } from './editor/invoice-draft.ts';
import { InvoiceEditor } from './editor/InvoiceEditor.tsx';
import { editInvoicePath, invoiceListPath, newInvoicePath } from './invoice-paths.ts';
import type { InvoiceDetail } from './use-print-invoice.ts';

/** The screen of a new bill, of a draft, and of a bill that was just issued. Each opening begins anew. */
export function InvoiceEditorPage() {
  const { invoiceId } = useParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const id = invoiceId === undefined ? null : Number(invoiceId);
  const [opening, setOpening] = useState({ id, key, round: 0 });
  // The skip link and Back within the screen change the address's key too, and are no new opening.
  const isNewOpening = opening.id !== id || (opening.key !== key && type !== NavigationType.Pop);
  if (isNewOpening) setOpening({ id, key, round: opening.round + 1 });
  const { can, isBusinessInactive } = useSession();
  if (!can(id === null ? invoiceContract.create : invoiceContract.update)) return <Refused reason="forbidden" />;
  if (isBusinessInactive) return <Refused reason="inactive" />;
  return <Opening key={opening.round} invoiceId={id} />;
}

function Opening({ invoiceId }: { invoiceId: number | null }) {
  const navigate = useNavigate();
  const [issued, setIssued] = useState<InvoiceDetail | null>(null);
  if (issued !== null) return <DonePanel issued={issued} onNew={() => void navigate(newInvoicePath)} />;
  return invoiceId === null ? <NewInvoice onIssued={setIssued} /> : <StoredDraft id={invoiceId} onIssued={setIssued} />;
}

type IssuedProps = { onIssued: (issued: InvoiceDetail) => void };

function NewInvoice({ onIssued }: IssuedProps) {
  const { todayAD, officeId, outlets } = useSession();
  const profile = useProfileNotice();
  const [draft] = useState(() => newDraft(todayAD, officeId ?? outlets[0]?.id ?? null));
  if (!profile.isComplete) return <IncompleteProfile onAsk={profile.ask} />;
  return (
    <InvoiceEditor draft={draft} onIssued={onIssued} onDraftSaved={({ id }) => showAddress(editInvoicePath(id))} />
  );
}

function StoredDraft({ id, onIssued }: IssuedProps & { id: number }) {
  const found = useFresh(invoiceContract.get, { params: { id } });
  if (found.isPending) return <FormSkeleton fields={10} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data.state !== 'DRAFT') return <NotDraft invoice={found.data} />;
  return <InvoiceEditor draft={draftFrom(found.data)} onIssued={onIssued} onDraftSaved={() => undefined} />;
}

/** Nothing is written that could not be saved. */
function Refused({ reason }: { reason: 'forbidden' | 'inactive' }) {
  const t = useTexts(invoiceScreenMessages);
  const ui = useTexts(uiMessages);
  const common = useTexts(commonMessages);
  const text = reason === 'forbidden' ? ui('forbidden') : common('businessInactive');
  return (
    <>
      <PageTitle title={t('createTitle')} backTo={invoiceListPath} />
      <EmptyState icon={<Lock size={32} aria-hidden />} title={common('forbidden')} text={text} />
    </>
  );
}

function NotDraft({ invoice }: { invoice: InvoiceDetail }) {
  const t = useTexts(invoiceScreenMessages);
  const language = useLanguage();
  return (
    <>
      <PageTitle title={t('editTitle')} backTo={invoiceListPath} />
      <EmptyState
        title={t('notDraft', { number: inDigitsOf(invoice.code ?? '', language) })}
        text={t('notDraftText')}
        action={
          <Button component={Link} to={`${invoiceListPath}?view=${invoice.id}`}>
            {t('viewInvoice')}
          </Button>
        }
      />
    </>
  );
}

function IncompleteProfile({ onAsk }: { onAsk: () => void }) {
  const t = useTexts(invoiceScreenMessages);
  const ui = useTexts(uiMessages);
  return (
    <>
      <PageTitle title={t('createTitle')} backTo={invoiceListPath} />
      <EmptyState
        title={ui('profileIncompleteTitle')}
        text={ui('profileIncomplete')}
        action={<Button onClick={onAsk}>{ui('addDetails')}</Button>}
      />
    </>
  );
}
