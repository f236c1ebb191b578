import type { Endpoint, Named, Sent } from '@bahi/contract/endpoint';
import {
  keepPreviousData,
  type QueryKey,
  QueryClient,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { call, type CallOptions, type Result } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import { queryStaleMilliseconds } from './constants.ts';

/** A call that finds the network away fails at once and says so, rather than waiting unseen: `networkMode`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: queryStaleMilliseconds, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

export type CallQueryOptions = {
  enabled?: boolean;
  /** Shows the last page while the next one comes: lists want it. */
  keepPrevious?: boolean;
  /** 0 for a record that must be fresh each time it is opened (item details: specification, section 9). */
  staleTime?: number;
  gcTime?: number;
};

/** The key under which an answer is cached: first its contract, so that a write can refresh a whole feature. */
export function keyOf<E extends Named<Endpoint>>(endpoint: E, sent?: Sent<E>): QueryKey {
  return sent === undefined ? [endpoint.contract, endpoint.name] : [endpoint.contract, endpoint.name, sent];
}

/** The answer of a reading call: `useCall(customerContract.list, { query: list.query }, { keepPrevious: true })`. */
export function useCall<E extends Named<Endpoint>>(
  endpoint: E,
  sent: Sent<E>,
  options: CallQueryOptions = {},
): UseQueryResult<Result<E>, ApiError> {
  const { keepPrevious = false, ...queryOptions } = options;
  return useQuery<Result<E>, ApiError, Result<E>>({
    queryKey: keyOf(endpoint, sent),
    queryFn: ({ signal }) => call(endpoint, sent, { signal }),
    ...queryOptions,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/**
 * A writing call: `const save = useSend(customerContract.save)`, then `await save.mutateAsync({ body })`. When it went
 * well, what is cached of its own contract and of those it `refreshes` is fetched anew.
 */
export function useSend<E extends Named<Endpoint>>(
  endpoint: E,
  options: Pick<CallOptions, 'errors'> = {},
): UseMutationResult<Result<E>, ApiError, Sent<E>> {
  const client = useQueryClient();
  return useMutation<Result<E>, ApiError, Sent<E>>({
    mutationKey: [endpoint.name],
    mutationFn: (sent) => call(endpoint, sent, options),
    onSuccess: async () => {
      if (endpoint.transaction === 'read') return;
      const contracts = [endpoint.contract, ...(endpoint.refreshes ?? [])];
      await Promise.all(contracts.map((contract) => client.invalidateQueries({ queryKey: [contract] })));
    },
  });
}
