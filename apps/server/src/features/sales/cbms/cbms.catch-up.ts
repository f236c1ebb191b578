import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
import type { Services } from '../../../platform/core/services.ts';
import { tenantOf } from './cbms.claim.ts';

/** Rows that are written at once: who sells waits for no more than these. */
const atOnce = 300;

const told = documentKindNames.flatMap((kind) => {
  const { reportedAs } = documentKinds[kind];
  return reportedAs === null ? [] : [{ kind, reportedAs }];
});

/** The documents of a business since the day from which it is told, that have no row. */
const missing = `from cbms_setup setup
  join document on document.business_id = $1 and document.state = 'FINAL' and document.dated_on >= setup.from_day
  join unnest($2::text[], $3::text[]) as told (kind, what) on told.kind = document.kind
  left join invoice on invoice.business_id = $1 and invoice.id = document.id
  left join credit_note note on note.business_id = $1 and note.id = document.id
  where setup.business_id = $1 and coalesce(invoice.is_tax_invoice, note.is_tax_invoice)
    and not exists (select from cbms_report known where known.business_id = $1 and known.document_id = document.id)`;

/**
 * Writes some of the rows of what was issued since the day and has none, in the order in which it was issued. True where there
 * may be more. What somebody is changing at this moment is passed by, and comes next time.
 */
export function catchUp(services: Services, businessId: number): Promise<boolean> {
  return services.database.transaction('write', tenantOf(businessId), async (db) => {
    const behind = 'select id from cbms_setup where business_id = $1 and is_on and is_behind';
    // Hardly ever there is anything to do, and then nobody is kept from sending meanwhile.
    if ((await db.query(behind, [businessId])).length === 0) return false;
    if ((await db.query(`${behind} for update skip locked`, [businessId])).length === 0) return false;
    const kinds = [businessId, told.map(({ kind }) => kind), told.map(({ reportedAs }) => reportedAs)];
    const written = await db.query(
      `insert into cbms_report (business_id, outlet_id, document_id, what, original_id, due_at, written_at, is_late)
       select $1, found.outlet_id, found.id, found.what, found.invoice_id, moment, moment, true
       from (select document.outlet_id, document.id, told.what, note.invoice_id ${missing}
         order by document.issued_at, document.id limit $5 for share of document skip locked) found
       cross join to_timestamp($4::double precision / 1000) as moment
       on conflict on constraint cbms_report_once do nothing returning id`,
      [...kinds, services.clock(), atOnce],
    );
    if (written.length === atOnce) return true;
    const [rest] = await db.query(`select document.id ${missing} limit 1`, kinds);
    if (rest === undefined)
      await db.query('update cbms_setup set is_behind = false where business_id = $1 returning id', [businessId]);
    // What is passed by now is looked for in the next turn.
    return false;
  });
}
