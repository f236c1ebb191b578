import { documentKindNames, kindsWith } from '@bahi/domain/document-kinds';
import { exceptionBounds } from '@bahi/domain/numbers/exception-bounds';
import { type RawBuilder, sql } from 'kysely';
import {
  type AskedExceptions,
  findings,
  inKathmandu,
  isMeant,
  isMeantSettlement,
  ofDocument,
  ofSettlement,
  partiesOf,
  rupees,
} from './finding.ts';

const { nightFromHour, nightToHour, roundStepPaisa, roundFromPaisa } = exceptionBounds;

/** Documents and settlements of large round amounts that were written at night; what was brought into the books is none. */
export function roundAtNight(asked: AskedExceptions): RawBuilder<unknown> {
  const isRound = (row: string) => {
    const total = sql.ref(`${row}.total_paisa`);
    const hour = sql`extract(hour from ${inKathmandu(sql.ref(`${row}.created_at`))})`;
    return sql`${total} >= ${roundFromPaisa} and ${total} % ${roundStepPaisa} = 0
      and (${hour} >= ${nightFromHour} or ${hour} < ${nightToHour})`;
  };
  const written = (row: string) => ({
    figures: { time: sql`to_char(${inKathmandu(sql.ref(`${row}.created_at`))}, 'HH24:MI')` },
    names: { who: sql.ref(`${row}.created_by_name`) },
  });
  return sql`${findings(
    'ROUND_AT_NIGHT',
    { ...ofDocument, ...written('document') },
    sql`from document ${partiesOf('document')} where ${isMeant(asked, documentKindNames)} and document.state = 'FINAL'
      and document.booked_on is null and ${isRound('document')}`,
  )} union all ${findings(
    'ROUND_AT_NIGHT',
    { ...ofSettlement, ...written('settlement') },
    sql`from settlement ${partiesOf('settlement')} where ${isMeantSettlement(asked)} and ${isRound('settlement')}`,
  )}`;
}

const { bankPaisa, smallSpendingPaisa, leastPartOfLimit } = exceptionBounds;
const spending = kindsWith({ figure: 'spending' });
const purchases = kindsWith({ figure: 'purchases', settledBy: 'PAID' });
const sales = kindsWith({ figure: 'sales', settledBy: 'RECEIVED' });

/**
 * Documents of one party and day that are each within a limit and together beyond it: what is sold under the limit from
 * which somebody else approves, what is bought or spent under that for payments through the bank, and small spending.
 * A document counts from a part of the limit on, and is told with the highest limit. Who buys at the counter is nobody.
 */
export function splitUnderLimit(asked: AskedExceptions): RawBuilder<unknown> {
  const limit = sql`(values (${sales}::text[], (select approval_limit_paisa from business where id = ${asked.businessId})),
    (${[...spending, ...purchases]}::text[], ${bankPaisa}::bigint), (${spending}::text[], ${smallSpendingPaisa}::bigint)) bound (kinds, paisa)`;
  return findings(
    'SPLIT_UNDER_LIMIT',
    {
      ...ofDocument,
      figures: { papers: sql`split.papers`, together: rupees(sql`split.together`), limit: rupees(sql`split.paisa`) },
    },
    sql`from (select distinct on (parts.id) parts.* from (
          select document.id, bound.paisa, count(*) over one_deal as papers, sum(document.total_paisa) over one_deal as together
          from document join ${limit} on document.kind = any(bound.kinds)
          left join customer on customer.business_id = document.business_id and customer.id = document.customer_id
          where ${isMeant(asked, [...sales, ...spending, ...purchases])} and document.state = 'FINAL'
            and customer.is_cash_customer is not true
            and document.total_paisa between bound.paisa / ${leastPartOfLimit}::int and bound.paisa
          window one_deal as (partition by bound.paisa, document.party_kind, document.customer_id, document.vendor_id, document.dated_on)
        ) parts where parts.papers > 1 and parts.together > parts.paisa order by parts.id, parts.paisa desc) split
      join document on document.business_id = ${asked.businessId} and document.id = split.id ${partiesOf('document')}`,
  );
}
