import { choiceOf } from '../../enumeration.ts';
import { chosenId, emptyOr, id, optionalDay, optionalText, positiveAmount } from '../../fields.ts';
import { z } from '../../zod.ts';
import { reminderRuleWays } from '../reminder/reminder-choices.ts';

/** So many customers are reminded at once: a third of the messages of an hour. */
export const mostRemindedAtOnce = 100;

/** What a customer promised: by which day, AD or BS, and how much; left empty, all that is due. */
export const promiseForm = z.object({
  customerId: chosenId,
  promisedDateAD: optionalDay,
  promisedDateBS: optionalDay,
  amount: emptyOr(positiveAmount),
  note: optionalText(200),
});

/** Who is reminded of all they owe, by which way first, and in which language where they did not choose one. */
export const remindManyForm = z.object({
  customerIds: z.array(id, 'common.isRequired').min(1, 'collect.nobody').max(mostRemindedAtOnce, 'collect.tooMany'),
  ways: choiceOf(reminderRuleWays),
  language: choiceOf(['ne', 'en']),
  note: optionalText(200),
  /** Of what they owe this outlet alone. */
  outletId: emptyOr(chosenId),
});
