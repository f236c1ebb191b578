import type { UserType } from '@bahi/contract/enumeration';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { requireGiving, takeAuthority } from '../role/authority.ts';
import { findRole, rightsOfRole } from '../role/role.guard.ts';

type Given = { userId: number; userType: UserType; roleIds: readonly number[] };

/** Gives a new person roles of their type from today on; nobody gives what they do not have themselves. */
export async function giveRoles(context: Context, { userId, userType, roleIds }: Given): Promise<void> {
  const { db, businessId, today } = context;
  if (roleIds.length > 0 && !context.can('user-role.create')) fail('common.forbidden', { status: 403 });
  const authority = await takeAuthority(context);
  for (const id of new Set(roleIds)) {
    const role = await findRole(context, id, 'roleIds');
    if (role.user_type !== userType) fail('role.otherType', { field: 'roleIds' });
    if (!role.is_active) fail('common.inactiveRecord', { field: 'roleIds' });
    requireGiving(context, authority, role.user_type, await rightsOfRole(context, role));
    await db.query(
      `insert into user_role (business_id, user_id, role_business_id, role_id, effective_from) values ($1, $2, $3, $4, $5)`,
      [businessId, userId, role.business_id, id, formatAdDate(today)],
    );
  }
}
