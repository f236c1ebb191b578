import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { PrintDialog } from '../../stock/goods-lines/paper/PrintDialog.tsx';
import { ShareDialog } from '../../stock/goods-lines/paper/ShareDialog.tsx';
import { debitNotePaper } from './debit-note-paper.ts';
import type { RowDialog } from './debit-note-rows.ts';
import { DebitNoteDetailDialog } from './DebitNoteDetailDialog.tsx';
import type { DebitNoteOpeners } from './use-debit-note-actions.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  dialog: ReturnType<typeof useDialog<RowDialog>>;
  openers: DebitNoteOpeners;
};

/** The dialogs of the list of debit notes, loaded when the first one is opened. */
export function DebitNoteDialogs({ detail, dialog, openers: { view: _view, ...openers } }: Props) {
  const { opened, target, close } = dialog;
  return (
    <>
      {detail.target === null ? null : (
        <DebitNoteDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          debitNoteId={detail.target}
          openers={openers}
        />
      )}
      {target === null ? null : (
        <>
          <PrintDialog
            opened={opened && target.kind === 'print'}
            onClose={close}
            kind={debitNotePaper}
            id={target.row.id}
            number={target.row.number ?? ''}
          />
          <ShareDialog
            opened={opened && target.kind === 'share'}
            onClose={close}
            kind={debitNotePaper}
            document={{ ...target.row, code: target.row.number }}
          />
        </>
      )}
    </>
  );
}
