import type { Text } from '@bahi/contract/messages';
import type { Tx } from '../../../platform/database/database.ts';
import { sampleMark } from '@bahi/contract/paper/letterhead-view';

/** Whose report it is, as its head says. */
export async function readReportBusiness(db: Tx, businessId: number): Promise<{ name: Text; pan: string | null }> {
  const [row] = await db.query<{ name: string; name_np: string | null; pan: string | null; is_sample: boolean }>(
    `select company_name as name, company_name_np as name_np, pan, sample_of_id is not null as is_sample
     from business where id = $1`,
    [businessId],
  );
  const mark = row?.is_sample === true ? ` (${sampleMark})` : '';
  const name = row?.name ?? '';
  return { name: { en: name + mark, ne: (row?.name_np ?? name) + mark }, pan: row?.pan ?? null };
}
