import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { CounterDetailDialog } from './CounterDetailDialog.tsx';
import { CreateCounterDialog } from './steps/CreateCounterDialog.tsx';
import { CloseCounterDialog } from './steps/CloseCounterDialog.tsx';
import { LiftCounterDialog } from './steps/LiftCounterDialog.tsx';
import { RenameCounterDialog } from './steps/RenameCounterDialog.tsx';
import type { CounterTask } from './use-counter-actions.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  adding: ReturnType<typeof useDialog<true>>;
  task: ReturnType<typeof useDialog<CounterTask>>;
};

const steps = { RENAME: RenameCounterDialog, CLOSE: CloseCounterDialog, LIFT: LiftCounterDialog } as const;

/** The dialogs of counters, loaded when the first one is opened. */
export function CounterDialogs({ detail, adding, task }: Props) {
  const Step = task.target === null ? null : steps[task.target.step];
  const start = (next: CounterTask): void => {
    detail.close();
    task.open(next);
  };
  return (
    <>
      <CounterDetailDialog opened={detail.opened} onClose={detail.close} id={detail.target} onStart={start} />
      <CreateCounterDialog opened={adding.opened} onClose={adding.close} />
      {Step === null || task.target === null ? null : (
        <Step key={task.target.step} opened={task.opened} onClose={task.close} id={task.target.id} />
      )}
    </>
  );
}
