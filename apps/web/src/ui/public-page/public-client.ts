import { requestTimeoutMilliseconds } from '../../platform/constants.ts';
import { getLanguage } from '../../platform/language.ts';

/** Why a public call brought nothing: its status, 0 where no answer came, and what the server says of it. */
export class PublicFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * The calls of the pages that anybody opens by a link, by their path below `/backends/api/public/`. Those pages have a
 * client of their own, without schemas, tokens and toasts: these would be most of what a slow phone had to fetch.
 */
export async function askPublic<T>(
  path: string,
  { method = 'GET', body }: { method?: string; body?: string } = {},
): Promise<T> {
  const response = await fetch(`/backends/api/public/${path}`, {
    method,
    headers: {
      'Accept-Language': getLanguage(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    credentials: 'omit',
    signal: AbortSignal.timeout(requestTimeoutMilliseconds),
  }).catch(() => {
    throw new PublicFailure(0, '');
  });
  // Our own server's answer, which checks it by the contract before it sends it.
  const answer: { data: T; message?: string | null } = await response.json().catch(() => ({}));
  if (!response.ok) throw new PublicFailure(response.status, answer.message ?? '');
  return answer.data;
}

/** What stands at a fixed address of the server, such as the keys that receipts are checked with. */
export async function fetchPublished(path: string): Promise<unknown> {
  const response = await fetch(path, {
    credentials: 'omit',
    signal: AbortSignal.timeout(requestTimeoutMilliseconds),
  }).catch(() => {
    throw new PublicFailure(0, '');
  });
  if (!response.ok) throw new PublicFailure(response.status, '');
  return response.json();
}
