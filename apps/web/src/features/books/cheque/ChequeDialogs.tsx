import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { ChequeTask } from './cheque-forms.ts';
import { ChequeDetailDialog } from './ChequeDetailDialog.tsx';
import { DepositDialog } from './DepositDialog.tsx';
import { BounceDialog } from './steps/BounceDialog.tsx';
import { ClearDialog } from './steps/ClearDialog.tsx';
import { DetailsDialog } from './steps/DetailsDialog.tsx';
import { HandBackDialog } from './steps/HandBackDialog.tsx';
import { ReverseDialog } from './steps/ReverseDialog.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  task: ReturnType<typeof useDialog<ChequeTask>>;
  deposit?: ReturnType<typeof useDialog<true>>;
};

const dialogs = {
  CLEAR: ClearDialog,
  BOUNCE: BounceDialog,
  HAND_BACK: HandBackDialog,
  UNDO: ReverseDialog,
  DETAILS: DetailsDialog,
} as const;

/** The dialogs of cheques, loaded when the first one is opened. */
export function ChequeDialogs({ detail, task, deposit }: Props) {
  const Step = task.target === null ? null : dialogs[task.target.step];
  return (
    <>
      {detail.target === null ? null : (
        <ChequeDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          chequeId={detail.target}
          onStart={task.open}
        />
      )}
      {Step === null || task.target === null ? null : (
        <Step key={task.target.step} opened={task.opened} onClose={task.close} cheque={task.target.cheque} />
      )}
      {deposit?.target ? <DepositDialog opened={deposit.opened} onClose={deposit.close} /> : null}
    </>
  );
}
