import type { Context } from '../../../platform/core/context.ts';

type Named = { id: number; name: string; nameNp: string | null };
type GivenRole = Named & {
  roleId: number;
  outletName: string | null;
  outletNameNp: string | null;
  from: string;
  till: string | null;
  /** Whether the role itself is switched on. */
  isActive: boolean;
};
/** Where somebody works, and the roles they were given, each with its days (AD). */
export type Work = { outlets: Named[]; roles: GivenRole[] };

/** The work of people of the caller's own business, and for the platform of everybody: by the person's id. */
export async function readWork(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  people: readonly number[],
): Promise<Map<number, Work>> {
  if (people.length === 0) return new Map();
  const rows = await (businessId === 0
    ? db.query<Work & { user_id: number }>('select user_id, outlets, roles from work_across_businesses($1)', [people])
    : db.query<Work & { user_id: number }>('select user_id, outlets, roles from work_of($1, $2)', [
        businessId,
        people,
      ]));
  return new Map(rows.map(({ user_id: userId, ...work }) => [userId, work]));
}
