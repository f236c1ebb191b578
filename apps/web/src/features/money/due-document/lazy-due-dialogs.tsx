import { lazy } from 'react';
import type { DueRow } from './due-document.ts';
import type { DueDialogProps } from './DueDialogs.tsx';
import type { DueDetail } from './due-kind.ts';

/** The dialogs of the list of one kind, loaded when the first one is opened. */
export function lazyDueDialogs<Row extends DueRow, Stored extends Row & DueDetail>() {
  return lazy(async () => {
    const { DueDialogs } = await import('./DueDialogs.tsx');
    return { default: (props: DueDialogProps<Row, Stored>) => <DueDialogs {...props} /> };
  });
}
