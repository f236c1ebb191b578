import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { TabList } from '../../../ui/shell/PageTabs.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import type { PaymentComponent, PaymentSummary as Summary, PaymentValues, SettlementDetail } from './payment-form.ts';
import classes from './PaymentDialog.module.css';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { SavedSettlement } from './settlement/SavedSettlement.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';

type Start = 'summary' | 'history' | 'form';
type Props = {
  opened: boolean;
  onClose: () => void;
  component: PaymentComponent;
  /** What it opens with; the form of a new payment, where one can be taken. */
  startsWith?: Start;
};

/**
 * The payments of a bill, an income or an expense: what is due, what was paid and when, and taking new ones while
 * something is due.
 */
export function PaymentDialog({ opened, onClose, component, startsWith = 'summary' }: Props) {
  const t = useTexts(paymentDialogMessages);
  const confirm = useConfirm();
  const isDirty = useRef(false);
  const close = async (): Promise<void> => {
    if (isDirty.current && !(await confirm({ kind: 'leave' }))) return;
    isDirty.current = false;
    onClose();
  };
  const setDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  const { type, id } = component;
  return (
    <Dialog
      opened={opened}
      onClose={() => void close()}
      title={t('title', { number: component.number ?? '' })}
      size={960}
    >
      <PaymentContent
        key={`${type} ${id} ${startsWith}`}
        component={component}
        startsWith={startsWith}
        onClose={() => void close()}
        onDirty={setDirty}
      />
    </Dialog>
  );
}

type ContentProps = {
  component: PaymentComponent;
  startsWith: Start;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
};

function PaymentContent({ component, startsWith, onClose, onDirty }: ContentProps) {
  const t = useTexts(paymentDialogMessages);
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const isDesktop = useIsDesktop();
  const [tab, setTab] = useState(startsWith === 'history' ? 'history' : 'summary');
  const [isAdding, setAdding] = useState(startsWith === 'form');
  const [saved, setSaved] = useState<SettlementDetail | null>(null);
  const formId = useId();
  const save = useSend(paymentContract.createSettlement);
  const params = { componentTypeKey: component.type, componentEntityId: component.id };
  const answer = useCall(paymentContract.ofComponent, { params }, { staleTime: 0 });
  if (answer.isPending) return <FormSkeleton />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const summary = answer.data;
  const isOpen = component.isActive && summary.paymentStatus !== 'PAID' && can(paymentContract.createSettlement);
  // Who was too late keeps what they have entered beside the server's message.
  const showsForm = isAdding && (isOpen || save.isError);
  // What was saved and then deleted from the history is no longer to be handed out.
  const isSavedInForce = summary.paymentLedgerDetailResponseDtoList.some(({ masterId }) => masterId === saved?.id);
  const startForm = (): void => {
    setSaved(null);
    setAdding(true);
  };
  const endForm = (): void => {
    setAdding(false);
    save.reset();
    onDirty(false);
  };
  const savePayment = async (body: PaymentValues): Promise<void> => {
    try {
      setSaved(await save.mutateAsync({ body }));
    } catch (error) {
      // Somebody else may have paid meanwhile.
      void answer.refetch();
      throw error;
    }
    endForm();
    setTab('history');
  };
  return (
    <>
      <div className={classes.columns} data-form={showsForm || undefined}>
        {showsForm && !isDesktop ? null : (
          <PaymentTabs tab={tab} onTab={setTab} summary={summary} isActive={component.isActive} />
        )}
        {showsForm ? (
          <PaymentForm id={formId} component={component} summary={summary} onDirty={onDirty} onSave={savePayment} />
        ) : null}
      </div>
      {saved === null || !isSavedInForce || showsForm ? null : <SavedSettlement settlement={saved} />}
      <DialogFooter>
        {component.isActive && summary.paymentStatus === 'PAID' ? (
          <p className={classes.remark}>{t('allPaid')}</p>
        ) : null}
        <Button variant="default" onClick={showsForm ? endForm : onClose}>
          {ui(showsForm ? 'cancel' : 'close')}
        </Button>
        {showsForm ? (
          <Button type="submit" form={formId} loading={save.isPending}>
            {t('save')}
          </Button>
        ) : null}
        {isOpen && !showsForm ? (
          <Button leftSection={<Plus size={18} aria-hidden />} onClick={startForm}>
            {t('add')}
          </Button>
        ) : null}
      </DialogFooter>
    </>
  );
}

type TabsProps = { tab: string; onTab: (tab: string) => void; summary: Summary; isActive: boolean };

function PaymentTabs({ tab, onTab, summary, isActive }: TabsProps) {
  const t = useTexts(paymentDialogMessages);
  return (
    <div>
      <TabList
        value={tab}
        onChange={(name) => onTab(name ?? 'summary')}
        tabs={[
          {
            name: 'summary',
            label: t('summaryTab'),
            content: <PaymentSummary summary={summary} isActive={isActive} />,
          },
          {
            name: 'history',
            label: t('historyTab'),
            content: <PaymentHistory summary={summary} />,
          },
        ]}
      />
    </div>
  );
}
