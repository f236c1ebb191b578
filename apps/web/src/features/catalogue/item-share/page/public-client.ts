import type { Answer } from '@bahi/contract/endpoint';
import type { publicItemContract } from '@bahi/contract/catalogue/item-share/public-item.contract';
import { requestTimeoutMilliseconds } from '../../../../platform/constants.ts';
import { getLanguage } from '../../../../platform/language.ts';

export type SharedItem = Answer<typeof publicItemContract.get>;
/** Where the link of a page leads. */
export type Link = { itemShareableId: string; itemShareableCode: string };

/** Why a public call brought nothing: its status, 0 where no answer came, and what the server says of it. */
export class PublicFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * The calls of the page that anybody opens. It has a client of its own, without schemas, tokens and toasts: those would
 * be most of what a slow phone had to fetch.
 */
export function getSharedItem({ itemShareableId, itemShareableCode }: Link): Promise<SharedItem> {
  const query = new URLSearchParams({ itemShareableCode }).toString();
  return ask(`${encodeURIComponent(itemShareableId)}?${query}`, {});
}

/** Pictures by what stands for them in the item's list, as base64; null for one that is not there any more. */
export function getPictures(
  { itemShareableId }: Link,
  imageList: readonly string[],
): Promise<Answer<typeof publicItemContract.documents>> {
  return ask(`documents/${encodeURIComponent(itemShareableId)}`, {
    method: 'POST',
    body: JSON.stringify({ imageList }),
  });
}

async function ask<T>(path: string, { method = 'GET', body }: { method?: string; body?: string }): Promise<T> {
  const response = await fetch(`/backends/api/public/item/${path}`, {
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
