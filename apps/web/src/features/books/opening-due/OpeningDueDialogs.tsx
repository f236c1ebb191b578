import type { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { PaymentDialog } from '../../money/payment/PaymentDialog.tsx';
import { CancelOpeningDueDialog } from './CancelOpeningDueDialog.tsx';
import { type OpeningDialog, openingParties, type OpeningParty } from './opening-due-kind.ts';
import { OpeningDueDetailDialog } from './OpeningDueDetailDialog.tsx';
import { OpeningDueDialog } from './OpeningDueDialog.tsx';
import type { OpeningOpeners } from './use-opening-due-actions.tsx';

type Props = {
  party: OpeningParty;
  detail: { opened: boolean; target: number | null; close: () => void };
  dialog: ReturnType<typeof useDialog<OpeningDialog>>;
  openers: OpeningOpeners;
  /** What a new one is owed as at, unless another day is chosen. */
  asAtAD: string;
};

/** The dialogs of opening dues, loaded when the first one is opened. */
export function OpeningDueDialogs({ party, detail, dialog, openers, asAtAD }: Props) {
  const { opened, target, close } = dialog;
  const isForm = target?.kind === 'form';
  const row = target?.row ?? null;
  const open = (next: OpeningDialog): void => {
    detail.close();
    openers.open(next);
  };
  return (
    <>
      {detail.target === null ? null : (
        <OpeningDueDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          dueId={detail.target}
          openers={{ open, view: undefined }}
        />
      )}
      <OpeningDueDialog
        opened={opened && isForm}
        onClose={close}
        party={party}
        edited={isForm ? row : null}
        asAtAD={asAtAD}
      />
      {row === null ? null : (
        <>
          <PaymentDialog
            opened={opened && target?.kind === 'pay'}
            onClose={close}
            component={{
              type: openingParties[row.party].kind,
              id: row.id,
              number: row.billNumber,
              isActive: row.isActive,
            }}
          />
          <CancelOpeningDueDialog opened={opened && target?.kind === 'cancel'} onClose={close} due={row} />
        </>
      )}
    </>
  );
}
