import type { Answer, Input } from '@bahi/contract/endpoint';
import { mostRemindedAtOnce } from '@bahi/contract/sales/collect/collect-form';
import type { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readReminders } from '../reminder/reminder.list.ts';
import { type Planned, planReminders, remindMany } from '../reminder/reminder.many.ts';
import { firstDues } from './collect.queries.ts';

type Contract = typeof collectContract;

/** To whom a reminder would go now, of those chosen, or of the first whom the filter finds. */
export async function planRemindingMany(
  context: Context,
  { query }: Input<Contract['plan']>,
): Promise<Answer<Contract['plan']>> {
  refuseStrangers(context);
  const { ids: chosen, ways, language, ...who } = query;
  const { ids, found } =
    chosen === undefined ? await firstDues(context, who, mostRemindedAtOnce) : { ids: chosen, found: chosen.length };
  const planned = await planReminders(context, ids, { ways, language, note: null });
  const rows = planned.map((one) => ({ ...toldOf(one), said: one.reached?.said ?? null }));
  return { rows, found, most: mostRemindedAtOnce };
}

/** Reminds each of these customers of all that they owe, once. */
export async function remindManyOfDues(
  context: Context,
  { body }: Input<Contract['remind']>,
): Promise<Answer<Contract['remind']>> {
  refuseStrangers(context);
  const { customerIds, ...asking } = body;
  const reminded = await remindMany(context, [...new Set(customerIds)], asking);
  const rows = reminded.map((one) => ({ ...toldOf(one), reminderId: one.reminderId }));
  const sent = rows.filter(({ reminderId }) => reminderId !== null).length;
  context.say('collect.reminded', { count: sent });
  return { rows, sent };
}

/** What became of these reminders, of those that the caller may read. */
export function remindersSent(context: Context, { query }: Input<Contract['sent']>): Promise<Answer<Contract['sent']>> {
  return readReminders(context, { reminderIds: query.ids });
}

/** Who reminds of dues may see them. */
function refuseStrangers({ can }: Context): void {
  if (!can('collect.read')) fail('common.forbidden', { status: 403 });
}

function toldOf({ owed, reached, reason }: Planned) {
  return {
    customerId: owed.customerId,
    customerName: owed.customer.en,
    customerNameNp: owed.customer.ne,
    dueAmount: rupeesFromPaisa(owed.due),
    way: reached?.way ?? null,
    recipient: reached?.recipient ?? null,
    reason,
  };
}
