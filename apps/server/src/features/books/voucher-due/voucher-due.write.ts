import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { PartyKind, VoucheredKind } from '@bahi/domain/document-kinds';
import { addPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { dueEffectOf, type VoucherLine } from '@bahi/domain/posting/accounts/voucher';
import { partyOfAccount } from '@bahi/domain/posting/ledger';
import type { Context } from '../../../platform/core/context.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { newDocumentRow } from '../ledger/document-head.ts';

/** The kind of what a line makes a customer owe, and of what it makes the business owe a vendor. */
export const voucheredKinds = {
  customer: 'VOUCHER_RECEIVABLE',
  vendor: 'VOUCHER_PAYABLE',
} as const satisfies Record<PartyKind, VoucheredKind>;

type Posted = {
  id: number;
  entryId: number;
  number: string;
  outletId: number;
  day: CalendarDay;
  lines: readonly VoucherLine[];
  lineIds: readonly number[];
};

/** Writes what the lines of a voucher that is posted open: each a due of its own, called by the voucher. */
export async function openDues(context: Context, voucher: Posted): Promise<void> {
  const { db, businessId } = context;
  const { id, entryId, number, outletId, day, lines, lineIds } = voucher;
  const opened = [...lines.entries()].flatMap(([position, line]) => {
    const party = partyOfAccount(line.account);
    if (dueEffectOf(line) !== 'OPENS' || party === null || line.partyId === undefined) return [];
    const head = {
      outletId,
      partyId: line.partyId,
      heading: number,
      datedOn: day,
      dueOn: day,
      total: addPaisa(line.debit, line.credit),
      vat: zeroPaisa,
      state: 'FINAL' as const,
    };
    const row = { ...newDocumentRow(context, voucheredKinds[party], head), entry_id: entryId };
    return [{ row, lineId: lineIds[position] ?? Number.NaN }];
  });
  if (opened.length === 0) return;
  const ids = await insertRows(
    db,
    'document',
    opened.map(({ row }) => row),
  );
  await insertRows(
    db,
    'voucher_due',
    opened.map(({ lineId }, at) => ({
      business_id: businessId,
      id: ids[at] ?? Number.NaN,
      voucher_id: id,
      line_id: lineId,
    })),
  );
}
