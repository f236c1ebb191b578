import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { isPan } from '@bahi/domain/numbers/vat-return';
import { asPaisa } from '@bahi/domain/numbers/money';
import { openSecrets } from '../../../platform/core/keys.ts';
import type { Services } from '../../../platform/core/services.ts';
import type { Tenant, Tx } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { encode, type Payload, refusalOf, type Told } from './cbms.encode.ts';
import { cbmsSecrets, type Claim } from './cbms.rows.ts';
import { holdRefused, stopAll } from './cbms.settle.ts';

/** A try that nobody ends is given up after this: its server is gone. Longer than any call takes. */
const leaseMilliseconds = 60_000;
/** A first try later than this was not made as the bill was issued. */
const atIssueMilliseconds = 120_000;

type Report = Row<'cbms_report'>;

/**
 * Takes the next of a business to send it, in the order of issue; null where nothing is due, or another server sends one of it.
 * What may not be sent is held on the way, and answered as `again`.
 */
export function claimNext(services: Services, businessId: number): Promise<Claim | 'again' | null> {
  const now = services.clock();
  return services.database.transaction('write', tenantOf(businessId), async (db) => {
    // Whoever holds its settings claims of it: two never do at once.
    const [setup] = await db.query<Row<'cbms_setup'>>(
      `select * from cbms_setup where business_id = $1 and is_on and stop is null
         and coalesce(paused_until, '-infinity') <= to_timestamp($2::double precision / 1000) for update skip locked`,
      [businessId, now],
    );
    if (setup === undefined) return null;
    const report = await nextOf(db, businessId, now);
    if (report === null) return null;
    const writer = { db, services, businessId, now };
    const opened = openSecrets(services.keys, cbmsSecrets, setup.secrets)?.['password'];
    if (opened === undefined) return stopAll(writer, 'PASSWORD_LOST');
    const told = await readTold(db, report);
    if (told === null) return stopAll(writer, 'NO_PAN');
    const isUnknown = told.what === 'RETURN' && !report.is_released && !(await isKnown(db, report));
    const refusal = isUnknown ? 'ORIGINAL_NOT_REPORTED' : refusalOf(told);
    if (refusal !== null) {
      await holdRefused(writer, report, refusal);
      return 'again';
    }
    const isRealtime = isAtIssue(report, now);
    const payload = encode(told, { isRealtime, now });
    const tries = await noteTry(db, report, { payload, isRealtime, now });
    return { report, tries, address: setup.address, userName: setup.user_name, password: opened, payload };
  });
}

/** What has waited longest of what may go now. Nothing while one is being sent: each business speaks one word at a time. */
async function nextOf(db: Tx, businessId: number, now: number): Promise<Report | null> {
  const [report] = await db.query<Report>(
    `select report.* from cbms_report report
     where report.business_id = $1 and report.due_at <= to_timestamp($2::double precision / 1000)
       and not exists (select from cbms_report sending where sending.business_id = $1 and sending.state = 'SENDING'
         and sending.due_at > to_timestamp($2::double precision / 1000))
       and not exists (select from cbms_report original where original.business_id = $1
         and original.document_id = report.original_id and original.state <> 'SENT')
     order by report.id limit 1 for update`,
    [businessId, now],
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

/** Writes the try before it is made, so that a server which goes meanwhile leaves what it sent. */
async function noteTry(
  db: Tx,
  { business_id: businessId, id }: Report,
  { payload, isRealtime, now }: Noted,
): Promise<number> {
  const [row] = await db.query<{ tries: number }>(
    `update cbms_report set state = 'SENDING', tries = tries + 1, is_realtime_first = coalesce(is_realtime_first, $3),
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

type ToldRow = {
  pan: string | null;
  register_type: string | null;
  number: string;
  fiscal_year: string;
  dated_on_bs: string;
  customer_name: string;
  customer_pan: string | null;
  taxable: number;
  exempt: number;
  zero_rated: number;
  vat: number;
  total: number;
  original_number: string | null;
  credit_case: 'RETURN' | 'PRICE' | 'MISTAKE' | 'DISCOUNT' | null;
  remarks: string | null;
};

/** What a document says today, which is what it said when it was issued; null where the profile has no PAN and VAT. */
async function readTold(db: Tx, report: Report): Promise<Told | null> {
  const [row] = await db.query<ToldRow>(
    `select business.pan, business.register_type, document.number, document.fiscal_year, document.dated_on_bs,
       coalesce(invoice.customer_name, note.customer_name) as customer_name, coalesce(invoice.customer_pan, note.customer_pan) as customer_pan,
       coalesce(invoice.taxable_paisa, note.taxable_paisa) as taxable, coalesce(invoice.exempt_paisa, note.exempt_paisa) as exempt,
       coalesce(invoice.zero_rated_paisa, note.zero_rated_paisa) as zero_rated, document.vat_paisa as vat,
       document.total_paisa - coalesce(invoice.rounding_paisa, note.rounding_paisa) as total,
       original.number as original_number, note.credit_case, note.remarks
     from document
     join business on business.id = document.business_id
     left join invoice on invoice.business_id = $1 and invoice.id = document.id
     left join credit_note note on note.business_id = $1 and note.id = document.id
     left join document original on original.business_id = $1 and original.id = note.invoice_id
     where document.business_id = $1 and document.id = $2`,
    [report.business_id, report.document_id],
  );
  if (row === undefined || row.register_type !== 'VAT' || row.pan === null || !isPan(row.pan)) return null;
  return {
    what: report.what,
    sellerPan: row.pan,
    buyerPan: row.customer_pan,
    buyerName: row.customer_name,
    fiscalYear: row.fiscal_year,
    number: row.number,
    dateBs: row.dated_on_bs,
    originalNumber: row.original_number,
    reason: reasonOf(row),
    total: asPaisa(row.total),
    taxable: asPaisa(row.taxable),
    vat: asPaisa(row.vat),
    exempt: asPaisa(row.exempt),
    exported: asPaisa(row.zero_rated),
  };
}

/** Why it came back, in the words of the form and those of whoever wrote it. */
function reasonOf({ credit_case: kind, remarks }: ToldRow): string | null {
  if (kind === null) return null;
  return [creditNoteScreenMessages.texts[kind].en, remarks]
    .filter((part) => part !== null)
    .join(': ')
    .slice(0, 200);
}

export function tenantOf(businessId: number): Tenant {
  return { businessId, outletId: null, userId: null };
}
