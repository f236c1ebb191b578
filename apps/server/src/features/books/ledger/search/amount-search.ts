import { parseRupees } from '@bahi/domain/numbers/money';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Lead } from '../../../../platform/database/found-page.ts';

/** Tables of what comes to an amount, by an index of it, and the column of that. */
const totals = {
  document: 'total_paisa',
  settlement: 'total_paisa',
  quotation: 'total_paisa',
  voucher: 'total_paisa',
  cheque: 'amount_paisa',
} as const;
type Totalled = keyof typeof totals;

/** How a list is led to what comes to the amount that is searched: "1435.10" or "१,४३५.१०". */
export function leadsToAmount(table: Totalled, search: string): Lead[] {
  const isAmount = isTotal(table, search);
  return isAmount === null ? [] : [{ on: isAmount }];
}

/** True also for what comes to the amount that is searched. */
export function orAmount(table: Totalled, search: string, isMeant: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  const isAmount = isTotal(table, search);
  return isAmount === null ? isMeant : sql<SqlBool>`(${isAmount} or ${isMeant})`;
}

/** Null for what is no amount: nobody writes one with a zero in front, as numbers of bills are. */
function isTotal(table: Totalled, search: string): RawBuilder<SqlBool> | null {
  const text = search.trim();
  const amount = parseRupees(text);
  return amount === null || /^[0०]/.test(text)
    ? null
    : sql<SqlBool>`${sql.ref(`${table}.${totals[table]}`)} = ${amount}`;
}
