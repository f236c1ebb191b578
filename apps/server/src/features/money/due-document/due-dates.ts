import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isDueInTime, isInFuture } from '@bahi/domain/calendar/document-days';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';

type Sent = Record<'billDateAD' | 'billDateBS' | 'dueDateAD' | 'dueDateBS', string | null>;

/** The days of a bill that is owed: not in the future, and due no earlier than it is dated (specification, section 5). */
export function readDueDates(
  { calendar, today }: Pick<Context, 'calendar' | 'today'>,
  form: Sent,
): { billedOn: CalendarDay; dueOn: CalendarDay } {
  const dayOf = (name: 'billDate' | 'dueDate'): CalendarDay => {
    const field = { ad: `${name}AD`, bs: `${name}BS` };
    const day = readDay(calendar, { ad: form[`${name}AD`], bs: form[`${name}BS`] }, field);
    return day ?? fail('common.isRequired', { field: field.bs });
  };
  const [billedOn, dueOn] = [dayOf('billDate'), dayOf('dueDate')];
  const refused: RefusedField[] = [];
  if (isInFuture(billedOn, today)) refused.push({ field: 'billDateBS', key: 'common.dateFuture' });
  if (!isDueInTime({ dated: billedOn, due: dueOn }))
    refused.push({ field: 'dueDateBS', key: 'common.dueBeforeDocument' });
  if (refused.length > 0) fail(refused[0]?.key ?? 'common.invalid', { fields: refused });
  return { billedOn, dueOn };
}
