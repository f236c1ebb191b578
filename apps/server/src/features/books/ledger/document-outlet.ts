import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';

/** The outlet that a document belongs to. */
export type DocumentOutlet = { id: number; code: string; is_active: boolean };

/**
 * The outlet of a new document: the token's, or the one that was asked for, or the only one there is. Fails at
 * `outletId` when it is another's, inactive, outside the token, or when there are several and none was named.
 */
export async function readOutlet(
  { db, businessId, outletId }: Pick<Context, 'db' | 'businessId' | 'outletId'>,
  asked: number | null,
): Promise<DocumentOutlet> {
  const rows = await db.query<DocumentOutlet>(
    'select id, code, is_active from outlet where business_id = $1 order by id',
    [businessId],
  );
  if (outletId !== null && asked !== null && asked !== outletId) fail('common.outletUnknown', { field: 'outletId' });
  const active = rows.filter((row) => row.is_active);
  const wanted = outletId ?? asked ?? (active.length === 1 ? active[0]?.id : undefined);
  if (wanted === undefined) fail('common.outletMissing', { field: 'outletId' });
  return active.find((row) => row.id === wanted) ?? fail('common.outletUnknown', { field: 'outletId' });
}
