import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { ActionIcon, Menu } from '@mantine/core';
import { EllipsisVertical } from 'lucide-react';
import { useTexts } from '../../platform/i18n.ts';
import type { RowAction } from './list-types.ts';
import classes from './RowMenu.module.css';

/** The menu at the end of a row; `name` tells whose it is. Without actions there is no menu. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const t = useTexts(uiMessages);
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon aria-label={t('rowActions', { name })}>
          <EllipsisVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={action.icon}
            onClick={action.onClick}
            disabled={action.disabled === true || action.refusal !== undefined}
            className={action.refusal === undefined ? '' : (classes.refused ?? '')}
            {...(action.isDangerous ? { color: 'var(--bahi-danger)' } : {})}
          >
            {action.label}
            {action.refusal === undefined ? null : <span className={classes.refusal}>{action.refusal}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
