/** One thing that must always be true of a business's books: declared beside the feature whose rows it looks at. */
export type Check = {
  name: string;
  /** What holds, as one says it to the owner of the books. */
  holds: string;
  /** Answers the rows for which it does not hold; `$1` is the business. */
  faults: string;
  /** How many rows were looked at. */
  counts: string;
};
