import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/i18n.ts';
import { type AppForm, submitOf } from '../../platform/use-app-form.ts';
import type { FormAbout } from '../../platform/kept/kept-forms.ts';
import { useKeptForm } from '../../platform/kept/use-kept-form.ts';
import { useConfirm } from '../dialogs/confirm.tsx';
import { Dialog, DialogFooter } from '../dialogs/Dialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useSaveShortcut } from './use-save-shortcut.ts';

type Props<V extends FieldValues> = {
  opened: boolean;
  onClose: () => void;
  title: string;
  form: AppForm<V>;
  /** The record that it is about, where what is typed is to outlive its session. */
  about?: FormAbout;
  /** Told what was put into the form of what had been typed before. */
  onRestored?: (values: V) => void;
  /** Sends the values. When it throws an ApiError, the server's refusals appear at their fields. */
  onSave: (values: V) => Promise<unknown>;
  /** Fetches the record anew, after somebody else has changed it; the form then begins with what came. */
  onReload?: (() => void) | undefined;
  saveLabel?: string;
  /** Saving takes something away: the button says so by its colour. */
  isDangerous?: boolean;
  /** Saving posts, files, locks or sends: no edit puts it right, so that Ctrl+A does not do it. */
  isFinal?: boolean;
  /** What the other button says, where Cancel could be misunderstood. */
  cancelLabel?: string;
  size?: number;
  /** Shown in place of the form until there is something to edit: a skeleton, or what went wrong. */
  waiting?: ReactNode;
  children: ReactNode;
};

/**
 * Creates or edits a record in a dialog. Closing it with unsaved entries asks first. The caller resets the form each
 * time it opens, to the record's values or to a new one's. To only view a record take DetailDialog.
 */
export function FormDialog<V extends FieldValues>(props: Props<V>) {
  const { opened, onClose, title, form, onSave, onReload, saveLabel, cancelLabel, size, waiting, children } = props;
  const { about, onRestored, isDangerous = false, isFinal = false } = props;
  const t = useTexts(uiMessages);
  const confirm = useConfirm();
  const { isDirty, isSubmitting } = form.formState;
  const isWaiting = waiting !== undefined && waiting !== null;
  const fields = useRef<HTMLFormElement>(null);
  useSaveShortcut(fields, { isAccepted: !isDangerous && !isFinal });
  const kept = useKeptForm(form, { isOpen: opened && !isWaiting, about, onRestored });
  useEffect(() => {
    // The dialog took the focus before there were fields.
    if (!isWaiting) fields.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [isWaiting]);
  const close = async (): Promise<void> => {
    if (isSubmitting) return;
    if (!isDirty || (await confirm({ kind: 'leave' }))) onClose();
  };
  return (
    <Dialog opened={opened} onClose={() => void close()} title={title} {...(size === undefined ? {} : { size })}>
      <form ref={fields} onSubmit={submitOf(form, onSave)} noValidate>
        <RestoredNotice restored={kept.isRestored} onDiscard={kept.discard} />
        {isWaiting ? waiting : children}
        <DialogFooter>
          <StaleNotice form={form} onReload={onReload} />
          <Button variant="default" onClick={() => void close()}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button type="submit" color={isDangerous ? 'crimson' : 'indigo'} loading={isSubmitting} disabled={isWaiting}>
            {saveLabel ?? t('save')}
          </Button>
        </DialogFooter>
      </form>
      {opened && isDirty && !isSubmitting ? <LeaveDialog isDirty onLeave={onClose} /> : null}
    </Dialog>
  );
}
