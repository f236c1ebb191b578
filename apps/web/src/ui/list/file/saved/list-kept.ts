import type { ListState } from '../../../../platform/use-list-state.ts';

const mostLetters = 60;

/**
 * How a list is called whose filters are kept: by its call, and by what its screen fixes of it, for the received cheques and
 * the given ones have filters of their own: `cheque.list:RECEIVED`.
 */
export function listKept<F extends string>(call: string, query: object, list: ListState<F>): string {
  const fixed = Object.entries<unknown>({ ...query })
    .filter(([name, value]) => !(name in list.query) && !(name in list.filters) && isWord(value))
    .map(([, value]) => String(value));
  return [call, ...fixed].join(':').slice(0, mostLetters);
}

/** Of what a screen asks with the words alone say which list it is. */
function isWord(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
}
