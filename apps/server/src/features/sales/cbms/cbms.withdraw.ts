import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';

/**
 * Takes a bill out of the line that is cancelled before anything of it went. One that the receiver was told of, or may have been,
 * stands: the receiver knows no cancelling, only a return.
 */
export async function withdrawReport({ db, businessId, now }: Context, documentId: number): Promise<void> {
  const [report] = await db.query<{ id: number; tries: number }>(
    'select id, tries from cbms_report where business_id = $1 and document_id = $2 for update',
    [businessId, documentId],
  );
  if (report === undefined) return;
  if (report.tries > 0) fail('cbms.cannotCancel', { status: 409 });
  await db.query(
    `update cbms_report set state = 'WITHDRAWN', reason = 'CANCELLED', due_at = null,
       settled_at = to_timestamp($3::double precision / 1000), version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, report.id, now],
  );
}
