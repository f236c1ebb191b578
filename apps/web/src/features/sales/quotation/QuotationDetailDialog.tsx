import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { useState } from 'react';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { type PageTab, TabList } from '../../../ui/shell/PageTabs.tsx';
import { PaperView } from '../../stock/goods-lines/paper/PaperView.tsx';
import { QuotationGeneral } from './QuotationGeneral.tsx';
import { quotationPaper } from './quotation-paper.ts';
import { type QuotationDetail, useQuotationName } from './quotation-rows.ts';
import { type QuotationOpeners, useQuotationActions } from './use-quotation-actions.tsx';

type Props = { opened: boolean; onClose: () => void; quotationId: number; openers: QuotationOpeners };

/** One quotation: what is offered, what became of it, and how it looks on paper. */
export function QuotationDetailDialog({ opened, onClose, quotationId, openers }: Props) {
  const t = useTexts(quotationScreenMessages);
  const nameOf = useQuotationName();
  const found = useCall(quotationContract.get, { params: { id: quotationId } }, { staleTime: 0, enabled: opened });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={found.data === undefined ? t('title') : nameOf(found.data)}
      size={1000}
    >
      {found.isPending ? <FormSkeleton /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data === undefined ? null : <DetailContent key={quotationId} quotation={found.data} openers={openers} />}
    </Dialog>
  );
}

function DetailContent({ quotation, openers }: { quotation: QuotationDetail; openers: QuotationOpeners }) {
  const t = useTexts(quotationScreenMessages);
  const [tab, setTab] = useState('general');
  const actions = useQuotationActions(openers)(quotation);
  const { id, code, state } = quotation;
  const tabs: PageTab[] = [
    { name: 'general', label: t('generalTab'), content: <QuotationGeneral quotation={quotation} /> },
    ...(state === 'DRAFT'
      ? []
      : [
          {
            name: 'paper',
            label: t('paperTab'),
            content: <PaperView kind={quotationPaper} id={id} number={code ?? ''} />,
          },
        ]),
  ];
  return (
    <>
      <TabList tabs={tabs} value={tab} onChange={(name) => setTab(name ?? 'general')} />
      <RecordHistory kind="QUOTATION" id={quotation.id} />
      <DialogFooter>
        <DialogActions actions={actions} />
      </DialogFooter>
    </>
  );
}
