import type { cashOfDay, dayCloseRow } from '@bahi/contract/books/day-close/day-close-answer';
import type { z } from '@bahi/contract/zod';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';

/** A close with the outlet and the cash box that it is of. */
export type DayCloseRow = Row<'day_close'> & {
  outlet_name: string;
  outlet_name_np: string | null;
  account_id: number;
  account_name: string;
  account_name_np: string;
};

/** A row of the list. */
export function dayCloseRowOf(row: DayCloseRow): z.output<typeof dayCloseRow> {
  return {
    id: row.id,
    state: row.state,
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    moneyAccountId: row.account_id,
    accountCode: row.account_code,
    accountName: row.account_name,
    accountNameNp: row.account_name_np,
    dateAD: row.dated_on,
    dateBS: row.dated_on_bs,
    expectedAmount: rupeesOf(row.expected_paisa),
    countedAmount: rupeesOf(row.counted_paisa),
    differenceAmount: rupeesOf(row.difference_paisa),
    leftAmount: rupeesOf(row.left_paisa),
    takenAmount: rupeesOf(row.taken_paisa),
    handedToName: row.handed_to_name,
    closedBy: row.closed_by_name,
    closedAt: row.closed_at.toISOString(),
    version: row.version,
  };
}

type OtherClose = NonNullable<z.output<typeof cashOfDay>['previous']>;

/** The same where it is only led to. */
export function otherCloseOf(
  row: { id: number; dated_on: string; dated_on_bs: string } | undefined,
): OtherClose | null {
  return row === undefined ? null : { id: row.id, dateAD: row.dated_on, dateBS: row.dated_on_bs };
}
