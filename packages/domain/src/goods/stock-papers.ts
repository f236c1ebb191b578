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
    activities: { posted: 'WRITE_OFF_ENTERED', cancelled: 'WRITE_OFF_CANCELLED', arrived: null },
    /** How many entries stand while it is in force. */
    entries: { least: 1, most: 1 },
  },
  STOCK_COUNT: {
    series: { kind: 'STOCK_COUNT', prefix: 'CNT' },
    module: 'stock-count',
    entry: 'STOCK_COUNT',
    reversal: 'STOCK_COUNT_CANCELLATION',
    activities: { posted: 'STOCK_COUNT_POSTED', cancelled: 'STOCK_COUNT_CANCELLED', arrived: null },
    // One that agrees with the books moves nothing.
    entries: { least: 0, most: 1 },
  },
  STOCK_TRANSFER: {
    series: { kind: 'STOCK_TRANSFER', prefix: 'TRF' },
    module: 'stock-transfer',
    entry: 'STOCK_TRANSFER',
    reversal: 'STOCK_TRANSFER_CANCELLATION',
    activities: {
      posted: 'STOCK_TRANSFER_SENT',
      cancelled: 'STOCK_TRANSFER_CANCELLED',
      arrived: 'STOCK_TRANSFER_RECEIVED',
    },
    /** When it is sent, and at the other outlet when it arrives. */
    entries: { least: 1, most: 2 },
  },
} as const satisfies Record<string, StockPaperFacts>;

type StockPaperFacts = {
  readonly series: { readonly kind: string; readonly prefix: string };
  /** What its rights are given on. */
  readonly module: string;
  readonly entry: string;
  readonly reversal: string;
  /** What is told of it; a kind that goes nowhere never arrives. */
  readonly activities: { readonly posted: string; readonly cancelled: string; readonly arrived: string | null };
  readonly entries: { readonly least: number; readonly most: number };
};

export type StockPaperKind = keyof typeof stockPapers;
type Activities = (typeof stockPapers)[StockPaperKind]['activities'];
export type StockPaperActivity = NonNullable<Activities['posted' | 'cancelled' | 'arrived']>;
/** The right that opens papers of a kind to a reader. */
export type RightToReadPapers = `${(typeof stockPapers)[StockPaperKind]['module']}.read`;

/** All kinds, in the order in which they are listed. */
export const stockPaperKinds: readonly StockPaperKind[] = Object.keys(stockPapers).filter(isStockPaperKind);

/** What the dashboard tells of them. */
export const stockPaperActivities: readonly StockPaperActivity[] = stockPaperKinds.flatMap((kind) => {
  const { posted, cancelled, arrived } = stockPapers[kind].activities;
  return arrived === null ? [posted, cancelled] : [posted, arrived, cancelled];
});

/** The paper that the dashboard tells of. */
export function stockPaperOfActivity(activity: StockPaperActivity): StockPaperKind {
  const kind = stockPaperKinds.find((name) =>
    Object.values<string | null>(stockPapers[name].activities).includes(activity),
  );
  if (kind === undefined) throw new RangeError(`no paper is told of by ${activity}`);
  return kind;
}

export function isPaperActivity(activity: string): activity is StockPaperActivity {
  return stockPaperActivities.some((known) => known === activity);
}

export function rightToReadPaper(kind: StockPaperKind): RightToReadPapers {
  return `${stockPapers[kind].module}.read`;
}

export function isStockPaperKind(text: string): text is StockPaperKind {
  return text in stockPapers;
}
