import { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { mostLabels } from '@bahi/domain/goods/label-sizes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { useCall } from '../../../platform/query.ts';
import { type LabelLook, wholeIn } from './label-look.ts';

export type LabelRow = Answer<typeof labelContract.list>['rows'][number];
/** A variant that is picked, with how many labels it gets as it was typed. */
export type PickedRow = { row: LabelRow; copies: string };

/** What gets labels: what the address names, what is picked and what is scanned. */
export function useLabelRows(copiesFrom: LabelLook['copies']) {
  const client = useQueryClient();
  const [picked, setPicked] = useState<readonly PickedRow[]>([]);
  /** A row that is there gets one label more, where it is scanned once more. */
  const add = (rows: readonly LabelRow[], raise = false): void =>
    setPicked((before) => {
      const after = [...before];
      for (const row of rows) {
        const at = after.findIndex(({ row: { itemLedgerDetailId } }) => itemLedgerDetailId === row.itemLedgerDetailId);
        const there = after[at];
        if (there === undefined) after.push({ row, copies: raise ? '1' : copiesAtFirst(row, copiesFrom) });
        else after[at] = { row, copies: raise ? String((copiesOf(there) ?? 0) + 1) : there.copies };
      }
      return after;
    });
  const asked = useAskedRows(add);
  return {
    picked,
    isPending: asked.isPending,
    error: asked.error,
    retry: asked.retry,
    add,
    scan: async (code: string): Promise<{ row: LabelRow; copies: number } | null> => {
      const { rows } = await call(labelContract.list, { query: { scanned: code, pageSize: 1 } });
      const [row] = rows;
      if (row === undefined) return null;
      add([row], true);
      const there = picked.find((one) => one.row.itemLedgerDetailId === row.itemLedgerDetailId);
      return { row, copies: (there === undefined ? 0 : (copiesOf(there) ?? 0)) + 1 };
    },
    setCopies: (id: number, copies: string): void =>
      setPicked((before) => before.map((one) => (one.row.itemLedgerDetailId === id ? { ...one, copies } : one))),
    /** As many as one of each, or as there are in stock, whatever was typed. */
    setAll: (from: LabelLook['copies']): void =>
      setPicked((before) => before.map(({ row }) => ({ row, copies: copiesAtFirst(row, from) }))),
    remove: (id: number): void => setPicked((before) => before.filter(({ row }) => row.itemLedgerDetailId !== id)),
    clear: (): void => setPicked([]),
    /** What is picked as it is now, after codes were made. */
    refresh: async (): Promise<void> => {
      await client.invalidateQueries({ queryKey: [labelContract.name] });
      const found = await Promise.all(
        picked.map(({ row: { itemLedgerDetailId } }) =>
          call(labelContract.list, { query: { itemLedgerDetailId, pageSize: 1 } }),
        ),
      );
      const byId = new Map(found.flatMap(({ rows }) => rows.map((row) => [row.itemLedgerDetailId, row])));
      setPicked((before) => before.map((one) => ({ ...one, row: byId.get(one.row.itemLedgerDetailId) ?? one.row })));
    },
  };
}

export type LabelRows = ReturnType<typeof useLabelRows>;

/** One, or as many as there are in stock: whole ones, and none where there are fewer. */
function copiesAtFirst({ stockQuantity }: LabelRow, from: LabelLook['copies']): string {
  return from === 'ONE' ? '1' : String(Math.min(mostLabels, Math.max(0, Math.floor(stockQuantity))));
}

/** The labels of a row; null where what was typed is no number of them. */
export function copiesOf({ copies }: PickedRow): number | null {
  return wholeIn(copies, 0, mostLabels);
}

/** The variants of the item, or the one variant, that the address names: they are picked when the screen opens. */
function useAskedRows(add: (rows: readonly LabelRow[]) => void) {
  const [address] = useSearchParams();
  const itemId = wholeIn(address.get('item') ?? '', 1, Number.MAX_SAFE_INTEGER);
  const itemLedgerDetailId = wholeIn(address.get('variant') ?? '', 1, Number.MAX_SAFE_INTEGER);
  const isAsked = itemId !== null || itemLedgerDetailId !== null;
  const query = itemLedgerDetailId === null ? { itemId: itemId ?? 0 } : { itemLedgerDetailId };
  const answer = useCall(labelContract.list, { query }, { enabled: isAsked, staleTime: 0 });
  const addFound = useEffectEvent((rows: readonly LabelRow[]) => add(rows));
  const rows = answer.data?.rows;
  useEffect(() => {
    if (rows !== undefined) addFound(rows);
  }, [rows]);
  return {
    isPending: isAsked && answer.isPending,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
