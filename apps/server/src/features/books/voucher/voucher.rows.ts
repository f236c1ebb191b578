import type { voucherRow } from '@bahi/contract/books/voucher/voucher-answer';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { needsApproval } from '@bahi/domain/goods/approval';
import { asPaisa, type Paisa } from '@bahi/domain/numbers/money';
import { approvedVouchers, heldVouchers } from '@bahi/domain/posting/accounts/voucher';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readOpenFrom } from '../ledger/open-days.ts';
import { readLimit } from './voucher.save.ts';

/** A voucher with its outlet and its first accounts. */
export type VoucherOfOutlet = Row<'voucher'> & {
  outlet_name: string;
  outlet_name_np: string | null;
  accounts: string | null;
  accounts_np: string | null;
};

/** Whether the caller may remove a voucher; one that came again and that nobody has entered bears the name of nobody who wrote it. */
export function isRemovable(
  { session, can }: Pick<Context, 'session' | 'can'>,
  row: Pick<Row<'voucher'>, 'state' | 'is_prepared' | 'created_by' | 'drafted_by'>,
): boolean {
  if (row.state !== 'DRAFT') return false;
  return row.is_prepared || can('voucher.approve') || [row.created_by, row.drafted_by].includes(session.userId);
}

/** What may keep a voucher in force: the limit that binds the caller, and the first day that is open. */
export type Holds = { limit: Paisa | null; openFrom: CalendarDay | null };

export async function readHolds(context: Pick<Context, 'db' | 'businessId' | 'can'>): Promise<Holds> {
  return { limit: await readLimit(context), openFrom: await readOpenFrom(context, { hasVat: false }) };
}

/** Whether the caller could take a voucher back, as `cancelVoucher` judges it. */
function isCancellable(row: Row<'voucher'>, { limit, openFrom }: Holds): boolean {
  if (row.state !== 'POSTED' || heldVouchers.includes(row.kind)) return false;
  if (approvedVouchers.includes(row.kind) && needsApproval(asPaisa(row.total_paisa), limit)) return false;
  return row.kind !== 'OPENING_VOUCHER' || openFrom === null || storedDay(row.dated_on) >= openFrom;
}

export function voucherRowOf(
  row: VoucherOfOutlet,
  { session, can }: Pick<Context, 'session' | 'can'>,
  holds: Holds,
): z.output<typeof voucherRow> {
  const isWaiting = row.state === 'DRAFT' && !row.is_prepared;
  return {
    id: row.id,
    code: row.number ?? '',
    kind: row.kind,
    state: row.state,
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    dateAD: row.dated_on,
    dateBS: row.dated_on_bs,
    total: rupeesOf(row.total_paisa),
    accounts: row.accounts ?? '',
    accountsNp: row.accounts_np ?? '',
    narration: row.narration,
    enteredBy: row.created_by_name,
    approval: row.approval ?? (isWaiting ? 'WAITING' : null),
    approvalBy: row.approval_by_name,
    approvalRemarks: row.approval_remarks,
    isApprovable: isWaiting && can('voucher.approve') && ![row.created_by, row.drafted_by].includes(session.userId),
    isRemovable: can('voucher.create') && isRemovable({ session, can }, row),
    isCancellable: isCancellable(row, holds),
    version: row.version,
  };
}
