import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ConfirmDialog.module.css';
import { Dialog, DialogFooter } from './Dialog.tsx';

/** The record that is asked about: its name, and what tells it from others of that name. */
export type About = { name: string; rest: ReactNode };
export type Words = {
  title: string;
  question: string;
  about?: About;
  cancel: string;
  confirm: string;
  isDangerous: boolean;
};
type Props = Words & { opened: boolean; onAnswer: (isConfirmed: boolean) => void };

/** A question with its two answers. */
export function ConfirmDialog({ opened, onAnswer, title, question, about, cancel, confirm, isDangerous }: Props) {
  return (
    <Dialog opened={opened} onClose={() => onAnswer(false)} title={title} size={440} small>
      <p>{question}</p>
      {about === undefined ? null : (
        <div className={classes.about}>
          <strong>{about.name}</strong>
          <span>{about.rest}</span>
        </div>
      )}
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
