import type { Context } from '../../../platform/core/context.ts';
import type { Services } from '../../../platform/core/services.ts';
import { unattendedContext } from '../../../platform/core/unattended.ts';
import type { Tenant, Tx } from '../../../platform/database/database.ts';
import type { DueRecurring } from './recurring.make.ts';

/** What is read of a record that is due. */
export const dueColumns = `recurring.id, recurring.outlet_id, recurring.kind, recurring.document_id, recurring.voucher_id, recurring.unit, recurring.every,
  recurring.first_on, recurring.day_of_month, recurring.last_on, recurring.is_automatic, recurring.is_active, recurring.next_on,
  recurring.written_by, recurring.written_by_name`;

type Acting = { businessId: number; recurring: DueRecurring; key: string | null };

/** What is done in the name of who wrote the record last, under a key by which it is issued once. */
export function contextOf(services: Services, db: Tx, { businessId, recurring, key }: Acting): Context {
  const { written_by: userId, written_by_name: fullName } = recurring;
  // What is made is a draft: no right is asked for but to issue it.
  return unattendedContext(
    services,
    db,
    { userId, userType: 'BUSINESS_INTERNAL', fullName, businessId, outletId: null },
    { can: () => false, idempotencyKey: key },
  );
}

export function tenantOf(businessId: number): Tenant {
  return { businessId, outletId: null, userId: null };
}
