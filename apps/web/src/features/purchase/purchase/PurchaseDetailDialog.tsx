import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { Space } from '@mantine/core';
import { useState } from 'react';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { type PageTab, TabList } from '../../../ui/shell/PageTabs.tsx';
import { PaymentHistory } from '../../money/payment/PaymentHistory.tsx';
import { PaymentSummary } from '../../money/payment/PaymentSummary.tsx';
import { PurchaseReturns } from '../debit-note/PurchaseReturns.tsx';
import { PurchaseGeneral } from './PurchaseGeneral.tsx';
import { type PurchaseDetail, usePurchaseName } from './purchase-rows.ts';
import { type PurchaseOpeners, usePurchaseActions } from './use-purchase-actions.tsx';

type Props = { opened: boolean; onClose: () => void; purchaseId: number; openers: PurchaseOpeners };

/** One purchase bill: what was bought, what it costs, and what was paid. */
export function PurchaseDetailDialog({ opened, onClose, purchaseId, openers }: Props) {
  const t = useTexts(purchaseScreenMessages);
  const nameOf = usePurchaseName();
  const found = useCall(purchaseContract.get, { params: { id: purchaseId } }, { staleTime: 0, enabled: opened });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={found.data === undefined ? t('title') : nameOf(found.data)}
      size={1000}
    >
      {found.isPending ? <FormSkeleton /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data === undefined ? null : <DetailContent key={purchaseId} purchase={found.data} openers={openers} />}
    </Dialog>
  );
}

type ContentProps = { purchase: PurchaseDetail; openers: PurchaseOpeners };

function DetailContent({ purchase, openers }: ContentProps) {
  const t = useTexts(purchaseScreenMessages);
  const returns = useTexts(debitNoteScreenMessages);
  const { can } = useSession();
  const [tab, setTab] = useState('general');
  const actions = usePurchaseActions(openers)(purchase);
  const tabs: PageTab[] = [
    { name: 'general', label: t('generalTab'), content: <PurchaseGeneral purchase={purchase} /> },
    ...(purchase.state === 'DRAFT' || !can(paymentContract.ofComponent)
      ? []
      : [{ name: 'payments', label: t('paymentsTab'), content: <PurchasePayments purchase={purchase} /> }]),
    ...(purchase.state === 'DRAFT' || !can(debitNoteContract.list)
      ? []
      : [{ name: 'returns', label: returns('tab'), content: <PurchaseReturns purchase={purchase} /> }]),
  ];
  return (
    <>
      <TabList tabs={tabs} value={tab} onChange={(name) => setTab(name ?? 'general')} />
      <RecordHistory kind="PURCHASE" id={purchase.id} />
      <DialogFooter>
        <DialogActions actions={actions} />
      </DialogFooter>
    </>
  );
}

function PurchasePayments({ purchase }: { purchase: PurchaseDetail }) {
  const params = { componentTypeKey: 'PURCHASE', componentEntityId: purchase.id };
  const answer = useCall(paymentContract.ofComponent, { params });
  if (answer.isPending) return <FormSkeleton />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  return (
    <>
      <PaymentSummary summary={answer.data} isActive={purchase.state === 'FINAL'} />
      <Space h="lg" />
      <PaymentHistory summary={answer.data} />
    </>
  );
}
