import { type BsCalendar, standardCalendar, withBsYears } from '@bahi/domain/bs-calendar';
import type { Config } from './config.ts';
import { type Database, platformTenant } from './database.ts';
import { deriveKeys } from './keys.ts';
import type { Log } from './logs.ts';
import { createPdfRenderer } from './pdf.ts';
import type { Services } from './services.ts';
import { createSms } from './sms.ts';

type Given = { config: Config; database: Database; log: Log; clock?: () => number };

/** Makes what the features are built on. The database must be migrated. */
export async function createServices({ config, database, log, clock = Date.now }: Given): Promise<Services> {
  const calendar = await loadCalendar(database);
  return {
    config,
    database,
    keys: deriveKeys(config.secret),
    log,
    pdf: createPdfRenderer(),
    sms: createSms(config, log),
    clock,
    calendar: () => calendar,
  };
}

/** The built-in table with the years that were replaced in the database. */
async function loadCalendar(database: Database): Promise<BsCalendar> {
  const rows = await database.transaction('read', platformTenant, (tx) =>
    tx.query<{ bs_year: number; month_lengths: number[]; is_official: boolean }>(
      'select bs_year, month_lengths, is_official from calendar_year order by bs_year',
    ),
  );
  if (rows.length === 0) return standardCalendar;
  const lastOfficial = Math.max(
    standardCalendar.lastOfficialYear,
    ...rows.filter((row) => row.is_official).map((row) => row.bs_year),
  );
  const years = rows.map((row) => ({ year: row.bs_year, months: row.month_lengths }));
  return withBsYears(standardCalendar, years, lastOfficial) ?? standardCalendar;
}
