import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** The name beside the icon that is left of an item of the menu. */
export function FoldedName({ name, children }: { name: string; children: ReactElement }) {
  return (
    <Tooltip label={name} position="right">
      {children}
    </Tooltip>
  );
}
