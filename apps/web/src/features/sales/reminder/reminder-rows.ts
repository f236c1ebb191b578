import type { Answer } from '@bahi/contract/endpoint';
import type { reminderContract, reminderRuleForm } from '@bahi/contract/sales/reminder/reminder.contract';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import type { z } from '@bahi/contract/zod';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';

export type Reminder = Answer<typeof reminderContract.list>['rows'][number];
export type ReminderState = Answer<typeof reminderContract.get>;
export type ReminderRule = Answer<typeof reminderContract.rule>;
export type RuleValues = z.input<typeof reminderRuleForm>;
/** What is reminded of: a bill, or all that a customer owes. */
export type Subject = { of: 'document' | 'customer'; id: number };

/** What the form of the rule begins with; days stand as they are typed. */
export function ruleValues(rule: ReminderRule, language: Language): RuleValues {
  const typed = (days: readonly number[]): string => inDigitsOf(days.join(', '), language);
  const { isActive, daysBefore, daysAfter, ways, hour, sendsStatements, version } = rule;
  return {
    isActive,
    daysBefore: typed(daysBefore),
    daysAfter: typed(daysAfter),
    ways,
    language: rule.language,
    hour: String(hour),
    sendsStatements,
    version,
  };
}

/** Whom a reminder went to; a number in the digits of the language, an address as it is. */
export function reachedText({ way, recipient }: Pick<Reminder, 'way' | 'recipient'>, language: Language): string {
  return way === 'EMAIL' ? recipient : inDigitsOf(recipient, language);
}

/** `2083-07` as people say it: `कात्तिक २०८३`. */
export function monthText(period: string, language: Language): string {
  const [year = '', month = ''] = period.split('-');
  return `${bsMonthName(Number(month), language)} ${inDigitsOf(year, language)}`;
}
