import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { openingDueScreenMessages } from '@bahi/contract/books/opening-due/opening-due-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { paisaOf } from '@bahi/domain/numbers/money';
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
import { useOutletName } from '../../money/due-document/DueFields.tsx';
import { DueFigures } from '../../money/due-document/DueFigures.tsx';
import { PaymentHistory } from '../../money/payment/PaymentHistory.tsx';
import { PaymentSummary } from '../../money/payment/PaymentSummary.tsx';
import { type OpeningDue, openingParties } from './opening-due-kind.ts';
import { type OpeningOpeners, useOpeningDueActions } from './use-opening-due-actions.tsx';

type Props = { opened: boolean; onClose: () => void; dueId: number; openers: OpeningOpeners };

/** One opening due: whose bill, from when, what is left of it, and what was paid since. */
export function OpeningDueDetailDialog({ opened, onClose, dueId, openers }: Props) {
  const t = useTexts(openingDueScreenMessages);
  const found = useCall(openingDueContract.get, { params: { id: dueId } }, { staleTime: 0, enabled: opened });
  return (
    <Dialog opened={opened} onClose={onClose} title={found.data?.billNumber ?? t('billNumber')} size={800}>
      {found.isPending ? <FormSkeleton /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data === undefined ? null : <DetailContent key={dueId} due={found.data} openers={openers} />}
    </Dialog>
  );
}

function DetailContent({ due, openers }: { due: OpeningDue; openers: OpeningOpeners }) {
  const t = useTexts(openingDueScreenMessages);
  const { can } = useSession();
  const [tab, setTab] = useState('general');
  const actions = useOpeningDueActions(openers)(due);
  const payments: PageTab = { name: 'payments', label: t('paymentsTab'), content: <Payments due={due} /> };
  const tabs: PageTab[] = [
    { name: 'general', label: t('generalTab'), content: <General due={due} /> },
    ...(can(paymentContract.ofComponent) ? [payments] : []),
  ];
  return (
    <>
      <TabList tabs={tabs} value={tab} onChange={(name) => setTab(name ?? 'general')} />
      <RecordHistory kind={openingParties[due.party].kind} id={due.id} />
      <DialogFooter>
        <DialogActions actions={actions} />
      </DialogFooter>
    </>
  );
}

function General({ due }: { due: OpeningDue }) {
  const t = useTexts(openingDueScreenMessages);
  const language = useLanguage();
  const words = openingParties[due.party];
  const outlet = useOutletName()(due.outletId);
  return (
    <>
      <DueFigures record={due} words={{ paid: t(words.settled), remaining: t(words.remaining) }} />
      <DetailList
        details={[
          { label: t(words.party), value: nameIn(language, due.partyName, due.partyNameNp) },
          { label: t('billNumber'), value: due.billNumber },
          { label: t('billDate'), value: <DateText ad={due.billDateAD} withAd /> },
          { label: t('dueDate'), value: <DateText ad={due.dueDateAD} withAd /> },
          { label: t('asAt'), value: <DateText ad={due.asAtAD} withAd /> },
          ...(outlet === null ? [] : [{ label: t('outlet'), value: outlet }]),
          { label: t('enteredBy'), value: due.createdBy },
          { label: t('words'), value: amountInWords(paisaOf(due.totalBillAmount), language), wide: true },
          ...(due.description === null ? [] : [{ label: t('description'), value: due.description, wide: true }]),
          ...(due.isActive ? [] : [{ label: t('cancelReason'), value: due.cancelReason, wide: true }]),
        ]}
      />
    </>
  );
}

function Payments({ due }: { due: OpeningDue }) {
  const params = { componentTypeKey: openingParties[due.party].kind, componentEntityId: due.id };
  const answer = useCall(paymentContract.ofComponent, { params });
  if (answer.isPending) return <FormSkeleton />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  return (
    <>
      <PaymentSummary summary={answer.data} isActive={due.isActive} />
      <Space h="lg" />
      <PaymentHistory summary={answer.data} />
    </>
  );
}
