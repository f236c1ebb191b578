import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { receiptScreenMessages } from '@bahi/contract/money/payment/receipt-screen.messages';
import type { Language } from '@bahi/domain/language';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { Dialog, DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { TabList } from '../../../../ui/shell/PageTabs.tsx';
import { PaperFrame } from '../../../../ui/documents/PaperFrame.tsx';
import type { ReceiptDetail } from '../payment-form.ts';
import { useReceiptName } from './receipt-columns.tsx';
import { ReceiptGeneral } from './ReceiptGeneral.tsx';
import { type ActedReceipt, useReceiptActions } from './use-receipt-actions.tsx';
import { useReceiptPaper } from './use-receipt-paper.ts';

type Openers = { edit: (receipt: ActedReceipt) => void; remove: (receipt: ActedReceipt) => void };
type Props = { opened: boolean; onClose: () => void; receiptId: number; openers: Openers };

/** One receipt: its payments, what they went onto, and how it looks on paper. */
export function ReceiptDetailDialog({ opened, onClose, receiptId, openers }: Props) {
  const t = useTexts(receiptScreenMessages);
  const nameOf = useReceiptName();
  const found = useCall(
    paymentContract.getReceipt,
    { params: { masterId: receiptId } },
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
      {found.data === undefined ? null : <DetailContent key={receiptId} receipt={found.data} openers={openers} />}
    </Dialog>
  );
}

function DetailContent({ receipt, openers }: { receipt: ReceiptDetail; openers: Openers }) {
  const t = useTexts(receiptScreenMessages);
  const [tab, setTab] = useState('general');
  const paper = useReceiptPaper();
  const actions = useReceiptActions(openers)(receipt);
  return (
    <>
      <TabList
        value={tab}
        onChange={(name) => setTab(name ?? 'general')}
        tabs={[
          { name: 'general', label: t('generalTab'), content: <ReceiptGeneral receipt={receipt} /> },
          { name: 'paper', label: t('paperTab'), content: <ReceiptPaper receipt={receipt} /> },
        ]}
      />
      <DialogFooter>
        {actions.map((action) => (
          <Button
            key={action.label}
            variant="default"
            flex="0 1 auto"
            leftSection={action.icon}
            onClick={action.onClick}
            {...(action.isDangerous ? { c: 'var(--bahi-danger)' } : {})}
          >
            {action.label}
          </Button>
        ))}
        <Button
          variant="default"
          flex="0 1 auto"
          leftSection={<Download size={16} aria-hidden />}
          loading={paper.isBusy}
          onClick={() => void paper.save(receipt.id)}
        >
          {t('savePdf')}
        </Button>
      </DialogFooter>
    </>
  );
}

function ReceiptPaper({ receipt }: { receipt: ReceiptDetail }) {
  const t = useTexts(receiptScreenMessages);
  const nameOf = useReceiptName();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const sent = { params: { masterId: receipt.id }, query: { language } };
  const view = useCall(paymentContract.receiptView, sent, { staleTime: Infinity, gcTime: 0 });
  return (
    <PaperFrame
      title={t('paperFrame', { number: nameOf(receipt) })}
      view={view}
      language={language}
      onLanguage={setLanguage}
    />
  );
}
