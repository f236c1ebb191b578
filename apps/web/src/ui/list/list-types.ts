import type { Access } from '@bahi/contract/access';
import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** The server's name of the field to sort by; absent where the list cannot be sorted by this column. */
  sort?: string;
  align?: 'start' | 'center' | 'end';
  width?: number;
  /** Stands on one line: a code, a phone number. */
  whole?: boolean;
  /** Where the value stands on a phone's card; absent: not on the card. */
  card?: 'who' | 'amount' | 'status' | 'date' | 'more';
  /** What stands on the card instead: an amount with its unit, or null where there is nothing to tell. */
  cardCell?: (row: Row) => ReactNode;
  /** What the value says of itself is not said again before it: a badge, words of its own. */
  isSelfTold?: boolean;
  /** What all rows of the list come to, in the last row of the table. */
  total?: ReactNode;
};

export type FilterOption = { value: string; label: string };
/** A filter by a closed list; its value stands in the address under its name. */
export type Filter<F extends string> = {
  name: F;
  label: string;
  options: readonly FilterOption[];
  /** Where the list is too long to be here as a whole: what is typed is searched elsewhere, and `options` follow. */
  onSearch?: (typed: string) => void;
  /** What was chosen of such a list; it need not be among the options. */
  chosen?: FilterOption | undefined;
};

export type RowAction = {
  label: string;
  icon?: ReactNode;
  onClick: () => void;
  isDangerous?: boolean;
  disabled?: boolean;
  /** Why the server would refuse it: it stands there disabled, and says so. */
  refusal?: string | undefined;
};

/** The Add button: a dialog (`onClick`) or a screen (`to`), shown to who holds the right. */
export type AddAction = {
  label: string;
  onClick?: () => void;
  to?: string;
  needs?: { access: Access };
  /** Records of a business wait for its complete profile, and for a business that is not inactive. */
  needsProfile?: boolean;
};
