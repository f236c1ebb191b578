import type { Right } from '@bahi/contract/access';
import type { OpenContext } from '../../../platform/core/context.ts';
import type { Tenant } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/core/errors.ts';
import { findRights } from '../../../platform/sessions/rights.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';

/**
 * The whole business of who asks, whatever outlet they have chosen: all data are all outlets' data, so that the right
 * must have been given for all of them. Fails with 403 where it was given for one outlet only.
 */
export async function wholeBusinessOf(
  context: OpenContext,
  right: Right,
): Promise<Tenant & { userId: number; fullName: string; rights: ReadonlySet<Right> }> {
  const session = context.session ?? failInvalidToken();
  const { businessId, userId, userType, fullName } = session;
  const tenant = { businessId, outletId: null, userId };
  const rights = await context.services.database.transaction('read', tenant, (tx) =>
    findRights(tx, { ...tenant, userType, now: context.now }),
  );
  if (!rights.has(right)) fail('common.forbidden', { status: 403 });
  return { ...tenant, fullName, rights };
}
