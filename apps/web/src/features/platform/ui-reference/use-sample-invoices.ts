import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api-error.ts';
import { type SampleInvoice, sampleInvoices } from './sample-invoices.ts';

/** What a list can be seen in. */
export const listStates = ['rows', 'waiting', 'empty', 'failed', 'forbidden'] as const;
export type ShownState = (typeof listStates)[number];

type Query = { search?: string; sort?: string; pageNumber: number; pageSize: number; status?: string };
type Invoices = { rows: readonly SampleInvoice[]; recordsTotal: number };

/** The sample invoices, as a list call would answer them. */
export function useSampleInvoices(
  query: Query,
  state: ShownState,
  failure: string,
): UseQueryResult<Invoices, ApiError> {
  return useQuery<Invoices, ApiError>({
    queryKey: ['uiReference', state, query],
    queryFn: ({ signal }) => answerOf(query, state, { failure, signal }),
    gcTime: 0,
  });
}

type Asked = { failure: string; signal: AbortSignal };

async function answerOf(query: Query, state: ShownState, { failure, signal }: Asked): Promise<Invoices> {
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

function found({ search = '', sort = '', pageNumber, pageSize, status }: Query): Invoices {
  const words = search.toLowerCase();
  const matching = sampleInvoices.filter(
    (invoice) =>
      `${invoice.number} ${invoice.customer} ${invoice.customerNp}`.toLowerCase().includes(words) &&
      (status === undefined || invoice.status === status),
  );
  const sorted = matching.toSorted((one, other) => compare(one, other, sort.replace(/^-/, '')));
  const ordered = sort.startsWith('-') ? sorted.toReversed() : sorted;
  const first = pageNumber * pageSize;
  return { rows: ordered.slice(first, first + pageSize), recordsTotal: matching.length };
}

function compare(one: SampleInvoice, other: SampleInvoice, field: string): number {
  if (field === 'amount') return one.amount - other.amount;
  if (field === 'customer') return one.customer.localeCompare(other.customer);
  return one.dateAD.localeCompare(other.dateAD);
}
