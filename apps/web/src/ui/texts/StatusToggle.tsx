import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { useConfirm } from '../dialogs/confirm.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import classes from './StatusToggle.module.css';

type Props = {
  isActive: boolean;
  /** Whose status it is. */
  name: string;
  /** Changes the status; what fails has been shown as a toast. */
  onToggle: () => Promise<unknown>;
  /** Without the right only the status is shown. */
  isAllowed?: boolean;
};

/** Active or inactive as a switch; asks 'Are you sure you want to change the status?' first. */
export function StatusToggle({ isActive, name, onToggle, isAllowed = true }: Props) {
  const t = useTexts(uiMessages);
  const confirm = useConfirm();
  const [isChanging, setChanging] = useState(false);
  if (!isAllowed) return <StatusBadge isActive={isActive} />;
  const toggle = async (): Promise<void> => {
    if (!(await confirm({ kind: 'status' }))) return;
    setChanging(true);
    await onToggle().catch(() => undefined);
    setChanging(false);
  };
  return (
    <Switch
      checked={isActive}
      disabled={isChanging}
      onChange={() => void toggle()}
      aria-label={t('statusOf', { name })}
      label={isActive ? t('active') : t('inactive')}
      classNames={{ body: classes.body, labelWrapper: classes.label }}
      size="sm"
      color="green"
    />
  );
}
