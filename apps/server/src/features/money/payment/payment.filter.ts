import type { Input } from '@bahi/contract/endpoint';
import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { fallen } from './payment.account.ts';

type Query = Input<(typeof paymentContract)['listSettlements']>['query'];

/** What the list of settlements is narrowed to, a condition for each part of its filter. */
export function filterOf({ calendar }: Pick<Context, 'calendar'>, query: Query): RawBuilder<SqlBool>[] {
  const from = readDay(calendar, { ad: query.fromDateAD, bs: null }, { ad: 'fromDateAD', bs: 'fromDateAD' });
  const to = readDay(calendar, { ad: query.toDateAD, bs: null }, { ad: 'toDateAD', bs: 'toDateAD' });
  return [
    query.isActive === undefined ? null : sql<SqlBool>`(settlement.deleted_at is null) = ${query.isActive}`,
    query.outletId === undefined ? null : sql<SqlBool>`settlement.outlet_id = ${query.outletId}`,
    query.mode === undefined ? null : hasMode(query.mode),
    query.customerId === undefined ? null : sql<SqlBool>`settlement.customer_id = ${query.customerId}`,
    query.vendorId === undefined ? null : sql<SqlBool>`settlement.vendor_id = ${query.vendorId}`,
    from === null ? null : sql<SqlBool>`settlement.received_on >= date '1970-01-01' + ${from}::int`,
    to === null ? null : sql<SqlBool>`settlement.received_on <= date '1970-01-01' + ${to}::int`,
  ].filter((condition) => condition !== null);
}

/** As its modes are told: of a deleted one those that it had. */
function hasMode(mode: SettlementMode): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from payment where payment.business_id = settlement.business_id
    and payment.settlement_id = settlement.id and payment.mode = ${mode}
    and (payment.reversal_entry_id is null or settlement.deleted_at is not null or exists (select from cheque
      where cheque.business_id = payment.business_id and cheque.payment_id = payment.id and cheque.state in (${sql.raw(fallen)}))))`;
}
