export const expenseListPath = '/business/expense-setup';
export const expenseCreatePath = `${expenseListPath}/create`;

export function expenseEditPath(expenseId: number): string {
  return `${expenseListPath}/edit/${expenseId}`;
}
