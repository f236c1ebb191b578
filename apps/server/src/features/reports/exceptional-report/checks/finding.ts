import { type ExceptionCode, exceptionChecks } from '@bahi/contract/reports/exceptional-report/exception-checks';
import type { exceptionalReport } from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import type { Language } from '@bahi/domain/language';
import { type RawBuilder, sql } from 'kysely';
import type { Asked } from '../../report/report.asked.ts';
import { all, isAsked, isWithin } from '../../report/report.fragments.ts';

export type AskedExceptions = Asked<typeof exceptionalReport>;
type Sql = RawBuilder<unknown>;

/** How a check finds its rows, which are those of `findings`. */
export type Check = (asked: AskedExceptions) => Sql | Promise<Sql>;

/** What a check says of each row that it found, as SQL. */
export type Finding = {
  /** Tells the findings of the check apart. */
  readonly key: Sql;
  /** What it leads to, as the declaration names it. */
  readonly leadsTo: Sql;
  readonly leadId?: Sql;
  readonly leadCode?: Sql;
  readonly day?: Sql;
  readonly dayBs?: Sql;
  readonly document?: Sql;
  readonly subject?: Sql;
  readonly subjectNp?: Sql;
  readonly outletId?: Sql;
  /** Paisa. */
  readonly amount?: Sql;
  /** The marks of its note: figures in the digits of the language, names as they are. */
  readonly figures?: Readonly<Record<string, Sql>>;
  readonly names?: Readonly<Record<string, Sql>>;
};

/** The findings of a check: `from` is all of its query after what is selected. */
export function findings(code: ExceptionCode, finding: Finding, from: Sql): Sql {
  const none = sql`null`;
  const { key, leadsTo, leadId = none, leadCode = none, day = none, dayBs = none, document = none } = finding;
  const { subject = none, subjectNp = none, outletId = none, amount = none } = finding;
  return sql`select ${key}::text as key, ${leadsTo}::text as leads_to, ${leadId}::bigint as lead_id,
      ${leadCode}::text as lead_code, ${day}::date as day, ${dayBs}::text as day_bs, ${document}::text as document,
      ${subject}::text as subject, ${subjectNp}::text as subject_np, ${outletId}::bigint as outlet_id,
      ${amount}::bigint as amount, ${noteIn('en', code, finding)} as note, ${noteIn('ne', code, finding)} as note_np
    ${from}`;
}

/** What a check says, with its facts put in. */
function noteIn(language: Language, code: ExceptionCode, { figures = {}, names = {} }: Finding): Sql {
  const said = Object.entries(figures).map(([mark, figure]): [string, Sql] => [
    mark,
    language === 'en' ? sql`(${figure})::text` : sql`translate((${figure})::text, '0123456789', '०१२३४५६७८९')`,
  ]);
  return [...said, ...Object.entries(names)].reduce<Sql>(
    (note, [mark, fact]) => sql`replace(${note}, ${`{${mark}}`}, coalesce(${fact}, ''))`,
    sql`${exceptionChecks[code].note[language]}::text`,
  );
}

/** Rupees as they are written, without paisa: 1,00,000. */
export function rupees(paisa: Sql): Sql {
  return sql`regexp_replace((${paisa} / 100)::bigint::text, '([0-9])(?=([0-9][0-9])+[0-9]$)', '\\1,', 'g')`;
}

/** A time as it is in Kathmandu. */
export function inKathmandu(time: Sql): Sql {
  return sql`(${time} at time zone 'Asia/Kathmandu')`;
}

/** The parties `customer` and `vendor` of a row, each found by its key. */
export const partiesOf = (
  row: string,
) => sql`left join customer on customer.business_id = ${sql.ref(`${row}.business_id`)}
    and customer.id = ${sql.ref(`${row}.customer_id`)}
  left join vendor on vendor.business_id = ${sql.ref(`${row}.business_id`)} and vendor.id = ${sql.ref(`${row}.vendor_id`)}`;
export const partyNames = {
  subject: sql`coalesce(customer.name, vendor.name)`,
  subjectNp: sql`coalesce(customer.name_np, vendor.name_np)`,
};

/** What a finding says that is about the row `document` with its parties. */
export const ofDocument = {
  key: sql`document.id`,
  leadsTo: sql`'source'`,
  leadId: sql`document.id`,
  leadCode: sql`document.kind`,
  day: sql`document.dated_on`,
  dayBs: sql`document.dated_on_bs`,
  document: sql`coalesce(document.number, document.heading)`,
  outletId: sql`document.outlet_id`,
  amount: sql`document.total_paisa`,
  ...partyNames,
};

/** The same of the row `settlement`: a receipt or payment voucher. */
export const ofSettlement = {
  key: sql`'S' || settlement.id`,
  leadsTo: sql`'source'`,
  leadId: sql`settlement.id`,
  leadCode: sql`'RECEIPT'`,
  day: sql`settlement.received_on`,
  dayBs: sql`settlement.received_on_bs`,
  document: sql`settlement.number`,
  outletId: sql`settlement.outlet_id`,
  amount: sql`settlement.total_paisa`,
  ...partyNames,
};

/** True for documents of the kinds that bear a day of the period, in the outlet that is asked for. */
export function isMeant(asked: AskedExceptions, kinds: readonly string[]) {
  return all(
    sql`document.business_id = ${asked.businessId} and document.kind = any(${kinds})`,
    isWithin(asked, 'document.dated_on'),
    isAsked('document.outlet_id', asked.filter.outletId),
  );
}

/** The same of settlements; what was deleted is left out. */
export function isMeantSettlement(asked: AskedExceptions) {
  return all(
    sql`settlement.business_id = ${asked.businessId} and settlement.deleted_at is null`,
    isWithin(asked, 'settlement.received_on'),
    isAsked('settlement.outlet_id', asked.filter.outletId),
  );
}
