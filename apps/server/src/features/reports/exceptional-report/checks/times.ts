import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { documentKindNames, kindsWith } from '@bahi/domain/document-kinds';
import { exceptionBounds } from '@bahi/domain/numbers/exception-bounds';
import { vatBesideRegisters } from '@bahi/domain/posting/accounts/vat-payment';
import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '../../account-ledger/account-days.ts';
import { all, isAsked, isWithin } from '../../report/report.fragments.ts';
import {
  type AskedExceptions,
  findings,
  inKathmandu,
  isMeant,
  isMeantSettlement,
  ofDocument,
  ofSettlement,
  partiesOf,
  partyNames,
} from './finding.ts';

/** Whole days between two times. */
const daysSince = (later: RawBuilder<unknown>, earlier: RawBuilder<unknown>) =>
  sql`extract(day from ${later} - ${earlier})::int`;

/** Documents that stand in a VAT return, written, mended or cancelled after it was first said. */
export function afterFiling(asked: AskedExceptions): RawBuilder<unknown> {
  const { businessId } = asked;
  const months = monthsOf(asked);
  const touched = sql`greatest(entry.created_at, document.cancelled_at)`;
  const inRegisters = [...kindsWith({ figure: 'sales' }), ...kindsWith({ figure: 'purchases' })];
  return findings(
    'AFTER_FILING',
    { ...ofDocument, figures: { days: daysSince(touched, sql`filed.said_at`) } },
    sql`from (select month.first_day, month.last_day, min(own.said_at) as said_at
        from unnest(${months.map(({ from }) => formatAdDate(from))}::date[], ${months.map(({ to }) => formatAdDate(to))}::date[])
          month (first_day, last_day)
        join vat_return own on own.business_id = ${businessId} and own.month_end = month.last_day
        group by month.first_day, month.last_day) filed
      join document on document.dated_on between filed.first_day and filed.last_day
      left join journal_entry entry on entry.business_id = document.business_id and entry.id = document.entry_id
      ${partiesOf('document')}
      where ${isMeant(asked, documentKindNames)} and document.state <> 'DRAFT'
        and (document.vat_paisa > 0 or document.kind = any(${inRegisters})) and ${touched} > filed.said_at`,
  );
}

/** The BS months of the period. */
function monthsOf({ from, to, calendar }: AskedExceptions): { from: CalendarDay; to: CalendarDay }[] {
  const months = [bsMonthOf(from, calendar)];
  for (let last = months[0]; last !== undefined && last.to < to; last = months.at(-1))
    months.push(bsMonthOf(addDays(last.to, 1), calendar));
  return months;
}

/**
 * What was posted on a day of the period after that day had been locked, which can only be where it was unlocked since:
 * all of it by a lock of everything, and what bears VAT by one of VAT, unless a VAT return tells it already.
 */
export function afterLock(asked: AskedExceptions): RawBuilder<unknown> {
  const { businessId, from, filter } = asked;
  const isLock = sql`own.business_id = ${businessId} and own.action = 'LOCK'`;
  const bearsVat = sql`exists (select from journal_line line where line.business_id = entry.business_id and line.entry_id = entry.id
    and line.account_code in ('INPUT_VAT', 'OUTPUT_VAT'))
    and not entry.source_kind = any(${vatBesideRegisters})
    and not exists (select from vat_return said where said.business_id = entry.business_id
      and said.month_end >= entry.posting_date and said.said_at <= entry.created_at)`;
  return findings(
    'AFTER_LOCK',
    {
      ...partyNames,
      key: sql`written.source_kind || '-' || written.source_id`,
      leadsTo: sql`'source'`,
      leadId: sql`written.source_id`,
      leadCode: sql`written.source_kind`,
      day: sql`written.posting_date`,
      dayBs: sql`written.posting_date_bs`,
      document: sql`coalesce(document.number, document.heading, settlement.number)`,
      outletId: sql`written.outlet_id`,
      amount: sql`coalesce(document.total_paisa, settlement.total_paisa)`,
      figures: { days: daysSince(sql`written.created_at`, sql`written.locked_at`) },
    },
    sql`from (select distinct on (entry.source_kind, entry.source_id) entry.*, locked.at as locked_at
        from journal_entry entry
        cross join lateral (select min(own.locked_at) as at from period_lock own
          where ${isLock} and own.through_day >= entry.posting_date and own.locked_at < entry.created_at
            and (own.scope = 'ALL' or (${bearsVat}))) locked
        where ${all(
          sql`entry.business_id = ${businessId} and entry.created_at > (
            select min(own.locked_at) from period_lock own where ${isLock} and own.through_day >= ${dayOf(from)})`,
          isWithin(asked, 'entry.posting_date'),
          isAsked('entry.outlet_id', filter.outletId),
        )} and locked.at is not null
        order by entry.source_kind, entry.source_id, entry.id desc) written
      left join document on document.business_id = ${businessId} and document.id = written.source_id
        and document.kind = written.source_kind
      left join settlement on settlement.business_id = ${businessId} and settlement.id = written.source_id
        and written.source_kind = 'RECEIPT'
      left join customer on customer.business_id = ${businessId} and customer.id = coalesce(document.customer_id, settlement.customer_id)
      left join vendor on vendor.business_id = ${businessId} and vendor.id = coalesce(document.vendor_id, settlement.vendor_id)`,
  );
}

const { ownPaperDays, otherPaperDays } = exceptionBounds;

/** What was issued, or received and paid, long after the day that it bears; what was brought into the books is none. */
export function backDated(asked: AskedExceptions): RawBuilder<unknown> {
  const late = (written: RawBuilder<unknown>, day: RawBuilder<unknown>) =>
    sql`(${inKathmandu(written)}::date - ${day})`;
  const lateDocument = late(sql`document.issued_at`, sql`document.dated_on`);
  const lateSettlement = late(sql`settlement.created_at`, sql`settlement.received_on`);
  return sql`${findings(
    'BACK_DATED',
    { ...ofDocument, figures: { days: lateDocument } },
    sql`from document ${partiesOf('document')} where ${isMeant(asked, documentKindNames)} and document.state = 'FINAL'
      and document.booked_on is null
      and ${lateDocument} > case document.party_kind when 'customer' then ${ownPaperDays}::int else ${otherPaperDays}::int end`,
  )} union all ${findings(
    'BACK_DATED',
    { ...ofSettlement, figures: { days: lateSettlement } },
    sql`from settlement ${partiesOf('settlement')} where ${isMeantSettlement(asked)} and ${lateSettlement} > ${ownPaperDays}::int`,
  )}`;
}
