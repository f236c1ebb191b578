import type { DataSummary } from '@bahi/contract/platform/data-download/data-download.contract';
import type { OpenContext } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Sheet } from '../../../platform/reports/sheet.ts';
import { wholeBusinessOf } from './whole-business.ts';

const mostShown = 10;

/** What the files would hold now, and who has downloaded them before. */
export async function readSummary(context: OpenContext, sheets: readonly Sheet[]): Promise<DataSummary> {
  const tenant = await wholeBusinessOf(context, 'data-download.read');
  return context.services.database.transaction('read', tenant, async (db) => {
    const counts = await Promise.all(sheets.map(({ from }) => countOf(db, from, tenant.businessId)));
    const [files] = await db.query<{ count: number; bytes: number }>(
      `select count(*) as count, coalesce(sum(size_bytes), 0)::bigint as bytes from stored_file where business_id = $1`,
      [tenant.businessId],
    );
    return {
      sheets: sheets.map(({ name }, position) => ({ name: name.en, nameNp: name.ne, rows: counts[position] ?? 0 })),
      fileCount: files?.count ?? 0,
      fileBytes: files?.bytes ?? 0,
      downloads: await readDownloads(db, tenant.businessId),
    };
  });
}

async function countOf(db: Tx, from: string, businessId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*) as count from ${from}`, [businessId]);
  return row?.count ?? 0;
}

async function readDownloads(db: Tx, businessId: number): Promise<DataSummary['downloads']> {
  const rows = await db.query<Omit<DataSummary['downloads'][number], 'downloadedAt'> & { at: Date }>(
    `select id, file_type as "fileType", size_bytes as "sizeBytes", row_count as rows,
       downloaded_by_name as "downloadedByName", downloaded_at as at
     from data_download where business_id = $1 order by downloaded_at desc, id desc limit ${mostShown}`,
    [businessId],
  );
  return rows.map(({ at, ...row }) => ({ ...row, downloadedAt: at.toISOString() }));
}
