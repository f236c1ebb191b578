import { screenAt, screens } from '@bahi/contract/screens';
export const incomeListPath = screens.incomes;
export const incomeCreatePath = screens.newIncome;

export function incomeEditPath(incomeId: number): string {
  return screenAt(screens.editIncome, { incomeId });
}
