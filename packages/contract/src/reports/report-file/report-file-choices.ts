/** How it stands with a report that is made as a file. */
export const reportFileStates = ['WAITING', 'MAKING', 'READY', 'EXPIRED', 'FAILED', 'CANCELLED'] as const;
export type ReportFileState = (typeof reportFileStates)[number];

/**
 * Why there is no file: who asked for it is not active any more, may not see the report any more, or works in its outlet no
 * longer; its filter is no longer right; there are no rows, more than a spreadsheet or paper takes; or it did not succeed.
 */
export const reportFileFailures = [
  'USER_INACTIVE',
  'NO_RIGHT',
  'NO_OUTLET',
  'FILTER_WRONG',
  'NO_ROWS',
  'TOO_LONG',
  'TOO_LONG_FOR_PDF',
  'OTHER',
] as const;
export type ReportFileFailure = (typeof reportFileFailures)[number];

/** Whether it is still to be made. */
export function isOpen(state: ReportFileState): boolean {
  return state === 'WAITING' || state === 'MAKING';
}
