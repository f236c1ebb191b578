export const itemListPath = '/business/item-setup';
export const itemCreatePath = `${itemListPath}/create`;

export function itemEditPath(itemId: number): string {
  return `${itemListPath}/edit/${itemId}`;
}
