import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { PrintDialog } from '../../stock/goods-lines/paper/PrintDialog.tsx';
import { RejectDraftDialog } from '../approval/RejectDraftDialog.tsx';
import { creditNotePaper } from './credit-note-paper.ts';
import type { RowDialog } from './credit-note-rows.ts';
import { ShareDialog } from '../sharing/ShareDialog.tsx';
import { CreditNoteDetailDialog } from './CreditNoteDetailDialog.tsx';
import type { CreditNoteOpeners } from './use-credit-note-actions.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  dialog: ReturnType<typeof useDialog<RowDialog>>;
  openers: CreditNoteOpeners;
};

/** The dialogs of the list of credit notes, loaded when the first one is opened. */
export function CreditNoteDialogs({ detail, dialog, openers: { view: _view, ...openers } }: Props) {
  const { opened, target, close } = dialog;
  return (
    <>
      {detail.target === null ? null : (
        <CreditNoteDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          creditNoteId={detail.target}
          openers={openers}
        />
      )}
      {target === null ? null : (
        <>
          <PrintDialog
            opened={opened && target.kind === 'print'}
            onClose={close}
            kind={creditNotePaper}
            id={target.row.id}
            number={target.row.number ?? ''}
          />
          <RejectDraftDialog
            contract={creditNoteContract}
            opened={opened && target.kind === 'rejectDraft'}
            onClose={close}
            draft={target.row}
          />
          <ShareDialog
            opened={opened && target.kind === 'share'}
            onClose={close}
            kind="credit-note"
            paper={creditNotePaper}
            document={{ ...target.row, code: target.row.number }}
          />
        </>
      )}
    </>
  );
}
