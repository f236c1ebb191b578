import type { Context } from '../../../platform/core/context.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { customerColumns, type CustomerForm } from './customer.rows.ts';

const atOnce = 500;

/** Writes new customers, as saving each of them would; `onWritten` is told how many are there. */
export async function insertCustomers(
  { db, businessId, session }: Context,
  forms: readonly CustomerForm[],
  onWritten: (count: number) => void,
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < forms.length; start += atOnce) {
    const part = forms.slice(start, start + atOnce).map(({ isWalkIn = false, reminders = null, ...form }) => ({
      ...customerColumns(form),
      is_walk_in: isWalkIn,
      reminders,
      business_id: businessId,
      created_by: session.userId,
    }));
    ids.push(...(await insertRows(db, 'customer', part)));
    onWritten(ids.length);
  }
  return ids;
}
