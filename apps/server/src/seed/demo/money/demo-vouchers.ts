import { contraForm, journalForm, openingForm } from '@bahi/contract/books/voucher/voucher-forms';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { enterOpening } from '../../../features/books/voucher/opening/opening.commands.ts';
import { listVoucherAccounts } from '../../../features/books/voucher/voucher.accounts.ts';
import { enterContra, enterJournal } from '../../../features/books/voucher/voucher.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';

type Shop = { actor: Actor; outletId: number };
type Line = { code: string; debit?: number; credit?: number; narration?: string };

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
    // What opening dues stand against: more is to be collected than to be paid.
    { code: 'OPENING_BALANCE', debit: 5_395.5 },
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

/** Cash put into the bank now and then, and salaries that are still to be paid. */
export async function writeVouchers(services: Services, shop: Shop, today: CalendarDay): Promise<void> {
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
  const journals = [
    {
      days: 2,
      narration: 'गत महिनाको तलब',
      lines: [
        { code: 'E510', debit: 42_000, narration: 'दुई जना कर्मचारी' },
        { code: 'L300', credit: 42_000 },
      ],
    },
  ];
  for (const { days, narration, lines } of journals) {
    const day = addDays(today, -days);
    const written = await linesOf(services, shop, day, lines);
    const body = journalForm.parse({ outletId, dateAD: formatAdDate(day), narration, lines: written });
    await act(services, actor, day, (context) => enterJournal(context, { body }));
  }
}
