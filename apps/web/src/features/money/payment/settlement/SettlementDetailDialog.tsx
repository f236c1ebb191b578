import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import type { Language } from '@bahi/domain/language';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { Dialog, DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../../ui/dialogs/DialogActions.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { TabList } from '../../../../ui/shell/PageTabs.tsx';
import { PaperFrame } from '../../../../ui/documents/PaperFrame.tsx';
import { RecordHistory } from '../../../platform/record-history/RecordHistory.tsx';
import type { SettlementDetail } from '../payment-form.ts';
import { useSettlementName } from './settlement-columns.tsx';
import { SettlementGeneral } from './SettlementGeneral.tsx';
import { type ActedSettlement, useSettlementActions } from './use-settlement-actions.tsx';
import { useSettlementPaper } from './use-settlement-paper.ts';

type Openers = {
  edit: (settlement: ActedSettlement) => void;
  share: (settlement: ActedSettlement) => void;
  remove: (settlement: ActedSettlement) => void;
};
type Props = { opened: boolean; onClose: () => void; settlementId: number; openers: Openers };

/** One settlement: its payments, what they went onto, and how it looks on paper. */
export function SettlementDetailDialog({ opened, onClose, settlementId, openers }: Props) {
  const t = useTexts(settlementScreenMessages);
  const nameOf = useSettlementName();
  const found = useCall(
    paymentContract.getSettlement,
    { params: { masterId: settlementId } },
    { staleTime: 0, enabled: opened },
  );
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={found.data === undefined ? t('viewTitle') : nameOf(found.data)}
      size={960}
    >
      {found.isPending ? <FormSkeleton /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data === undefined ? null : <DetailContent key={settlementId} settlement={found.data} openers={openers} />}
    </Dialog>
  );
}

function DetailContent({ settlement, openers }: { settlement: SettlementDetail; openers: Openers }) {
  const t = useTexts(settlementScreenMessages);
  const [tab, setTab] = useState('general');
  const paper = useSettlementPaper();
  const actions = useSettlementActions(openers)(settlement);
  return (
    <>
      <TabList
        value={tab}
        onChange={(name) => setTab(name ?? 'general')}
        tabs={[
          { name: 'general', label: t('generalTab'), content: <SettlementGeneral settlement={settlement} /> },
          { name: 'paper', label: t('paperTab'), content: <SettlementPaper settlement={settlement} /> },
        ]}
      />
      <RecordHistory kind="PAYMENT" id={settlement.id} />
      <DialogFooter>
        <DialogActions actions={actions} />
        <Button
          variant="default"
          flex="0 1 auto"
          leftSection={<Download size={16} aria-hidden />}
          loading={paper.isBusy}
          onClick={() => void paper.save(settlement.id)}
        >
          {t('savePdf')}
        </Button>
      </DialogFooter>
    </>
  );
}

function SettlementPaper({ settlement }: { settlement: SettlementDetail }) {
  const t = useTexts(settlementScreenMessages);
  const nameOf = useSettlementName();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const sent = { params: { masterId: settlement.id }, query: { language } };
  const view = useCall(paymentContract.settlementView, sent, { staleTime: Infinity, gcTime: 0 });
  return (
    <PaperFrame
      title={t('paperFrame', { number: nameOf(settlement) })}
      view={view}
      language={language}
      onLanguage={setLanguage}
    />
  );
}
