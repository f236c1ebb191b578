import type { Access } from '@bahi/contract/access';
import type { MessageSet, Text } from '@bahi/contract/messages';
import type { ComponentType } from 'react';
import type { Choice } from './SearchSelect.tsx';
import { useLongList, type UseRows } from './use-long-list.ts';

export type Party = { id: number; name: string; nameNp: string | null };
/** Where only active ones are listed, none says so. */
export type ListedParty = Party & { isActive?: boolean };

/** Customers or vendors, as a select finds them and makes new ones. */
export type PartySource<Row extends ListedParty, Word extends string = 'party' | 'addNew'> = {
  useRows: UseRows<Row>;
  /** By which it is found beside its name. */
  phoneOf: (row: Row) => string;
  texts: MessageSet<string, Record<Word, Text>>;
  /** The call that makes new ones. */
  save: { access: Access };
  AddDialog: ComponentType<{
    opened: boolean;
    onClose: () => void;
    typed: string;
    onSaved: (saved: Row) => void;
  }>;
};

/** Customers or vendors as choices of a form: active ones, and the chosen one whatever became of it. */
export function useParties<Row extends ListedParty>(
  useRows: UseRows<Row>,
  chosen: Party | null,
  remarkOf: (row: Row) => string,
) {
  const { rows, isLoading, searching } = useLongList(useRows, chosen);
  const inUse = rows.filter((row) => row.isActive !== false || row.id === chosen?.id);
  const isAmong = chosen === null || inUse.some(({ id }) => id === chosen.id);
  const options: Choice[] = [
    ...inUse.map((row) => ({ ...choiceOf(row), remark: remarkOf(row) })),
    // Behind what was found: who types means that.
    ...(isAmong ? [] : [choiceOf(chosen)]),
  ];
  return { rows, options, isLoading, searching };
}

function choiceOf({ id, name, nameNp }: Party): Choice {
  return { value: id, label: name, labelNp: nameNp };
}
