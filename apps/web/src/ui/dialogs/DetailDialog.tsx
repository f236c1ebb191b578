import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { Dialog, DialogFooter } from './Dialog.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Shows an Edit button. */
  onEdit?: (() => void) | undefined;
  size?: number;
  /** More buttons, left of Edit. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Shows a record in a dialog. */
export function DetailDialog({ opened, onClose, title, onEdit, size, actions, children }: Props) {
  const t = useTexts(uiMessages);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} {...(size === undefined ? {} : { size })}>
      {children}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        {actions}
        {onEdit === undefined ? null : <Button onClick={onEdit}>{t('edit')}</Button>}
      </DialogFooter>
    </Dialog>
  );
}
