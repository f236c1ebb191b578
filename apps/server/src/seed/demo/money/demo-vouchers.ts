import { contraForm, journalForm, openingForm } from '@bahi/contract/books/voucher/voucher-forms';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { enterOpening } from '../../../features/books/voucher/opening/opening.commands.ts';
import { listVoucherAccounts } from '../../../features/books/voucher/voucher.accounts.ts';
import { enterContra, enterJournal } from '../../../features/books/voucher/voucher.commands.ts';
import { openedKinds } from '../../../features/books/voucher/voucher.settle.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';

type Shop = { actor: Actor; outletId: number };
type Party = { customerId?: number; vendorId?: number; documentId?: number };
type Tax = { tdsNature?: 'SOCIAL_SECURITY'; tdsBase?: number };
type Line = Party & Tax & { code: string; debit?: number; credit?: number; narration?: string };

/** Lines by the codes of their accounts. */
function linesOf(services: Services, { actor }: Shop, day: CalendarDay, lines: readonly Line[]) {
  return act(services, actor, day, async (context) => {
    const accounts = await listVoucherAccounts(context);
    return lines.map(({ code, ...line }) => ({
      ...line,
      accountId: accounts.find((one) => one.code === code)?.id ?? 0,
    }));
  });
}

/** What a vendor had in advance when the business began here. */
const oldAdvance = 5_000;
/** Of an old bill, what a customer is let off at most. */
const mostLetOff = 1_500;

/** What stood on the accounts on the day on which the demo business began here. */
export async function openBooks(services: Services, shop: Shop, day: CalendarDay): Promise<void> {
  const lines = await linesOf(services, shop, day, [
    { code: 'CASH', debit: 45_000 },
    { code: 'BANK', debit: 120_000 },
    { code: 'NABIL1', debit: 385_000 },
    { code: 'FIXED_ASSETS', debit: 260_000, narration: 'र्‍याक, फ्रिज र कम्प्युटर' },
    { code: 'A300', debit: 90_000 },
    { code: 'PREPAID_EXPENSES', debit: 90_000 },
    { code: 'L100', credit: 400_000 },
    // What opening dues and the advance of a vendor stand against: more is to be collected than to be paid.
    { code: 'OPENING_BALANCE', debit: 5_395.5 + oldAdvance },
  ]);
  const body = openingForm.parse({
    outletId: shop.outletId,
    dateAD: formatAdDate(day),
    narration: 'पुरानो खाताबाट सारेको',
    difference: 'CAPITAL',
    lines,
  });
  await act(services, shop.actor, day, (context) => enterOpening(context, { body }));
}

/** Cash put into the bank now and then, and salaries that are still to be paid, of one of which tax is held back. */
export async function writeVouchers(
  services: Services,
  shop: Shop,
  { today, employeeId }: { today: CalendarDay; employeeId: number },
): Promise<void> {
  const { actor, outletId } = shop;
  const [cash, bank] = await linesOf(services, shop, today, [{ code: 'CASH' }, { code: 'NABIL1' }]);
  for (const [days, amount] of [
    [60, 25_000],
    [21, 40_000],
    [3, 18_500],
  ] as const) {
    const day = addDays(today, -days);
    const body = contraForm.parse({
      outletId,
      dateAD: formatAdDate(day),
      fromAccountId: cash?.accountId,
      toAccountId: bank?.accountId,
      amount,
      narration: 'बैंकमा जम्मा',
    });
    await act(services, actor, day, (context) => enterContra(context, { body }));
  }
  await writeJournal(services, shop, addDays(today, -2), {
    narration: salaries,
    lines: [
      { code: 'E510', debit: 42_000, narration: 'दुई जना कर्मचारी' },
      { code: 'TDS_PAYABLE', credit: 240, vendorId: employeeId, tdsNature: 'SOCIAL_SECURITY', tdsBase: 24_000 },
      { code: 'L300', credit: 41_760 },
    ],
  });
  await letOff(services, shop, addDays(today, -1));
}

/** As what the salaries of a month are written. */
export const salaries = 'गत महिनाको तलब';

/** What a vendor had in advance when the business began here: no other document says it. */
export async function bringAdvance(
  services: Services,
  shop: Shop,
  { vendorId, day }: { vendorId: number; day: CalendarDay },
): Promise<void> {
  await writeJournal(services, shop, day, {
    narration: 'पुरानो खातामा रहेको अग्रिम',
    lines: [
      { code: 'VENDOR_ADVANCES', debit: oldAdvance, vendorId },
      { code: 'OPENING_BALANCE', credit: oldAdvance },
    ],
  });
}

/** Of the oldest bill that is still open a part is written off, which the statement of its customer tells. */
async function letOff(services: Services, shop: Shop, day: CalendarDay): Promise<void> {
  const [bill] = await act(services, shop.actor, day, ({ db, businessId }) =>
    db.query<{ id: number; customer_id: number; due_paisa: number }>(
      `select due.id, due.customer_id, due.due_paisa from document_due due
       join customer on customer.business_id = due.business_id and customer.id = due.customer_id
       where due.business_id = $1 and due.outlet_id = $2 and due.kind = any($3) and due.dated_on <= $4
         and not customer.is_cash_customer
       order by due.dated_on, due.id limit 1`,
      [businessId, shop.outletId, openedKinds.customer, formatAdDate(day)],
    ),
  );
  if (bill === undefined) return;
  const rupees = Math.min(bill.due_paisa / 100, mostLetOff);
  await writeJournal(services, shop, day, {
    narration: 'उठ्न नसकेको रकम मिनाहा',
    lines: [
      { code: 'E530', debit: rupees },
      { code: 'RECEIVABLE', credit: rupees, customerId: bill.customer_id, documentId: bill.id },
    ],
  });
}

async function writeJournal(
  services: Services,
  shop: Shop,
  day: CalendarDay,
  { narration, lines }: { narration: string; lines: readonly Line[] },
): Promise<void> {
  const written = await linesOf(services, shop, day, lines);
  const body = journalForm.parse({ outletId: shop.outletId, dateAD: formatAdDate(day), narration, lines: written });
  await act(services, shop.actor, day, (context) => enterJournal(context, { body }));
}
