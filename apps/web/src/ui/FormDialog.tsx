import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../platform/i18n.ts';
import { type AppForm, submitOf } from '../platform/use-app-form.ts';
import { useConfirm } from './confirm.tsx';
import { Dialog, DialogFooter } from './Dialog.tsx';

type Props<V extends FieldValues> = {
  opened: boolean;
  onClose: () => void;
  title: string;
  form: AppForm<V>;
  /** Sends the values. When it throws an ApiError, the server's refusals appear at their fields. */
  onSave: (values: V) => Promise<unknown>;
  saveLabel?: string;
  size?: number;
  children: ReactNode;
};

/**
 * Creates or edits a record in a dialog. Closing it with unsaved entries asks first. Mount its content per record
 * (`key={id}`), so that each opening starts with that record's values. To only view a record take DetailDialog.
 */
export function FormDialog<V extends FieldValues>(props: Props<V>) {
  const { opened, onClose, title, form, onSave, saveLabel, size, children } = props;
  const t = useTexts(uiMessages);
  const confirm = useConfirm();
  const { isDirty, isSubmitting } = form.formState;
  const close = async (): Promise<void> => {
    if (isSubmitting) return;
    if (!isDirty || (await confirm({ kind: 'leave' }))) onClose();
  };
  return (
    <Dialog opened={opened} onClose={() => void close()} title={title} {...(size === undefined ? {} : { size })}>
      <form onSubmit={submitOf(form, onSave)} noValidate>
        {children}
        <DialogFooter>
          <Button variant="default" onClick={() => void close()}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {saveLabel ?? t('save')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
