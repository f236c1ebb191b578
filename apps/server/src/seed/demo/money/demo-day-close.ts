import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { dayCloseForm } from '@bahi/contract/books/day-close/day-close-form';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { denominations } from '@bahi/domain/posting/cash/day-close';
import { listCloseChoices } from '../../../features/books/day-close/day-close.choices.ts';
import { createDayClose } from '../../../features/books/day-close/day-close.commands.ts';
import { readCash } from '../../../features/books/day-close/day-close.queries.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';

type Till = { outletId: number; cashier: Actor; ownerId: number; today: CalendarDay };

/** How the counts of the last days differ from the books, in rupees; today is still to be counted. */
const counts = [
  { daysAgo: 3, difference: 0, reason: '' },
  { daysAgo: 2, difference: -5, reason: 'खुद्रा फिर्ता दिँदा बढी गयो' },
  { daysAgo: 1, difference: 0, reason: '' },
];
/** What stays in the drawer overnight, where there is more. */
const floatRupees = 2000;

/** The cashier counts the drawer in the evening and hands all but the float over to the owner, who brings it to the bank. */
export async function closeDays(services: Services, { outletId, cashier, ownerId, today }: Till): Promise<void> {
  for (const { daysAgo, difference, reason } of counts) {
    const day = addDays(today, -daysAgo);
    await act(services, cashier, day, async (context) => {
      const { boxes, targets } = await listCloseChoices(context);
      const [box, bank] = [boxes[0], targets.find(({ kind }) => kind === 'BANK')];
      if (box === undefined || bank === undefined) return;
      const asked = { moneyAccountId: box.id, outletId, dayAD: formatAdDate(day) };
      const cash = await readCash(context, { query: dayCloseContract.cash.query.parse(asked) });
      const counted = cash.expectedAmount + difference;
      if (counted <= 0) return;
      const takes = counted > floatRupees ? { takenToId: bank.id, leftAmount: floatRupees } : {};
      const body = dayCloseForm.parse({
        moneyAccountId: box.id,
        outletId,
        dateAD: formatAdDate(day),
        expectedAmount: cash.expectedAmount,
        ...notesOf(counted),
        reason,
        handedToUserId: ownerId,
        ...takes,
      });
      await createDayClose(context, { body });
    });
  }
}

/** The fewest notes that come to an amount; what is less than a rupee is told as other coins. */
function notesOf(rupees: number): { notes: { rupees: number; pieces: number }[]; otherAmount: string } {
  let rest = Math.floor(rupees);
  const otherAmount = String(Math.round(rupees * 100 - rest * 100) / 100);
  const notes = denominations.map((note) => {
    const pieces = Math.floor(rest / note);
    rest -= pieces * note;
    return { rupees: note, pieces };
  });
  return { notes, otherAmount };
}
