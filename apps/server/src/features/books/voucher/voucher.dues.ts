import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, negatePaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { checkAdvance } from '../ledger/settlement/advances.ts';
import { addPaid } from '../ledger/settlement/settlement-write.ts';
import { accountOfAdvances } from '../ledger/party-due.ts';
import type { SetAgainst } from './voucher.settle.ts';

/** Notes what a voucher takes from which document, and so counts as paid on it. */
export async function writeSetAgainst(
  context: Context,
  { id, day }: { id: number; day: CalendarDay },
  settled: readonly SetAgainst[],
): Promise<void> {
  const { db, businessId } = context;
  if (settled.length === 0) return;
  await insertRows(
    db,
    'document_credit',
    settled.map(({ documentId, amount }) => ({
      business_id: businessId,
      source_id: null,
      voucher_id: id,
      document_id: documentId,
      amount_paisa: amount,
      credited_on: formatAdDate(day),
    })),
  );
  for (const { documentId, amount } of settled) await addPaid(context, { id: documentId }, amount);
}

/**
 * Takes back what a voucher opened and what it was set against, on the day of its mirror. What it opened and was paid
 * since keeps it in force, and so does an advance that was used.
 */
export async function takeBackDues(
  context: Context,
  voucher: Row<'voucher'>,
  { day, reason }: { day: CalendarDay; reason: string },
): Promise<void> {
  const { db, businessId } = context;
  const { id } = voucher;
  const documents = await db.query<{ id: number; paid_paisa: number }>(
    `select id, paid_paisa from document
     where business_id = $1 and id in (select id from voucher_due where business_id = $1 and voucher_id = $2
       union select document_id from document_credit where business_id = $1 and voucher_id = $2)
     order by id for update`,
    [businessId, id],
  );
  const opened = await db.query<{ id: number }>(
    'select id from voucher_due where business_id = $1 and voucher_id = $2',
    [businessId, id],
  );
  const openedIds = opened.map((due) => due.id);
  if (documents.some((one) => openedIds.includes(one.id) && one.paid_paisa > 0))
    fail('voucher.dueIsPaid', { status: 409 });
  await db.query(
    `update document set state = 'CANCELLED', cancel_reason = $3, version = version + 1 where business_id = $1 and id = any($2)`,
    [businessId, openedIds, reason],
  );
  const credits = await db.query<{ document_id: number | null; paisa: number }>(
    `select document_id, sum(amount_paisa)::bigint as paisa from document_credit
     where business_id = $1 and voucher_id = $2 group by document_id order by document_id`,
    [businessId, id],
  );
  const given = credits.flatMap((one) =>
    one.document_id === null ? [] : [{ documentId: one.document_id, amount: negatePaisa(asPaisa(one.paisa)) }],
  );
  await writeSetAgainst(context, { id, day }, given);
}

/** Refuses to take back an advance that a voucher brought and that was used since. */
export async function checkAdvancesOf(context: Context, voucher: Row<'voucher'>, day: CalendarDay): Promise<void> {
  const { db, businessId } = context;
  const rows = await db.query<{ customer_id: number | null; vendor_id: number | null }>(
    `select distinct customer_id, vendor_id from voucher_line
     where business_id = $1 and voucher_id = $2 and account_code = any($3) order by 1, 2`,
    [businessId, voucher.id, Object.values(accountOfAdvances)],
  );
  for (const { customer_id, vendor_id } of rows) {
    const whose =
      customer_id === null
        ? ({ party: 'vendor', partyId: vendor_id ?? Number.NaN } as const)
        : ({ party: 'customer', partyId: customer_id } as const);
    await checkAdvance(context, { ...whose, outletId: voucher.outlet_id }, day);
  }
}
