import type { ListQuery } from '@bahi/contract/paging';
import type { z } from '@bahi/contract/zod';
import type { Language } from '@bahi/domain/language';
import { finderOf } from '@bahi/domain/name-sound';
import { fail } from '../core/errors.ts';
import { pageOfRows } from '../database/list-query.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * What a query asks for of a list that was read as a whole: those whose texts hold each searched word, however it is
 * spelt; those in use or not (what has no such state is in use); in the order of one field; a page of them.
 * Fails at `sort` for what is no field.
 */
export function askedOf<R extends Row>(
  row: z.ZodObject,
  rows: readonly R[],
  query: Omit<ListQuery, 'isActive'> & { isActive?: boolean | undefined },
  language: Language,
): { rows: R[]; recordsTotal: number } {
  const isFound = finderOf(query.search ?? '');
  const found = rows.filter(
    (one) => (query.isActive === undefined || (one['isActive'] ?? true) === query.isActive) && isFound(textIn(one)),
  );
  return pageOfRows(query.sort === undefined ? found : sorted(row, found, query.sort, language), query);
}

/** Every text in a value, however deep. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textIn).join(' ') : '';
}

/** By what the reader sees of the field: a name in their language, where it has one. */
function sorted<R extends Row>(row: z.ZodObject, rows: readonly R[], sort: string, language: Language): R[] {
  const field = sort.replace(/^-/, '');
  if (!Object.hasOwn(row.shape, field)) fail('common.sortUnknown', { field: 'sort' });
  const { compare } = new Intl.Collator(language, { numeric: true });
  const shown = (one: Row): unknown => (language === 'ne' ? one[`${field}Np`] : undefined) ?? one[field];
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((left, right) => {
    const [a, b] = [shown(left), shown(right)];
    return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(textOf(a), textOf(b)));
  });
}

function textOf(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : textIn(value);
}
