import { sessionContract } from '@bahi/contract/account/session/session.contract';
import type { Endpoint, Named, Sent } from '@bahi/contract/endpoint';
import { staleContracts } from '@bahi/contract/refresh-groups';
import {
  type InfiniteData,
  keepPreviousData,
  MutationCache,
  QueryCache,
  type QueryKey,
  QueryClient,
  skipToken,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useMutation,
  type UseMutationResult,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { call, type CallOptions, type Result } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { queryStaleMilliseconds } from './constants.ts';
import { chosenOfficeId, getTokens, onTokensChanged } from './tokens.ts';

/** A call that finds the network away fails at once and says so, rather than waiting unseen: `networkMode`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: askAnew }),
  mutationCache: new MutationCache({ onError: askAnew }),
  defaultOptions: {
    queries: { staleTime: queryStaleMilliseconds, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Who has to set up a second step since the page was opened is led there by what `/init` says of them. Nothing else of the
 * session is asked anew: what is refused again would end the question that is under way.
 */
function askAnew(error: Error): void {
  if (error instanceof ApiError && error.code === 'secondFactor.due')
    void queryClient.invalidateQueries({ queryKey: keyOf(sessionContract.init) });
}

let shownOfficeId = chosenOfficeId();
// What was read belongs to who was signed in and to the outlet they worked in, here or in another tab.
onTokensChanged(() => {
  const leftOfficeId = shownOfficeId;
  shownOfficeId = chosenOfficeId();
  if (getTokens() === null) queryClient.clear();
  else if (shownOfficeId !== leftOfficeId) void queryClient.resetQueries();
});

export type CallQueryOptions = {
  enabled?: boolean;
  /** Shows the last page while the next one comes: lists want it. */
  keepPrevious?: boolean;
  /** 0 for a record that must be fresh each time it is opened (item details: specification, section 9). */
  staleTime?: number;
  gcTime?: number;
  /** A failure is not told: nobody asked for it. */
  isQuiet?: boolean;
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
  const { keepPrevious = false, isQuiet = false, ...queryOptions } = options;
  return useQuery<Result<E>, ApiError, Result<E>>({
    queryKey: keyOf(endpoint, sent),
    queryFn: ({ signal }) => call(endpoint, sent, { signal, errors: isQuiet ? 'form' : 'toast' }),
    ...queryOptions,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/**
 * The answers of a call page by page, each asked for after the last row of the one before: all that were asked for are fetched
 * anew together. `next` says what is sent for the page after an answer; null where there is none.
 */
export function useCallPages<E extends Named<Endpoint>>(
  endpoint: E,
  first: Sent<E>,
  next: (last: Result<E>) => Sent<E> | null,
): UseInfiniteQueryResult<InfiniteData<Result<E>>, ApiError> {
  return useInfiniteQuery<Result<E>, ApiError, InfiniteData<Result<E>>, QueryKey, { sent: Sent<E> }>({
    queryKey: [...keyOf(endpoint, first), 'pages'],
    queryFn: ({ signal, pageParam }) => call(endpoint, pageParam.sent, { signal }),
    initialPageParam: { sent: first },
    getNextPageParam: (last) => {
      const sent = next(last);
      return sent === null ? null : { sent };
    },
  });
}

/** The answers of one kind of call made several times, of as many as the caller has. */
export function useCalls<E extends Named<Endpoint>>(
  calls: readonly { endpoint: E; sent: Sent<E> }[],
): UseQueryResult<Result<E>, ApiError>[] {
  return useQueries({
    queries: calls.map(({ endpoint, sent }) => ({
      queryKey: keyOf(endpoint, sent),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, sent, { signal }),
    })),
  });
}

/**
 * A record as the server has it when its dialog opens: never an older copy, and not exchanged under the hands of who
 * edits it. Without `sent` nothing is asked, and what was read is forgotten.
 */
export function useFresh<E extends Named<Endpoint>>(
  endpoint: E,
  sent: Sent<E> | null,
): UseQueryResult<Result<E>, ApiError> {
  return useQuery<Result<E>, ApiError, Result<E>>({
    // Outside of its contract's keys, so that a save does not fetch it again while the dialog closes.
    queryKey: ['fresh', endpoint.name, sent],
    queryFn: sent === null ? skipToken : ({ signal }) => call(endpoint, sent, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What is written, under a key of its own where the caller keeps one: else each write has its own. */
type Written<E extends Endpoint> = Sent<E> & { idempotencyKey?: string };

type Sending = Pick<CallOptions, 'errors'> & {
  /** It is done once it is answered: what it makes stale is fetched behind it. */
  refreshesBehind?: boolean;
};

/**
 * A writing call: `const save = useSend(customerContract.save)`, then `await save.mutateAsync({ body })`. When it went
 * well, what is cached of its own contract and of the groups it `refreshes` is fetched anew.
 */
export function useSend<E extends Named<Endpoint>>(
  endpoint: E,
  { refreshesBehind = false, ...options }: Sending = {},
): UseMutationResult<Result<E>, ApiError, Written<E>> {
  const client = useQueryClient();
  return useMutation<Result<E>, ApiError, Written<E>>({
    mutationKey: [endpoint.name],
    mutationFn: (sent) => call(endpoint, sent, options),
    onSuccess: async () => {
      if (endpoint.transaction === 'read') return;
      const stale = [...staleContracts(endpoint)];
      const refreshed = Promise.all(stale.map((contract) => client.invalidateQueries({ queryKey: [contract] })));
      if (!refreshesBehind) await refreshed;
    },
  });
}
