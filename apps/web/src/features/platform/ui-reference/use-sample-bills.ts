import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api-error.ts';
import { type SampleBill, sampleBills } from './sample-bills.ts';

/** What a list can be seen in. */
export const listStates = ['rows', 'waiting', 'empty', 'failed', 'forbidden'] as const;
export type ShownState = (typeof listStates)[number];

type Query = { search?: string; sort?: string; pageNumber: number; pageSize: number; status?: string };
type Bills = { rows: readonly SampleBill[]; recordsTotal: number };

/** The sample bills, as a list call would answer them. */
export function useSampleBills(query: Query, state: ShownState, failure: string): UseQueryResult<Bills, ApiError> {
  return useQuery<Bills, ApiError>({
    queryKey: ['uiReference', state, query],
    queryFn: ({ signal }) => answerOf(query, state, { failure, signal }),
    gcTime: 0,
  });
}

type Asked = { failure: string; signal: AbortSignal };

async function answerOf(query: Query, state: ShownState, { failure, signal }: Asked): Promise<Bills> {
  switch (state) {
    case 'rows':
      return found(query);
    case 'waiting':
      // Until another state is chosen.
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    case 'empty':
      return { rows: [], recordsTotal: 0 };
    case 'failed':
      throw new ApiError({ status: 500, code: 'common.failed', message: failure });
    case 'forbidden':
      throw new ApiError({ status: 403, code: 'common.forbidden', message: failure });
  }
}

function found({ search = '', sort = '', pageNumber, pageSize, status }: Query): Bills {
  const words = search.toLowerCase();
  const matching = sampleBills.filter(
    (bill) =>
      `${bill.number} ${bill.customer} ${bill.customerNp}`.toLowerCase().includes(words) &&
      (status === undefined || bill.status === status),
  );
  const sorted = matching.toSorted((one, other) => compare(one, other, sort.replace(/^-/, '')));
  const ordered = sort.startsWith('-') ? sorted.toReversed() : sorted;
  const first = pageNumber * pageSize;
  return { rows: ordered.slice(first, first + pageSize), recordsTotal: matching.length };
}

function compare(one: SampleBill, other: SampleBill, field: string): number {
  if (field === 'amount') return one.amount - other.amount;
  if (field === 'customer') return one.customer.localeCompare(other.customer);
  return one.dateAD.localeCompare(other.dateAD);
}
