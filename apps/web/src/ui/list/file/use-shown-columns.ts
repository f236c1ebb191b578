import { useState } from 'react';
import { z } from '@bahi/contract/zod';
import { useSession } from '../../../platform/session.tsx';
import { readStored, writeStored } from '../../../platform/storage.ts';
import type { Column } from '../list-types.ts';

const kept = z.array(z.string().max(60)).max(60);

export type ShownColumns<Row> = {
  shown: readonly Column<Row>[];
  hidden: readonly string[];
  /** A column is hidden, or shown again. */
  toggle: (key: string) => void;
  showAll: () => void;
};

/**
 * The columns that somebody chose of a list, kept on this device for each user: which they are says nothing of any record,
 * so that it outlasts signing out. The first column tells which row it is, and always stays.
 */
export function useShownColumns<Row>(list: string | undefined, columns: readonly Column<Row>[]): ShownColumns<Row> {
  const { userDetails } = useSession();
  const key = `bahi.columns.${userDetails.id}.${list ?? ''}`;
  const [hidden, setHidden] = useState(() => (list === undefined ? [] : readHidden(key)));
  const change = (keys: readonly string[]): void => {
    setHidden([...keys]);
    writeStored(key, keys.length === 0 ? null : JSON.stringify(keys));
  };
  return {
    shown: columns.filter((column, position) => position === 0 || !hidden.includes(column.key)),
    hidden,
    toggle: (column) => change(hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]),
    showAll: () => change([]),
  };
}

function readHidden(key: string): string[] {
  try {
    return kept.parse(JSON.parse(readStored(key) ?? '[]'));
  } catch {
    return [];
  }
}
