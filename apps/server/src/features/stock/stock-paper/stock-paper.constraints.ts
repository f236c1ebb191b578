/** What the database says of a paper that is posted twice or changed after it. */
export const paperConstraints = {
  stock_paper_posted: { field: 'state', key: 'stockPaper.postedImmutable' },
  stock_paper_issue_key: { field: 'state', key: 'stockPaper.postedBefore' },
} as const;
