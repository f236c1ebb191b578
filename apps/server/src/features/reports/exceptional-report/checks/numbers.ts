import { documentKindNames } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql } from 'kysely';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { seriesCounter } from '../../../books/ledger/search/series-counter.ts';
import { all, isAsked, isWithin } from '../../report/report.fragments.ts';
import { type AskedExceptions, findings, isMeant, ofDocument, ofSettlement, partiesOf } from './finding.ts';

/**
 * Documents and settlements of the period before whose number one is missing, each looked up by its number, and those
 * after which the counter of their series has gone on.
 */
export function numberGaps(asked: AskedExceptions): RawBuilder<unknown> {
  return sql`${findings(
    'NUMBER_GAP',
    { ...ofDocument, figures: { missing: missingBefore('document', sameSeries) } },
    sql`from document ${partiesOf('document')}
      where ${isMeant(asked, documentKindNames)} and ${hasNoneBefore('document', sameSeries)}`,
  )} union all ${findings(
    'NUMBER_GAP',
    { ...ofSettlement, figures: { missing: missingBefore('settlement', sameVouchers) } },
    sql`from settlement ${partiesOf('settlement')}
      where ${isOfPeriod(asked)} and ${hasNoneBefore('settlement', sameVouchers)}`,
  )} union all ${endsOf(asked)}`;
}

/** Asked row by row: made to a join it would walk every document there is. */
function hasNoneBefore(row: string, same: RawBuilder<unknown>): RawBuilder<unknown> {
  const sequence = sql.ref(`${row}.sequence`);
  return sql`${sequence} > 1 and (select own.id from ${sql.ref(row)} own where ${same} and own.sequence = ${sequence} - 1 limit 1) is null`;
}

/** How many numbers there are between a row and the one before it. */
function missingBefore(row: string, same: RawBuilder<unknown>): RawBuilder<unknown> {
  const sequence = sql.ref(`${row}.sequence`);
  return sql`${sequence} - 1 - coalesce((select own.sequence from ${sql.ref(row)} own where ${same}
    and own.sequence < ${sequence} order by own.sequence desc limit 1), 0)`;
}

const sameSeries = sql`own.business_id = document.business_id and own.kind = document.kind
  and own.outlet_id = document.outlet_id and own.fiscal_year = document.fiscal_year
  and ${sql.raw(seriesCounter('own'))} = ${sql.raw(seriesCounter('document'))}`;
const sameVouchers = sql`own.business_id = settlement.business_id and own.outlet_id = settlement.outlet_id
  and own.kind = settlement.kind and own.fiscal_year = settlement.fiscal_year`;

/** One that was deleted keeps its number. */
function isOfPeriod(asked: AskedExceptions) {
  return all(
    sql`settlement.business_id = ${asked.businessId}`,
    isWithin(asked, 'settlement.received_on'),
    isAsked('settlement.outlet_id', asked.filter.outletId),
  );
}

/** The last document of each series, where the counter says that there were more. */
function endsOf(asked: AskedExceptions): RawBuilder<unknown> {
  const { businessId, from, to, calendar, filter } = asked;
  const [first, last] = [fiscalYearOf(from, calendar).label, fiscalYearOf(to, calendar).label];
  return findings(
    'NUMBER_GAP',
    { ...ofDocument, key: sql`'E' || document.id`, figures: { missing: sql`series.last_number - document.sequence` } },
    sql`from (select business_id, outlet_id, kind, fiscal_year, 0::bigint as counter_id, last_number from number_series
        union all select business_id, outlet_id, kind, fiscal_year, counter_id, greatest(last_sequence, printed_last) from counter_series) series
      join lateral (select own.id from document own
        where own.business_id = series.business_id and own.kind = series.kind and own.outlet_id = series.outlet_id
          and own.fiscal_year = series.fiscal_year and ${sql.raw(seriesCounter('own'))} = series.counter_id
          and own.sequence is not null order by own.sequence desc limit 1) top on true
      join document on document.business_id = series.business_id and document.id = top.id ${partiesOf('document')}
      where ${all(
        sql`series.business_id = ${businessId} and series.fiscal_year between ${first} and ${last}
          and series.last_number > document.sequence`,
        isWithin(asked, 'document.dated_on'),
        isAsked('series.outlet_id', filter.outletId),
      )}`,
  );
}
