import { addDays, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { storedDay } from '../../../platform/core/days.ts';
import type { Repetition } from '../../books/ledger/document-feature.ts';
import { expenses } from './expense.calls.ts';

/** An expense comes again when somebody enters it: each bill of a vendor bears a number of its own. */
export const expenseRepetition: Repetition = {
  as: 'ENTRY',
  async enter(context, id, { day, ...said }) {
    const model = await expenses.get(context, id);
    const within = daysBetween(storedDay(model.billDateAD), storedDay(model.dueDateAD));
    const { outletId, vendorId, categoryId, description } = model;
    const entered = await expenses.save(context, {
      outletId,
      vendorId,
      categoryId,
      description,
      billDateAD: formatAdDate(day),
      billDateBS: null,
      dueDateAD: formatAdDate(addDays(day, within)),
      dueDateBS: null,
      paymentMode: 'CREDIT',
      moneyAccountId: null,
      ...said,
    });
    return entered.id;
  },
};
