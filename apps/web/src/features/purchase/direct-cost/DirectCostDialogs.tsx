import type { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { PaymentDialog } from '../../money/payment/PaymentDialog.tsx';
import { CancelCostDialog } from './CancelCostDialog.tsx';
import { type CostDialog, useCostName } from './direct-cost-rows.ts';
import { DirectCostDetailDialog } from './DirectCostDetailDialog.tsx';
import type { CostOpeners } from './use-cost-actions.tsx';

type Props = {
  detail: { opened: boolean; target: number | null; close: () => void };
  dialog: ReturnType<typeof useDialog<CostDialog>>;
  openers: CostOpeners;
};

/** The dialogs of landed costs, loaded when the first one is opened. */
export function DirectCostDialogs({ detail, dialog, openers }: Props) {
  const nameOf = useCostName();
  const { opened, target, close } = dialog;
  return (
    <>
      {detail.target === null ? null : (
        <DirectCostDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          costId={detail.target}
          openers={{ ...openers, view: undefined }}
        />
      )}
      {target === null ? null : (
        <>
          <PaymentDialog
            opened={opened && target.kind === 'pay'}
            onClose={close}
            component={{
              type: 'DIRECT_COST',
              id: target.row.id,
              number: nameOf(target.row),
              isActive: target.row.isActive,
            }}
          />
          <CancelCostDialog opened={opened && target.kind === 'cancel'} onClose={close} cost={target.row} />
        </>
      )}
    </>
  );
}
