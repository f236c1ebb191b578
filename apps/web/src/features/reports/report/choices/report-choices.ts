import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { dropdownLength, searchDebounceMilliseconds } from '../../../../platform/constants.ts';
import type { Choice } from '../../../../ui/fields/SearchSelect.tsx';

/** What a select of the filter offers; `chosen` is among it, however long the list is. */
export type ReportChoices = {
  options: Choice[];
  chosen: Choice | null;
  isLoading: boolean;
  /** Given to the select where the list is too long to be here as a whole: then the server searches. */
  searching: { onSearch?: (typed: string) => void };
};
export type Found = { choices: Choice[]; total: number } | undefined;

export type Search = {
  typed: { search?: string };
  query: { search?: string; pageSize: number };
  setTyped: (typed: string) => void;
};

export function useSearch(): Search {
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), searchDebounceMilliseconds);
  const searched = settled === '' ? {} : { search: settled };
  return { typed: searched, query: { pageSize: dropdownLength, ...searched }, setTyped };
}

export type Chosen = { id: string; other: Choice | undefined; isLoading: boolean };

export function choicesOf({ typed, setTyped }: Search, found: Found, { id, other, isLoading }: Chosen): ReportChoices {
  const here = found?.choices ?? [];
  const chosen = here.find(({ value }) => String(value) === id) ?? other ?? null;
  const isLong = typed.search !== undefined || (found !== undefined && found.total > here.length);
  return {
    options: chosen === null || here.includes(chosen) ? here : [chosen, ...here],
    chosen: id === '' ? null : chosen,
    isLoading,
    searching: isLong ? { onSearch: setTyped } : {},
  };
}

export function foundOf<Row>(
  answer: { rows: Row[]; recordsTotal: number } | undefined,
  of: (row: Row) => Choice,
): Found {
  return answer === undefined ? undefined : { choices: answer.rows.map(of), total: answer.recordsTotal };
}

export function isAmong(found: NonNullable<Found>, id: string): boolean {
  return found.choices.some(({ value }) => String(value) === id);
}

export function choice(value: number, label: string, labelNp: string | null, remark?: string): Choice {
  return { value, label, labelNp, remark };
}
