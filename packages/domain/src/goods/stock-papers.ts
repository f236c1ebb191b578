/**
 * Papers that move stock and are owed by nobody: each has a head in one table, a number of its own series, and entries
 * that say what it moved. What differs between them stands here.
 */
export const stockPapers = {
  WRITE_OFF: {
    series: { kind: 'WRITE_OFF', prefix: 'DMG' },
    module: 'write-off',
    entry: 'WRITE_OFF',
    reversal: 'WRITE_OFF_CANCELLATION',
    activities: { posted: 'WRITE_OFF_ENTERED', cancelled: 'WRITE_OFF_CANCELLED' },
    /** How many entries stand while it is in force. */
    entries: { least: 1, most: 1 },
  },
  STOCK_COUNT: {
    series: { kind: 'STOCK_COUNT', prefix: 'CNT' },
    module: 'stock-count',
    entry: 'STOCK_COUNT',
    reversal: 'STOCK_COUNT_CANCELLATION',
    activities: { posted: 'STOCK_COUNT_POSTED', cancelled: 'STOCK_COUNT_CANCELLED' },
    // One that agrees with the books moves nothing.
    entries: { least: 0, most: 1 },
  },
} as const satisfies Record<string, StockPaperFacts>;

type StockPaperFacts = {
  readonly series: { readonly kind: string; readonly prefix: string };
  /** What its rights are given on. */
  readonly module: string;
  readonly entry: string;
  readonly reversal: string;
  readonly activities: { readonly posted: string; readonly cancelled: string };
  readonly entries: { readonly least: number; readonly most: number };
};

export type StockPaperKind = keyof typeof stockPapers;
export type StockPaperActivity = (typeof stockPapers)[StockPaperKind]['activities']['posted' | 'cancelled'];
/** The right that opens papers of a kind to a reader. */
export type RightToReadPapers = `${(typeof stockPapers)[StockPaperKind]['module']}.read`;

/** All kinds, in the order in which they are listed. */
export const stockPaperKinds: readonly StockPaperKind[] = Object.keys(stockPapers).filter(isStockPaperKind);

/** What the dashboard tells of them. */
export const stockPaperActivities: readonly StockPaperActivity[] = stockPaperKinds.flatMap((kind) => [
  stockPapers[kind].activities.posted,
  stockPapers[kind].activities.cancelled,
]);

/** The paper that the dashboard tells of. */
export function stockPaperOfActivity(activity: StockPaperActivity): StockPaperKind {
  const kind = stockPaperKinds.find((name) => Object.values<string>(stockPapers[name].activities).includes(activity));
  if (kind === undefined) throw new RangeError(`no paper is told of by ${activity}`);
  return kind;
}

export function isPaperActivity(activity: string): activity is StockPaperActivity {
  return stockPaperActivities.some((known) => known === activity);
}

export function rightToReadPaper(kind: StockPaperKind): RightToReadPapers {
  return `${stockPapers[kind].module}.read`;
}

function isStockPaperKind(text: string): text is StockPaperKind {
  return text in stockPapers;
}
