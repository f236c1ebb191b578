import type { voucherRow } from '@bahi/contract/books/voucher/voucher-answer';
import type { z } from '@bahi/contract/zod';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';

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

export function voucherRowOf(
  row: VoucherOfOutlet,
  { session, can }: Pick<Context, 'session' | 'can'>,
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
    version: row.version,
  };
}
