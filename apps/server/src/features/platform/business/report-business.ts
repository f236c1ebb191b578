import type { Text } from '@bahi/contract/messages';
import type { Tx } from '../../../platform/database/database.ts';

/** Whose report it is, as its head says. */
export async function readReportBusiness(db: Tx, businessId: number): Promise<{ name: Text; pan: string | null }> {
  const [row] = await db.query<{ company_name: string; company_name_np: string | null; pan: string | null }>(
    'select company_name, company_name_np, pan from business where id = $1',
    [businessId],
  );
  const name = row?.company_name ?? '';
  return { name: { en: name, ne: row?.company_name_np ?? name }, pan: row?.pan ?? null };
}
