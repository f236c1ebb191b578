import type { Answer } from '@bahi/contract/endpoint';
import { chosenId, requiredText } from '@bahi/contract/fields';
import type { incomeContract } from '@bahi/contract/money/income/income.contract';
import type { z } from '@bahi/contract/zod';
import { type DueOpening, dueFormOf, dueValuesOf, newDueValues } from '../due-document/due-form.ts';

export type IncomeRow = Answer<typeof incomeContract.list>['rows'][number];
export type IncomeDetail = Answer<typeof incomeContract.get>;

/** The income form as it stands on the screen (specification, section 5). */
export function incomeScreenForm(todayAD: string) {
  return dueFormOf({ incomeHeading: requiredText(150), customerId: chosenId }, todayAD);
}
export type IncomeValues = z.input<ReturnType<typeof incomeScreenForm>>;

/** What a new income's form begins with. */
export function newIncome(opening: DueOpening): IncomeValues {
  return { ...newDueValues(opening), incomeHeading: '', customerId: '' };
}

/** An income as its form shows it. */
export function incomeValuesOf(income: IncomeDetail): IncomeValues {
  return { ...dueValuesOf(income), incomeHeading: income.heading, customerId: income.customerId };
}
