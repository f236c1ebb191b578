/** What the database says of a paper that is changed after it was posted. */
export const paperConstraints = {
  stock_paper_posted: { field: 'state', key: 'stockPaper.postedImmutable' },
} as const;
