import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { call } from './caller.ts';
import type { Shop } from './shop.ts';

/** From now on drafts of sales above so many rupees need somebody else's word; null asks nobody. */
export async function limitDrafts({ owner }: Pick<Shop, 'owner'>, approvalLimit: number | null): Promise<void> {
  await call(owner, businessContract.saveApprovalLimit, { body: { approvalLimit } });
}
