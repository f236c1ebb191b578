import type { Answer } from '@bahi/contract/endpoint';
import type { publicItemContract } from '@bahi/contract/catalogue/item-share/public-item.contract';
import { askPublic } from '../../../../ui/public-page/public-client.ts';

export type SharedItem = Answer<typeof publicItemContract.get>;
/** Where the link of a page leads. */
export type Link = { itemShareableId: string; itemShareableCode: string };

export function getSharedItem({ itemShareableId, itemShareableCode }: Link): Promise<SharedItem> {
  const query = new URLSearchParams({ itemShareableCode }).toString();
  return askPublic(`item/${encodeURIComponent(itemShareableId)}?${query}`);
}

/** Pictures by what stands for them in the item's list, as base64; null for one that is not there any more. */
export function getPictures(
  { itemShareableId }: Link,
  imageList: readonly string[],
): Promise<Answer<typeof publicItemContract.documents>> {
  return askPublic(`item/documents/${encodeURIComponent(itemShareableId)}`, {
    method: 'POST',
    body: JSON.stringify({ imageList }),
  });
}
