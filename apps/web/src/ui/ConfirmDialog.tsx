import { Button } from '@mantine/core';
import { Dialog, DialogFooter } from './Dialog.tsx';

export type Words = { title: string; question: string; cancel: string; confirm: string; isDangerous: boolean };
type Props = Words & { opened: boolean; onAnswer: (isConfirmed: boolean) => void };

/** A question with its two answers. */
export function ConfirmDialog({ opened, onAnswer, title, question, cancel, confirm, isDangerous }: Props) {
  return (
    <Dialog opened={opened} onClose={() => onAnswer(false)} title={title} size={440} small>
      <p>{question}</p>
      <DialogFooter>
        {/* Enter at once does no harm: where something would be lost, the focus is on the way back. */}
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus={isDangerous || undefined}>
          {cancel}
        </Button>
        <Button
          color={isDangerous ? 'crimson' : 'indigo'}
          onClick={() => onAnswer(true)}
          data-autofocus={!isDangerous || undefined}
        >
          {confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
