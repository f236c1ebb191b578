import type { ReactNode } from 'react';

/** How the records of a list are made active and inactive, several at once; absent without the right to. */
export type BulkStatus<Row> = {
  isActive: (row: Row) => boolean;
  /** Why the server would refuse to change it. */
  refusal?: (row: Row) => string | undefined;
  /** Rejects with ApiError where the server refuses. */
  set: (row: Row, isActive: boolean) => Promise<unknown>;
};

/** What else can be done with rows that are chosen; `onClear` ends the choosing. */
export type BulkActions<Row> = (rows: readonly Row[], onClear: () => void, nameOf: (row: Row) => string) => ReactNode;

/** The list that rows are chosen of. */
export type BulkOf<Row> = {
  list: string;
  query: object;
  status: BulkStatus<Row> | undefined;
  actions?: BulkActions<Row> | undefined;
  isChoosing: boolean;
  end: () => void;
};

/** What went well is told once for all of them, and what did not beside its name. */
export const quietly = { errors: 'form', isQuiet: true } as const;

/** Of records that one call turns from active to inactive and back, if it is told which of both is wanted. */
export function bulkStatusOf<Row extends { id: number; isActive: boolean }>(
  isOffered: boolean,
  toggle: (id: number, isActive: boolean) => Promise<unknown>,
): BulkStatus<Row> | undefined {
  return isOffered ? { isActive: (row) => row.isActive, set: ({ id }, wanted) => toggle(id, wanted) } : undefined;
}
