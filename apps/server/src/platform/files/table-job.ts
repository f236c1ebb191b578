import type { TextKey, TextParameters } from '../core/texts.ts';

/** What is sent to the thread that reads a table. */
export type TableJob = { readonly content: Uint8Array; readonly limits: TableLimits };

export type TableLimits = {
  /** Rows with anything in them. */
  readonly rows: number;
  readonly columns: number;
  /** Of one cell. */
  readonly characters: number;
  /** What formulas came to is read: where something else proves it. Elsewhere they are refused by their cells. */
  readonly takesResults?: boolean;
};

/** A row of the file that has anything in it; `number` is its place there, from 1. */
export type TableRow = { readonly number: number; readonly cells: readonly string[] };
export type TableRefusal = { readonly key: TextKey; readonly parameters?: TextParameters };
export type TableAnswer = { readonly rows: readonly TableRow[] } | { readonly refusal: TableRefusal };

/** What an archive may hold when it is unpacked: a table of 10,000 rows is a tenth of it. */
export const mostUnpackedBytes = 80_000_000;

export function isTableAnswer(message: unknown): message is TableAnswer {
  return typeof message === 'object' && message !== null && ('rows' in message || 'refusal' in message);
}

export function isTableJob(message: unknown): message is TableJob {
  return typeof message === 'object' && message !== null && 'content' in message && 'limits' in message;
}
