import { declaredKinds, type DeclaredKind, type QuietKind } from '@bahi/contract/platform/record-history/quiet-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { getMasterData } from '../../../platform/master-data/master-data-read.ts';
import { getRole } from '../../people/role/role.queries.ts';
import { getSchedule } from '../../reports/report-schedule/report-schedule.queries.ts';
import { declaredResources } from './declared-resources.ts';

/**
 * The row of what is set up, found as its own screen finds it. What is shared by all businesses was written by the platform,
 * in its own books: a business sees who changed what of its own alone.
 * @throws 404 for one that is not there, or not theirs.
 */
export async function quietRow(context: Context, kind: QuietKind, id: number): Promise<{ table: string; id: number }> {
  await findQuiet(context, kind, id);
  return { table: kind.toLowerCase(), id };
}

async function findQuiet(context: Context, kind: QuietKind, id: number): Promise<void> {
  const isPlatform = context.businessId === 0;
  if (isDeclared(kind)) {
    const { isShared } = await getMasterData(context, declaredResources[kind], id);
    if (isShared !== isPlatform) failNotFound();
  } else if (kind === 'ROLE') {
    if ((await getRole(context, id)).isShared !== isPlatform) failNotFound();
  } else if (kind === 'REPORT_SCHEDULE') {
    await getSchedule(context, id);
  } else if (isPlatform || id !== context.businessId) failNotFound();
}

function isDeclared(kind: QuietKind): kind is DeclaredKind {
  return declaredKinds.some((declared) => declared === kind);
}
