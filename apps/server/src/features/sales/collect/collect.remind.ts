import type { Answer, Input } from '@bahi/contract/endpoint';
import { mostRemindedAtOnce } from '@bahi/contract/sales/collect/collect-form';
import type { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readReminders } from '../reminder/reminder.list.ts';
import { mayRead } from '../reminder/reminder.owed.ts';
import { type Planned, planReminders, remindMany } from '../reminder/reminder.many.ts';
import { promisesInForce } from './promise.queries.ts';
import { firstDues, refuseOtherOutlet } from './collect.queries.ts';

type Contract = typeof collectContract;

/** To whom a reminder would go now, of those chosen, or of the first whom the filter finds. */
export async function planRemindingMany(
  context: Context,
  { query }: Input<Contract['plan']>,
): Promise<Answer<Contract['plan']>> {
  refuseStrangers(context);
  const { ids: chosen, ways, language, ...who } = query;
  refuseOtherOutlet(context, who.outletId ?? null);
  const { ids, found } =
    chosen === undefined ? await firstDues(context, who, mostRemindedAtOnce) : { ids: chosen, found: chosen.length };
  const planned = await planReminders(context, ids, {
    ways,
    language,
    note: null,
    outletId: who.outletId ?? null,
    promised: await promisedAhead(context, ids),
  });
  const rows = planned.map((one) => ({ ...toldOf(one), said: one.reached?.said ?? null }));
  return { rows, found, most: mostRemindedAtOnce };
}

/** Reminds each of these customers of all that they owe, once. */
export async function remindManyOfDues(
  context: Context,
  { body }: Input<Contract['remind']>,
): Promise<Answer<Contract['remind']>> {
  refuseStrangers(context);
  const { customerIds, outletId, ...asking } = body;
  refuseOtherOutlet(context, outletId);
  const ids = [...new Set(customerIds)];
  const reminded = await remindMany(context, ids, { ...asking, outletId, promised: await promisedAhead(context, ids) });
  const rows = reminded.map((one) => ({ ...toldOf(one), reminderId: one.reminderId }));
  const sent = rows.filter(({ reminderId }) => reminderId !== null).length;
  context.say('collect.reminded', { count: sent });
  return { rows, sent };
}

/** What became of these reminders, of those that the caller may read. */
export function remindersSent(context: Context, { query }: Input<Contract['sent']>): Promise<Answer<Contract['sent']>> {
  return readReminders(context, { reminderIds: query.ids });
}

/** Who promised for today or a later day: they are not pressed before it. */
async function promisedAhead(context: Context, customerIds: readonly number[]): Promise<ReadonlySet<number>> {
  const standing = await promisesInForce(context, { customerIds });
  const ahead = standing.filter(({ state }) => state === 'OPEN' || state === 'TODAY');
  return new Set(ahead.map(({ customerId }) => customerId));
}

/** Who reminds of dues may see them, and customers, as who reminds one of them. */
function refuseStrangers(context: Context): void {
  if (!context.can('collect.read') || !mayRead(context, null)) fail('common.forbidden', { status: 403 });
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
