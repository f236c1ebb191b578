import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { discrepancyScreenMessages } from '@bahi/contract/sales/discrepancy/discrepancy-screen.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { Space } from '@mantine/core';
import { useState } from 'react';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { type PageTab, TabList } from '../../../ui/shell/PageTabs.tsx';
import { PaperView } from '../../stock/goods-lines/paper/PaperView.tsx';
import { PaymentHistory } from '../../money/payment/PaymentHistory.tsx';
import { PaymentSummary } from '../../money/payment/PaymentSummary.tsx';
import { InvoiceCredits } from '../credit-note/InvoiceCredits.tsx';
import { Discrepancies } from '../discrepancy/Discrepancies.tsx';
import { ReminderHistory } from '../reminder/ReminderHistory.tsx';
import { InvoiceGeneral } from './InvoiceGeneral.tsx';
import { invoicePaper } from './invoice-paper.ts';
import { type InvoiceDetail, useInvoiceName } from './invoice-rows.ts';
import { type InvoiceOpeners, useInvoiceActions } from './use-invoice-actions.tsx';

type Props = { opened: boolean; onClose: () => void; invoiceId: number; openers: InvoiceOpeners };

/** One invoice: what was sold, what was paid, and how it looks on paper. */
export function InvoiceDetailDialog({ opened, onClose, invoiceId, openers }: Props) {
  const t = useTexts(invoiceScreenMessages);
  const nameOf = useInvoiceName();
  const found = useCall(invoiceContract.get, { params: { id: invoiceId } }, { staleTime: 0, enabled: opened });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={found.data === undefined ? t('title') : nameOf(found.data)}
      size={1000}
    >
      {found.isPending ? <FormSkeleton /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data === undefined ? null : <DetailContent key={invoiceId} invoice={found.data} openers={openers} />}
    </Dialog>
  );
}

type ContentProps = { invoice: InvoiceDetail; openers: InvoiceOpeners };

function DetailContent({ invoice, openers }: ContentProps) {
  const t = useTexts(invoiceScreenMessages);
  const differences = useTexts(discrepancyScreenMessages);
  const credits = useTexts(creditNoteScreenMessages);
  const reminders = useTexts(reminderScreenMessages);
  const { can } = useSession();
  const [tab, setTab] = useState('general');
  const actions = useInvoiceActions(openers)(invoice);
  const isDraft = invoice.state === 'DRAFT';
  const tabs: PageTab[] = [
    { name: 'general', label: t('generalTab'), content: <InvoiceGeneral invoice={invoice} /> },
    ...(isDraft || !can(paymentContract.ofInvoice)
      ? []
      : [{ name: 'payments', label: t('paymentsTab'), content: <InvoicePayments invoice={invoice} /> }]),
    ...(isDraft
      ? []
      : [
          {
            name: 'paper',
            label: t('paperTab'),
            content: <PaperView kind={invoicePaper} id={invoice.id} number={invoice.code ?? ''} />,
          },
          { name: 'discrepancies', label: differences('tab'), content: <Discrepancies invoice={invoice} /> },
        ]),
    ...(isDraft || !can(creditNoteContract.list)
      ? []
      : [{ name: 'credits', label: credits('tab'), content: <InvoiceCredits invoice={invoice} /> }]),
    ...(isDraft || !can(reminderContract.get)
      ? []
      : [
          {
            name: 'reminders',
            label: reminders('title'),
            content: <ReminderHistory subject={{ of: 'document', id: invoice.id }} />,
          },
        ]),
  ];
  return (
    <>
      <TabList tabs={tabs} value={tab} onChange={(name) => setTab(name ?? 'general')} />
      <RecordHistory kind="INVOICE" id={invoice.id} />
      <DialogFooter>
        <DialogActions actions={actions} />
      </DialogFooter>
    </>
  );
}

function InvoicePayments({ invoice }: { invoice: InvoiceDetail }) {
  const answer = useCall(paymentContract.ofInvoice, { params: { invoiceId: invoice.id } });
  if (answer.isPending) return <FormSkeleton />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  return (
    <>
      <PaymentSummary summary={answer.data} isActive={invoice.state === 'FINAL'} />
      <Space h="lg" />
      <PaymentHistory summary={answer.data} />
    </>
  );
}
