import { type Privilege, privileges } from '@bahi/contract/access';
import { changedRights } from '@bahi/contract/people/security-log/changed-rights';
import type { Context } from '../../../platform/core/context.ts';

type Grant = { code: string; name: string; name_np: string; privileges: Privilege[] };
/** What a role grants today, module by module in their order. */
export type Granted = readonly Grant[];

/** What a role grants: nothing while it is out of use or there no more, and nothing of what is switched off. */
export async function readGranted(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  roleId: number,
): Promise<Granted> {
  return db.query<Grant>(
    `select module.code, module.name, module.name_np, granted.privileges
     from role_module_privilege granted join module on module.id = granted.module_id
     join role on role.business_id = granted.business_id and role.id = granted.role_id and role.is_active
     where granted.business_id = $1 and granted.role_id = $2 and granted.is_active
     order by module.order_number, module.id`,
    [businessId, roleId],
  );
}

/** Tells which rights a role came to grant and which it grants no more, since it was taken. */
export async function tellChanges(
  context: Pick<Context, 'db' | 'businessId'>,
  role: { id: number; granted: Granted; told: string[] },
): Promise<void> {
  const now = await readGranted(context, role.id);
  role.told.push(...changesBetween(role.granted, now, 'ADDED'), ...changesBetween(now, role.granted, 'REMOVED'));
}

/** What of `after` was not in `before`. */
function changesBetween(before: Granted, after: Granted, change: 'ADDED' | 'REMOVED'): string[] {
  return after.flatMap(({ code, name, name_np: nameNp, privileges: granted }) => {
    const had = before.find((grant) => grant.code === code)?.privileges ?? [];
    const more = privileges.filter((privilege) => granted.includes(privilege) && !had.includes(privilege));
    return more.length === 0 ? [] : [changedRights({ change, name, nameNp, privileges: more })];
  });
}
