import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { PrintDialog } from '../../stock/goods-lines/paper/PrintDialog.tsx';
import { RejectDraftDialog } from '../approval/RejectDraftDialog.tsx';
import { AnswerQuotationDialog } from './AnswerQuotationDialog.tsx';
import { ConvertQuotationDialog } from './ConvertQuotationDialog.tsx';
import { QuotationDetailDialog } from './QuotationDetailDialog.tsx';
import { ShareDialog } from '../sharing/ShareDialog.tsx';
import { quotationPaper } from './quotation-paper.ts';
import type { RowDialog } from './quotation-rows.ts';
import type { QuotationOpeners } from './use-quotation-actions.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  dialog: ReturnType<typeof useDialog<RowDialog>>;
  openers: QuotationOpeners;
};

/** The dialogs of the list of quotations, loaded when the first one is opened. */
export function QuotationDialogs({ detail, dialog, openers: { view: _view, ...openers } }: Props) {
  const { opened, target, close } = dialog;
  const isOpen = (kind: RowDialog['kind']): boolean => opened && target?.kind === kind;
  return (
    <>
      {detail.target === null ? null : (
        <QuotationDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          quotationId={detail.target}
          openers={openers}
        />
      )}
      {target === null ? null : (
        <>
          <PrintDialog
            opened={isOpen('print')}
            onClose={close}
            kind={quotationPaper}
            id={target.row.id}
            number={target.row.code ?? ''}
          />
          <ShareDialog
            opened={isOpen('share')}
            onClose={close}
            kind="quotation"
            paper={quotationPaper}
            document={target.row}
          />
          <AnswerQuotationDialog answer="accept" opened={isOpen('accept')} onClose={close} quotation={target.row} />
          <AnswerQuotationDialog answer="reject" opened={isOpen('reject')} onClose={close} quotation={target.row} />
          <RejectDraftDialog
            contract={quotationContract}
            opened={isOpen('rejectDraft')}
            onClose={close}
            draft={target.row}
          />
          <ConvertQuotationDialog opened={isOpen('convert')} onClose={close} quotation={target.row} />
        </>
      )}
    </>
  );
}
