import { fewestItemsForPages, visiblePageNumbers } from '../../../platform/constants.ts';

/** How many pages there are; fewer than ten items make one, whatever the page size. */
export function pageCountOf(total: number, pageSize: number): number {
  return total < fewestItemsForPages ? 1 : Math.ceil(total / pageSize);
}

/** The page numbers in view: three at most, the current one in the middle where that is possible. */
export function pageNumbersInView(pageNumber: number, pageCount: number): number[] {
  const length = Math.min(visiblePageNumbers, pageCount);
  const first = Math.min(Math.max(0, pageNumber - 1), pageCount - length);
  return Array.from({ length }, (_, position) => first + position);
}
