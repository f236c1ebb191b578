import type { chequeRow } from '@bahi/contract/books/cheque/cheque-answer';
import type { z } from '@bahi/contract/zod';
import { chequeActions, chequeAfter } from '@bahi/domain/posting/cash/cheque';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { mayRead } from '../ledger/settlement/settlements.ts';

export type Viewer = Pick<Context, 'db' | 'businessId' | 'can'>;

/** A cheque with those that its row names. */
export type ChequeRow = Row<'cheque'> & {
  party_name: string;
  party_name_np: string | null;
  outlet_name: string;
  outlet_name_np: string | null;
  account_id: number | null;
  account_name: string | null;
  account_name_np: string | null;
  settlement_number: string | null;
  /** Its payment names a bank: it was put there when it came. */
  is_straight: boolean;
};

/** What lies between the business and its vendors is private to who may read what is bought of them. */
export function seenBy(viewer: Pick<Context, 'can'>): RawBuilder<SqlBool>[] {
  return mayRead(viewer, { settledBy: 'PAID', party: 'vendor' }) ? [] : [sql<SqlBool>`cheque.vendor_id is null`];
}

/** Cheques with all that a row of them tells. */
export function chequesOf({ db, businessId }: Pick<Viewer, 'db' | 'businessId'>) {
  return db
    .tables()
    .selectFrom('cheque')
    .innerJoin('outlet', (join) =>
      join.onRef('outlet.business_id', '=', 'cheque.business_id').onRef('outlet.id', '=', 'cheque.outlet_id'),
    )
    .innerJoin('settlement', (join) =>
      join
        .onRef('settlement.business_id', '=', 'cheque.business_id')
        .onRef('settlement.id', '=', 'cheque.settlement_id'),
    )
    .innerJoin('payment', (join) =>
      join.onRef('payment.business_id', '=', 'cheque.business_id').onRef('payment.id', '=', 'cheque.payment_id'),
    )
    .leftJoin('customer', (join) =>
      join.onRef('customer.business_id', '=', 'cheque.business_id').onRef('customer.id', '=', 'cheque.customer_id'),
    )
    .leftJoin('vendor', (join) =>
      join.onRef('vendor.business_id', '=', 'cheque.business_id').onRef('vendor.id', '=', 'cheque.vendor_id'),
    )
    .leftJoin('account', (join) =>
      join.onRef('account.business_id', '=', 'cheque.business_id').onRef('account.code', '=', 'cheque.account_code'),
    )
    .where('cheque.business_id', '=', businessId);
}

/** The columns of a `ChequeRow`. */
export function withNames(selection: ReturnType<typeof chequesOf>) {
  return selection
    .selectAll('cheque')
    .select([
      sql<string>`coalesce(customer.name, vendor.name)`.as('party_name'),
      sql<string | null>`coalesce(customer.name_np, vendor.name_np)`.as('party_name_np'),
      'outlet.name as outlet_name',
      'outlet.name_np as outlet_name_np',
      'account.id as account_id',
      'account.name as account_name',
      'account.name_np as account_name_np',
      'settlement.number as settlement_number',
      sql<boolean>`(cheque.kind = 'RECEIVED' and payment.account_code is not null)`.as('is_straight'),
    ])
    .$castTo<ChequeRow>();
}

/** A row of the list. */
export function chequeRowOf(row: ChequeRow): z.output<typeof chequeRow> {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    number: row.number,
    bank: row.bank,
    chequeDateAD: row.dated_on,
    chequeDateBS: row.dated_on_bs,
    isPostDated: row.is_post_dated,
    cameOnAD: row.came_on,
    cameOnBS: row.came_on_bs,
    stateDateAD: row.state_on,
    stateDateBS: row.state_on_bs,
    amount: rupeesOf(row.amount_paisa),
    customerId: row.customer_id,
    vendorId: row.vendor_id,
    partyName: row.party_name,
    partyNameNp: row.party_name_np,
    moneyAccountId: row.account_id,
    accountName: row.account_name,
    accountNameNp: row.account_name_np,
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    settlementId: row.settlement_id,
    settlementNumber: row.settlement_number,
    actions: chequeActions.filter(
      (action) => chequeAfter(row, action) !== null && !(action === 'UNDO' && isWhereItCame(row)),
    ),
    version: row.version,
  };
}

/** One that was put straight into a bank has nothing before that: its payment is deleted instead. */
export function isWhereItCame({ state, is_straight }: Pick<ChequeRow, 'state' | 'is_straight'>): boolean {
  return state === 'DEPOSITED' && is_straight;
}
