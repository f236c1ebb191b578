import type { CbmsReason } from '@bahi/contract/sales/cbms/cbms.contract';
import { openSecrets } from '../../../platform/core/keys.ts';
import type { Services } from '../../../platform/core/services.ts';
import type { Tenant, Tx } from '../../../platform/database/database.ts';
import { databaseCodeOf } from '../../../platform/database/database-errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { encode, type Payload, refusalOf, type Told } from './cbms.encode.ts';
import { cbmsSecrets, type Claim, type Writer } from './cbms.rows.ts';
import { holdRefused, stopAll } from './cbms.stop.ts';
import { readTold } from './cbms.told.ts';

/** A try that nobody ends is given up after this: its server is gone. Longer than any call takes. */
const leaseMilliseconds = 60_000;
/** A first try later than this was not made as the bill was issued. */
const atIssueMilliseconds = 120_000;

type Report = Row<'cbms_report'>;

/**
 * Takes the next of a business to send it, in the order of issue; null where nothing is due, or another server sends one of it.
 * What may not be sent is held on the way, and answered as `again`; so is what cannot even be written down, so that it stands
 * before nobody for ever.
 */
export async function claimNext(services: Services, businessId: number): Promise<Claim | 'again' | null> {
  const found: Found = { report: null };
  try {
    return await services.database.transaction('write', tenantOf(businessId), (db) =>
      claimOf({ db, services, businessId, now: services.clock() }, found),
    );
  } catch (error) {
    const { report } = found;
    if (report === null || !isFaultOfRow(error)) throw error;
    services.log.warn({ err: error, reportId: report.id }, 'cbms');
    await services.database.transaction('write', tenantOf(businessId), (db) =>
      holdRefused({ db, services, businessId, now: services.clock() }, report, 'NOT_WRITABLE'),
    );
    return 'again';
  }
}

/** The row that was found before something failed. */
type Found = { report: Report | null };

/** What the database cannot hold of it, or the program not make of it: no other try brings more. */
function isFaultOfRow(error: unknown): boolean {
  const code = databaseCodeOf(error);
  return code === null ? error instanceof TypeError || error instanceof RangeError : /^2[23]/.test(code);
}

async function claimOf(writer: Writer, found: Found): Promise<Claim | 'again' | null> {
  const { db, services, businessId, now } = writer;
  // Whoever holds its settings claims of it: two never do at once.
  const [setup] = await db.query<Row<'cbms_setup'>>(
    `select * from cbms_setup where business_id = $1 and is_on and stop is null
       and coalesce(paused_until, '-infinity') <= to_timestamp($2::double precision / 1000) for update skip locked`,
    [businessId, now],
  );
  if (setup === undefined) return null;
  const report = await nextOf(db, setup, now);
  if (report === null) return null;
  found.report = report;
  const opened = openSecrets(services.keys, cbmsSecrets, setup.secrets)?.['password'];
  if (opened === undefined) return stopAll(writer, 'PASSWORD_LOST', setup.version);
  const told = await readTold(db, report);
  const refusal = await refusalBefore(db, report, told);
  if (told === null || refusal !== null) {
    await holdRefused(writer, report, refusal ?? 'NO_PAN');
    return 'again';
  }
  const isRealtime = isAtIssue(report, now);
  const payload = encode(told, { isRealtime, now });
  const tries = await noteTry(db, report, { payload, isRealtime, now });
  const { version, address, user_name: userName } = setup;
  return { report, tries, version, isRealtime, address, userName, password: opened, payload };
}

/** Why one of them is not sent, and a person has to see to it; null where nothing speaks against it. */
async function refusalBefore(db: Tx, report: Report, told: Told | null): Promise<CbmsReason | null> {
  // A bill that had arrived is known by its number; a return that had would be taken a second time.
  if (report.what === 'RETURN' && report.may_be_realtime !== null) return 'MAY_HAVE_ARRIVED';
  if (report.what === 'RETURN' && !report.is_released && !(await isKnown(db, report))) return 'ORIGINAL_NOT_REPORTED';
  return told === null ? 'NO_PAN' : refusalOf(told);
}

/**
 * What has waited longest of what may go now; what is told late stands behind what was just issued. Nothing while one is being
 * sent: each business speaks one word at a time.
 */
async function nextOf(
  db: Tx,
  { business_id: businessId, is_behind: isBehind }: Row<'cbms_setup'>,
  now: number,
): Promise<Report | null> {
  const [report] = await db.query<Report>(
    `select report.* from cbms_report report
     where report.business_id = $1 and report.due_at <= to_timestamp($2::double precision / 1000)
       and not exists (select from cbms_report sending where sending.business_id = $1 and sending.state = 'SENDING'
         and sending.due_at > to_timestamp($2::double precision / 1000))
       and not exists (select from cbms_report original where original.business_id = $1
         and original.document_id = report.original_id and original.state <> 'SENT')
       -- Whether its bill is told is not known before all of them have their rows.
       and (report.what = 'BILL' or report.is_released or not $3 or exists (select from cbms_report original
         where original.business_id = $1 and original.document_id = report.original_id))
     order by report.is_late, report.id limit 1 for update`,
    [businessId, now, isBehind],
  );
  return report ?? null;
}

/** Whether these books told the receiver of the bill that a return is of. */
async function isKnown(db: Tx, { business_id: businessId, original_id: originalId }: Report): Promise<boolean> {
  const [row] = await db.query('select id from cbms_report where business_id = $1 and document_id = $2', [
    businessId,
    originalId,
  ]);
  return row !== undefined;
}

function isAtIssue({ tries, is_late: isLate, written_at: writtenAt }: Report, now: number): boolean {
  return tries === 0 && !isLate && now - writtenAt.getTime() <= atIssueMilliseconds;
}

type Noted = { payload: Payload; isRealtime: boolean; now: number };

/** Writes the try before it is made, so that a server which goes meanwhile leaves what it sent, and that it may have arrived. */
async function noteTry(
  db: Tx,
  { business_id: businessId, id }: Report,
  { payload, isRealtime, now }: Noted,
): Promise<number> {
  const [row] = await db.query<{ tries: number }>(
    `update cbms_report set state = 'SENDING', tries = tries + 1, may_be_realtime = $3,
       due_at = to_timestamp($4::double precision / 1000), version = version + 1
     where business_id = $1 and id = $2 returning tries`,
    [businessId, id, isRealtime, now + leaseMilliseconds],
  );
  const tries = row?.tries ?? 1;
  await db.query(
    `insert into cbms_try (business_id, report_id, try_number, sent_at, sent)
     values ($1, $2, $3, to_timestamp($4::double precision / 1000), $5)`,
    [businessId, id, tries, now, JSON.stringify(payload)],
  );
  return tries;
}

export function tenantOf(businessId: number): Tenant {
  return { businessId, outletId: null, userId: null };
}
