import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { Space } from '@mantine/core';
import { useState } from 'react';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { type PageTab, TabList } from '../../../ui/shell/PageTabs.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { DueFigures } from '../../money/due-document/DueFigures.tsx';
import { PaymentHistory } from '../../money/payment/PaymentHistory.tsx';
import { PaymentSummary } from '../../money/payment/PaymentSummary.tsx';
import { type CostRow, useCostName } from './direct-cost-rows.ts';
import { type CostOpeners, useCostActions } from './use-cost-actions.tsx';

type Props = { opened: boolean; onClose: () => void; costId: number; openers: CostOpeners };

/** One landed cost: what it is for and of which purchase, what went into stock, and what was paid. */
export function DirectCostDetailDialog({ opened, onClose, costId, openers }: Props) {
  const t = useTexts(directCostScreenMessages);
  const nameOf = useCostName();
  const found = useCall(directCostContract.get, { params: { id: costId } }, { staleTime: 0, enabled: opened });
  const title = found.data === undefined ? t('title') : nameOf(found.data);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={800}>
      {found.isPending ? <FormSkeleton /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data === undefined ? null : <DetailContent key={costId} cost={found.data} openers={openers} />}
    </Dialog>
  );
}

function DetailContent({ cost, openers }: { cost: CostRow; openers: CostOpeners }) {
  const t = useTexts(directCostScreenMessages);
  const { can } = useSession();
  const [tab, setTab] = useState('general');
  const actions = useCostActions(openers)(cost);
  const payments: PageTab = { name: 'payments', label: t('paymentsTab'), content: <CostPayments cost={cost} /> };
  const tabs: PageTab[] = [
    { name: 'general', label: t('generalTab'), content: <General cost={cost} isLinked={openers.leadsToPurchase} /> },
    ...(can(paymentContract.ofComponent) ? [payments] : []),
  ];
  return (
    <>
      <TabList tabs={tabs} value={tab} onChange={(name) => setTab(name ?? 'general')} />
      <RecordHistory kind="DIRECT_COST" id={cost.id} />
      <DialogFooter>
        <DialogActions actions={actions} />
      </DialogFooter>
    </>
  );
}

function General({ cost, isLinked }: { cost: CostRow; isLinked: boolean }) {
  const t = useTexts(directCostScreenMessages);
  const language = useLanguage();
  const perUnit =
    cost.perUnitCost === null ? null : t('perUnitOf', { amount: formatRupees(paisaOf(cost.perUnitCost), language) });
  const purchase = screenAt(screens.purchaseCosts, { purchaseSetupId: cost.purchaseInvoiceId });
  return (
    <>
      <DueFigures record={cost} words={{ paid: t('paid'), remaining: t('remaining') }} />
      <DetailList
        details={[
          {
            label: t('purchase'),
            value: isLinked ? <TextLink to={purchase}>{cost.purchaseCode}</TextLink> : cost.purchaseCode,
          },
          { label: t('vendor'), value: nameIn(language, cost.vendorName, cost.vendorNameNp) },
          { label: t('billNumber'), value: cost.billNumber },
          { label: t('billDate'), value: <DateText ad={cost.billDateAD} withAd /> },
          { label: t('dueDate'), value: <DateText ad={cost.dueDateAD} withAd /> },
          { label: t('spreadBy'), value: t(cost.allocationMethod) },
          ...(perUnit === null ? [] : [{ label: t('perUnitCost'), value: perUnit }]),
          { label: t('net'), value: <MoneyText rupees={cost.netAmount} withUnit /> },
          { label: t('vat'), value: <MoneyText rupees={cost.vatAmount} withUnit /> },
          { label: t('intoStock'), value: <MoneyText rupees={cost.stockAmount} withUnit /> },
          { label: t('adjusted'), value: <MoneyText rupees={cost.adjustedAmount} withUnit /> },
          { label: t('enteredBy'), value: cost.createdBy },
          ...(cost.remarks === null ? [] : [{ label: t('remarks'), value: cost.remarks, wide: true }]),
          ...(cost.isActive ? [] : [{ label: t('cancelReason'), value: cost.cancelReason, wide: true }]),
        ]}
      />
    </>
  );
}

function CostPayments({ cost }: { cost: CostRow }) {
  const params = { componentTypeKey: 'DIRECT_COST', componentEntityId: cost.id };
  const answer = useCall(paymentContract.ofComponent, { params });
  if (answer.isPending) return <FormSkeleton />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  return (
    <>
      <PaymentSummary summary={answer.data} isActive={cost.isActive} />
      <Space h="lg" />
      <PaymentHistory summary={answer.data} />
    </>
  );
}
