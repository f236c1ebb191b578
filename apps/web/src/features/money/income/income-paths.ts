export const incomeListPath = '/business/income-setup';
export const incomeCreatePath = `${incomeListPath}/create`;

export function incomeEditPath(incomeId: number): string {
  return `${incomeListPath}/edit/${incomeId}`;
}
