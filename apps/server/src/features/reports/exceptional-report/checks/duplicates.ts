import { addDays } from '@bahi/domain/calendar/calendar-day';
import { kindsWith } from '@bahi/domain/document-kinds';
import { exceptionBounds } from '@bahi/domain/numbers/exception-bounds';
import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '../../account-ledger/account-days.ts';
import { all, isAsked } from '../../report/report.fragments.ts';
import { type AskedExceptions, findings, ofDocument, partiesOf } from './finding.ts';

/**
 * Papers of vendors whose number is that of another one: of the same PAN and year, though it be of another vendor here,
 * or of the same PAN and amount where their digits are the same. The other may be of some weeks before the period.
 */
export function duplicateNumbers(asked: AskedExceptions): RawBuilder<unknown> {
  return findings(
    'DUPLICATE_NUMBER',
    { ...ofDocument, names: { other: sql`paper.other_number` } },
    sql`${papersOf(asked)} where paper.other_number is not null`,
  );
}

/** Papers of one vendor that have day and amount in common, and no number that is alike. */
export function duplicateAmounts(asked: AskedExceptions): RawBuilder<unknown> {
  return findings(
    'DUPLICATE_AMOUNT',
    { ...ofDocument, names: { other: sql`paper.other_amount` } },
    sql`${papersOf(asked)} where paper.other_number is null and paper.other_amount is not null`,
  );
}

/** The papers of vendors of the period, `document`, with what others are called that are alike: the one beside each. */
function papersOf(asked: AskedExceptions): RawBuilder<unknown> {
  const { businessId, from, to, filter } = asked;
  const beside = (group: string) => {
    const w = sql.ref(group);
    return sql`coalesce(lag(own.called) over ${w}, lead(own.called) over ${w})`;
  };
  return sql`from (select own.id, own.dated_on,
          case when own.number <> '' then ${beside('by_number')} end as by_number,
          case when own.digits <> '' then ${beside('by_digits')} end as by_digits,
          case when own.is_traded then ${beside('by_amount')} end as other_amount
        from (select document.id, document.dated_on, document.vendor_id, document.total_paisa, vendor.vat_pan_no,
            document.kind = any(${traded}) as is_traded, concat_ws(' · ', coalesce(document.number, document.heading), document.dated_on_bs) as called,
            coalesce(document.vendor_bill, '') as number,
            ltrim(regexp_replace(split_part(coalesce(document.vendor_bill, ''), ' ', 2), '[^0-9]', '', 'g'), '0') as digits
          from document join vendor on vendor.business_id = document.business_id and vendor.id = document.vendor_id
          where ${all(
            sql`document.business_id = ${businessId} and document.kind = any(${kinds}) and document.state = 'FINAL'
              and document.dated_on between ${dayOf(addDays(from, -exceptionBounds.duplicateDays))} and ${dayOf(to)}`,
            isAsked('document.outlet_id', filter.outletId),
          )}) own
        window by_number as (partition by own.vat_pan_no, own.number order by own.id),
          by_digits as (partition by own.vat_pan_no, own.digits, own.total_paisa order by own.id),
          by_amount as (partition by own.vendor_id, own.dated_on, own.total_paisa, own.is_traded order by own.id)) alike
      cross join lateral (select coalesce(alike.by_number, alike.by_digits) as other_number, alike.other_amount) paper
      join document on document.business_id = ${businessId} and document.id = alike.id and alike.dated_on >= ${dayOf(from)}
      ${partiesOf('document')}`;
}

const kinds = kindsWith({ party: 'vendor', settledBy: 'PAID' });
/** What it cost to bring goods home is one paper in several parts, which may well be alike. */
const traded = [...kindsWith({ figure: 'spending' }), ...kindsWith({ figure: 'purchases', settledBy: 'PAID' })];
