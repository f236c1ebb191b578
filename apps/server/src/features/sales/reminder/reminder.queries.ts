import type { Answer, Input } from '@bahi/contract/endpoint';
import type { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { daysBetween } from '@bahi/domain/calendar/calendar-day';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import { findLink, pathOfLink } from '../paper-link/paper-link.ts';
import { readReminders } from './reminder.list.ts';
import { mayRead, type Owed, readOwed, reminderPartsOf, sharedKindOf, type Subject } from './reminder.owed.ts';

type Contract = typeof reminderContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'can' | 'services' | 'today' | 'calendar' | 'now'>;

/** What a reminder of a bill or a customer would say now, and what was sent of it before. */
export async function getReminders(
  context: Reader,
  { params, query }: Pick<Input<Contract['get']>, 'params' | 'query'>,
): Promise<Answer<Contract['get']>> {
  const owed = await readOwedAs(context, params);
  const [paths, reminders] = await Promise.all([pathOf(context, owed, params.id), readReminders(context, params)]);
  const own = context.services.settings.get(companySettings).publicUrl;
  const textsFrom = (base: string | null) => {
    const address = base === null || paths === null ? null : base + paths;
    return {
      ne: reminderPartsOf(context, owed, { language: 'ne', address }),
      en: reminderPartsOf(context, owed, { language: 'en', address }),
    };
  };
  const dates = owed.dueOn === null ? null : bothDates(owed.dueOn, context.calendar);
  return {
    customerId: owed.customerId,
    customerName: owed.customer.en,
    customerNameNp: owed.customer.ne,
    customerPhone: owed.phone,
    customerEmail: owed.email,
    customerLanguage: owed.wish === 'NONE' ? null : owed.wish,
    number: owed.number,
    dueAmount: rupeesFromPaisa(owed.due),
    overdueAmount: rupeesFromPaisa(owed.overdue),
    dueDateAD: dates?.ad ?? null,
    dueDateBS: dates?.bs ?? null,
    daysLate: owed.dueOn === null ? null : daysBetween(owed.dueOn, context.today),
    message: textsFrom(own),
    whatsapp: textsFrom(own ?? query.origin ?? null),
    againAt: stillAgainAt(context, owed),
    reminders,
  };
}

/** What is owed, to who may read it. Of another business's or outlet's bill there is none. */
export async function readOwedAs(context: Reader, subject: Subject): Promise<Owed> {
  if (subject.of === 'customer' && !mayRead(context, null)) fail('common.forbidden', { status: 403 });
  const owed = (await readOwed(context, subject)) ?? failNotFound();
  if (!mayRead(context, owed.kind)) fail('common.forbidden', { status: 403 });
  return owed;
}

/** From when on a customer may be reminded by hand again; null: now. */
function stillAgainAt({ now }: Pick<Context, 'now'>, { againAt }: Pick<Owed, 'againAt'>): string | null {
  return againAt !== null && againAt.getTime() > now ? againAt.toISOString() : null;
}

/** The path of the bill's link; `…` stands for one that is made when it is sent. */
async function pathOf(context: Reader, owed: Owed, id: number): Promise<string | null> {
  const kind = sharedKindOf(owed.kind);
  if (kind === null) return null;
  const link = await findLink(context, { kind, id });
  if (link === null) return '/b/…';
  return link.isOpen ? pathOfLink(link) : null;
}

/** One reminder, of what the caller may read; who may not is told that, unless there is none in their outlet. */
export async function getReminderById(context: Reader, reminderId: number): Promise<Answer<Contract['retry']>> {
  const [reminder] = await readReminders(context, { reminderIds: [reminderId] });
  if (reminder !== undefined) return reminder;
  const known = await context.db.query<{ id: number }>('select id from reminder where business_id = $1 and id = $2', [
    context.businessId,
    reminderId,
  ]);
  return known.length > 0 ? fail('common.forbidden', { status: 403 }) : failNotFound();
}
