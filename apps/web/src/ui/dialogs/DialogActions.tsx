import { Button } from '@mantine/core';
import type { RowAction } from '../list/list-types.ts';

/**
 * What can be done with the record of a dialog, as buttons at its foot: the same as its row's menu offers, without
 * what would be refused.
 */
export function DialogActions({ actions }: { actions: readonly RowAction[] }) {
  const possible = actions.filter(({ refusal }) => refusal === undefined);
  return possible.map((action) => (
    <Button
      key={action.label}
      variant="default"
      flex="0 1 auto"
      leftSection={action.icon}
      onClick={action.onClick}
      {...(action.isDangerous ? { c: 'var(--bahi-danger)' } : {})}
    >
      {action.label}
    </Button>
  ));
}
