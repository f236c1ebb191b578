import { type ReportFilePath, reportFileAt } from '@bahi/contract/reports/report-file/report-file-paths';
import { z } from '@bahi/contract/zod';
import type { Session } from '../../../platform/core/context.ts';
import { refusalOf } from '../../../platform/core/errors.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findRights, findWorkplaces } from '../../../platform/sessions/rights.ts';

/** For whom a report is made without a call: who asked for it, in which outlet, and which one. */
export type ViewerOf = { businessId: number; userId: number; outletId: number | null; report: ReportFilePath };

/** Who a report is made for, with what they may see at this moment; or why it is not made for them. */
export async function findViewer(
  db: Tx,
  { businessId, userId, outletId, report }: ViewerOf,
  now: number,
): Promise<{ session: Session } | { refused: 'INACTIVE' | 'NO_OUTLET' | 'NO_RIGHT' }> {
  const [person] = await db.query<{ user_type: Session['userType']; full_name: string }>(
    'select user_type, full_name from app_user where business_id = $1 and id = $2 and is_active',
    [businessId, userId],
  );
  if (person === undefined) return { refused: 'INACTIVE' };
  const of = { businessId, userId, userType: person.user_type };
  if (outletId !== null && !(await findWorkplaces(db, of)).some(({ id }) => id === outletId))
    return { refused: 'NO_OUTLET' };
  const rights = await findRights(db, { ...of, outletId, now });
  if (!rights.has(`${reportFileAt(report).module}.report`)) return { refused: 'NO_RIGHT' };
  return {
    session: {
      id: 'unattended',
      userId,
      userType: person.user_type,
      fullName: person.full_name,
      businessId,
      businessStatus: 'ACTIVE',
      outletId,
      rights,
      secondStep: 'OPTIONAL',
    },
  };
}

/** Why a report is refused to who may see it, now and later; what may pass by itself is thrown on. */
export function refusalOfReport(error: unknown): 'NO_RIGHT' | 'FILTER_WRONG' {
  const refusal = refusalOf(error);
  if (refusal?.code === 'common.forbidden') return 'NO_RIGHT';
  if (error instanceof z.ZodError || (refusal !== null && refusal.status < 429)) return 'FILTER_WRONG';
  throw error;
}
