import type { Tenant } from '../../../platform/database/database.ts';
import type { Account } from './accounts.ts';

/** The tenant of what an account does by itself. */
export function tenantOf(account: Pick<Account, 'id' | 'business_id'>): Tenant {
  return { businessId: account.business_id, outletId: null, userId: account.id };
}
