// Longer than 200 lines because it is, with every further kind, the one table of what differs between them.

/** Who is on the other side of a document, and of a line of the books. */
export type PartyKind = 'customer' | 'vendor';

/** What settles a document: money received of its party, or money paid to it. */
export const settlementDirections = ['RECEIVED', 'PAID'] as const;
export type SettlementDirection = (typeof settlementDirections)[number];

/** What the tax office's receiver takes: a bill, and what of a bill was given back. */
export const reportedAs = ['BILL', 'RETURN'] as const;
export type ReportedAs = (typeof reportedAs)[number];

/** What the dashboard tells of a document; a kind whose cancelling is not told is no longer told of then. */
type Activities = { readonly issued: string; readonly cancelled: string | null };

type DocumentFacts = {
  /** The code of the kind in transactions (specification, section 3). */
  readonly transactionCode: number;
  readonly party: PartyKind;
  readonly settledBy: SettlementDirection;
  /**
   * Where its number comes from; null for a kind that bears none. Days follow the numbers of what the business issues;
   * what it records of others bears their day.
   */
  readonly series: { readonly kind: string; readonly prefix: string; readonly isByDay: boolean } | null;
  /** What it is called by: its number, or the heading or number of others that was typed. */
  readonly calledBy: 'number' | 'heading';
  /** Whether all of it is of one category of money, as income and expense are: these share forms and lists. */
  readonly isOfCategory: boolean;
  /**
   * What it is called by and what it comes to are for who may read its module. A bill is not: its party has it on
   * paper, and who takes payments sees what they are for.
   */
  readonly isPrivate: boolean;
  /** Where its total counts in the figures of a day and a month; null for neither. */
  readonly figure: 'sales' | 'spending' | 'purchases' | null;
  /**
   * Where the VAT that stands on its paper is: of its head, or of its own table, whose head has only what is set off;
   * of a bill of another program nobody wrote it down.
   */
  readonly billVat: 'HEAD' | 'OWN' | 'UNKNOWN';
  /** As what the tax office's receiver is told of it, where a business has turned that on; null for nothing. */
  readonly reportedAs: ReportedAs | null;
  /** Whether photos and papers are attached to it. */
  readonly takesFiles: boolean;
  /** Its folder; kinds that differ by their party alone share one, with all that is in it. */
  readonly feature: string;
  /** Its contract, whose texts it says. */
  readonly contract: string;
  /** What it has of its own. */
  readonly table: string;
  /** What its rights are given on. */
  readonly module: string;
  readonly screen: `/${string}`;
  readonly activities: Activities;
  /** Whether it posts an entry of its own, or a voucher whose line it is posts it with all its lines. */
  readonly postedBy: 'ITSELF' | 'VOUCHER';
  /** What its entries are called in the books, and their reversals. */
  readonly entry: string;
  readonly reversal: string;
};

/**
 * The kinds of document that are owed and settled, with all that differs between them and needs neither database nor
 * browser. Everything that depends on a kind is looked up here, or in a table `satisfies Record<DocumentKind, …>` of a
 * package's own registry: nowhere is a kind compared (docs/decisions, one head for all documents). Their order is that
 * in which documents are locked and listed.
 */
export const documentKinds = {
  INVOICE: {
    transactionCode: 1,
    party: 'customer',
    settledBy: 'RECEIVED',
    series: { kind: 'INVOICE', prefix: 'INV', isByDay: true },
    calledBy: 'number',
    isOfCategory: false,
    isPrivate: false,
    figure: 'sales',
    billVat: 'HEAD',
    reportedAs: 'BILL',
    takesFiles: false,
    feature: 'invoice',
    contract: 'invoice',
    table: 'invoice',
    module: 'invoice',
    screen: '/business/invoice-setup',
    activities: { issued: 'INVOICE_ISSUED', cancelled: 'INVOICE_CANCELLED' },
    postedBy: 'ITSELF',
    entry: 'SALES_INVOICE',
    reversal: 'SALES_INVOICE_CANCELLATION',
  },
  INCOME: {
    transactionCode: 2,
    party: 'customer',
    settledBy: 'RECEIVED',
    series: null,
    calledBy: 'heading',
    isOfCategory: true,
    isPrivate: true,
    figure: null,
    billVat: 'HEAD',
    reportedAs: null,
    takesFiles: true,
    feature: 'income',
    contract: 'income',
    table: 'income',
    module: 'income',
    screen: '/business/income-setup',
    activities: { issued: 'INCOME_ENTERED', cancelled: null },
    postedBy: 'ITSELF',
    entry: 'INCOME',
    reversal: 'INCOME_REVERSAL',
  },
  EXPENSE: {
    transactionCode: 3,
    party: 'vendor',
    settledBy: 'PAID',
    series: null,
    calledBy: 'heading',
    isOfCategory: true,
    isPrivate: true,
    figure: 'spending',
    billVat: 'HEAD',
    reportedAs: null,
    takesFiles: true,
    feature: 'expense',
    contract: 'expense',
    table: 'expense',
    module: 'expense',
    screen: '/business/expense-setup',
    activities: { issued: 'EXPENSE_ENTERED', cancelled: null },
    postedBy: 'ITSELF',
    entry: 'EXPENSE',
    reversal: 'EXPENSE_REVERSAL',
  },
  PURCHASE: {
    transactionCode: 4,
    party: 'vendor',
    settledBy: 'PAID',
    series: { kind: 'PURCHASE', prefix: 'PUR', isByDay: false },
    calledBy: 'number',
    isOfCategory: false,
    isPrivate: true,
    figure: 'purchases',
    billVat: 'OWN',
    reportedAs: null,
    takesFiles: true,
    feature: 'purchase',
    contract: 'purchase',
    table: 'purchase',
    module: 'purchase',
    screen: '/purchase-setup',
    activities: { issued: 'PURCHASE_ENTERED', cancelled: 'PURCHASE_CANCELLED' },
    postedBy: 'ITSELF',
    entry: 'PURCHASE',
    reversal: 'PURCHASE_CANCELLATION',
  },
  DIRECT_COST: {
    transactionCode: 5,
    party: 'vendor',
    settledBy: 'PAID',
    series: null,
    calledBy: 'heading',
    isOfCategory: false,
    isPrivate: true,
    figure: null,
    billVat: 'HEAD',
    reportedAs: null,
    takesFiles: false,
    feature: 'direct-cost',
    contract: 'directCost',
    table: 'direct_cost',
    module: 'purchase',
    screen: '/purchase-setup/landing-cost',
    activities: { issued: 'DIRECT_COST_ENTERED', cancelled: null },
    postedBy: 'ITSELF',
    entry: 'DIRECT_COST',
    reversal: 'DIRECT_COST_REVERSAL',
  },
  CREDIT_NOTE: {
    transactionCode: 6,
    party: 'customer',
    settledBy: 'PAID',
    series: { kind: 'CREDIT_NOTE', prefix: 'CRN', isByDay: true },
    calledBy: 'number',
    isOfCategory: false,
    isPrivate: false,
    figure: 'sales',
    billVat: 'HEAD',
    reportedAs: 'RETURN',
    takesFiles: false,
    feature: 'credit-note',
    contract: 'creditNote',
    table: 'credit_note',
    module: 'credit-note',
    screen: '/business/credit-note',
    activities: { issued: 'CREDIT_NOTE_ISSUED', cancelled: null },
    postedBy: 'ITSELF',
    entry: 'CREDIT_NOTE',
    reversal: 'CREDIT_NOTE_REVERSAL',
  },
  DEBIT_NOTE: {
    transactionCode: 7,
    party: 'vendor',
    settledBy: 'RECEIVED',
    series: { kind: 'DEBIT_NOTE', prefix: 'DBN', isByDay: true },
    calledBy: 'number',
    isOfCategory: false,
    isPrivate: true,
    figure: 'purchases',
    billVat: 'OWN',
    reportedAs: null,
    takesFiles: true,
    feature: 'debit-note',
    contract: 'debitNote',
    table: 'debit_note',
    module: 'debit-note',
    screen: '/purchase-setup/debit-note',
    activities: { issued: 'DEBIT_NOTE_ISSUED', cancelled: null },
    postedBy: 'ITSELF',
    entry: 'DEBIT_NOTE',
    reversal: 'DEBIT_NOTE_REVERSAL',
  },
  OPENING_RECEIVABLE: {
    transactionCode: 8,
    party: 'customer',
    settledBy: 'RECEIVED',
    series: null,
    calledBy: 'heading',
    isOfCategory: false,
    isPrivate: false,
    figure: null,
    billVat: 'UNKNOWN',
    reportedAs: null,
    takesFiles: false,
    feature: 'opening-due',
    contract: 'openingDue',
    table: 'opening_due',
    module: 'opening-due',
    screen: '/business/opening-due/customer',
    activities: { issued: 'OPENING_RECEIVABLE_ENTERED', cancelled: null },
    postedBy: 'ITSELF',
    entry: 'OPENING_RECEIVABLE',
    reversal: 'OPENING_RECEIVABLE_REVERSAL',
  },
  OPENING_PAYABLE: {
    transactionCode: 9,
    party: 'vendor',
    settledBy: 'PAID',
    series: null,
    calledBy: 'heading',
    isOfCategory: false,
    isPrivate: true,
    figure: null,
    billVat: 'UNKNOWN',
    reportedAs: null,
    takesFiles: false,
    feature: 'opening-due',
    contract: 'openingDue',
    table: 'opening_due',
    module: 'opening-due',
    screen: '/business/opening-due/vendor',
    activities: { issued: 'OPENING_PAYABLE_ENTERED', cancelled: null },
    postedBy: 'ITSELF',
    entry: 'OPENING_PAYABLE',
    reversal: 'OPENING_PAYABLE_REVERSAL',
  },
  VOUCHER_RECEIVABLE: {
    transactionCode: 10,
    party: 'customer',
    settledBy: 'RECEIVED',
    series: null,
    calledBy: 'heading',
    isOfCategory: false,
    isPrivate: false,
    figure: null,
    billVat: 'UNKNOWN',
    reportedAs: null,
    takesFiles: false,
    feature: 'voucher-due',
    contract: 'voucherDue',
    table: 'voucher_due',
    module: 'voucher',
    screen: '/business/voucher/due/customer',
    activities: { issued: 'VOUCHER_RECEIVABLE_ENTERED', cancelled: null },
    postedBy: 'VOUCHER',
    entry: 'VOUCHER_RECEIVABLE',
    reversal: 'VOUCHER_RECEIVABLE_REVERSAL',
  },
  VOUCHER_PAYABLE: {
    transactionCode: 11,
    party: 'vendor',
    settledBy: 'PAID',
    series: null,
    calledBy: 'heading',
    isOfCategory: false,
    isPrivate: true,
    figure: null,
    billVat: 'UNKNOWN',
    reportedAs: null,
    takesFiles: false,
    feature: 'voucher-due',
    contract: 'voucherDue',
    table: 'voucher_due',
    module: 'voucher',
    screen: '/business/voucher/due/vendor',
    activities: { issued: 'VOUCHER_PAYABLE_ENTERED', cancelled: null },
    postedBy: 'VOUCHER',
    entry: 'VOUCHER_PAYABLE',
    reversal: 'VOUCHER_PAYABLE_REVERSAL',
  },
} as const satisfies Record<string, DocumentFacts>;

export type DocumentKind = keyof typeof documentKinds;
/** The kinds that are called by a heading. */
export type HeadedKind = {
  [K in DocumentKind]: (typeof documentKinds)[K]['calledBy'] extends 'heading' ? K : never;
}[DocumentKind];
/** The kinds of one category of money. */
export type CategoryKind = {
  [K in DocumentKind]: (typeof documentKinds)[K]['isOfCategory'] extends true ? K : never;
}[DocumentKind];
/** The kinds that bear a number. */
export type NumberedKind = Exclude<DocumentKind, HeadedKind>;
export type DocumentActivity = NonNullable<(typeof documentKinds)[DocumentKind]['activities']['issued' | 'cancelled']>;
export type DocumentEntry = (typeof documentKinds)[DocumentKind]['entry' | 'reversal'];
/** The kinds that a voucher posts with its lines. */
export type VoucheredKind = {
  [K in DocumentKind]: (typeof documentKinds)[K]['postedBy'] extends 'VOUCHER' ? K : never;
}[DocumentKind];
/** The right that opens documents of a kind to a reader. */
export type RightToReadDocuments = `${(typeof documentKinds)[DocumentKind]['module']}.read`;

/** What a payment pays whose form does not say it (specification, section 3). */
export const defaultDocumentKind = 'INVOICE' satisfies DocumentKind;

/**
 * What comes again by itself, and as what: a draft, or an entry that waits for somebody who has the bill in hand, since
 * such kinds have no drafts. Vouchers come again as well (`posting/accounts/repeated-kinds.ts`).
 */
const repeatedDocumentKinds = { INVOICE: 'DRAFT', EXPENSE: 'ENTRY' } as const satisfies Partial<
  Record<DocumentKind, 'DRAFT' | 'ENTRY'>
>;
export type RepeatedDocumentKind = keyof typeof repeatedDocumentKinds;

export function isRepeatedDocument(kind: string): kind is RepeatedDocumentKind {
  return kind in repeatedDocumentKinds;
}

/** All kinds, in the order in which documents are locked and listed. */
export const documentKindNames: readonly DocumentKind[] = Object.keys(documentKinds).filter(isDocumentKind);

/** What entries of documents are called, each before its reversal. */
export const documentEntries: readonly DocumentEntry[] = documentKindNames.flatMap((kind) => [
  documentKinds[kind].entry,
  documentKinds[kind].reversal,
]);

/** What the dashboard tells of documents. */
export const documentActivities: readonly DocumentActivity[] = documentKindNames.flatMap((kind) => {
  const { issued, cancelled } = documentKinds[kind].activities;
  return cancelled === null ? [issued] : [issued, cancelled];
});

export function isDocumentKind(text: string): text is DocumentKind {
  return text in documentKinds;
}

export const repeatedDocumentNames: readonly RepeatedDocumentKind[] =
  Object.keys(repeatedDocumentKinds).filter(isRepeatedDocument);

/** A table with a row for each kind. */
export function tableOfKinds<T>(make: (kind: DocumentKind) => T): Readonly<Record<DocumentKind, T>> {
  const table: Partial<Record<DocumentKind, T>> = {};
  for (const kind of documentKindNames) table[kind] = make(kind);
  if (!isWhole(table)) throw new RangeError('a kind of document has no row');
  return table;
}

function isWhole<T>(table: Partial<Record<DocumentKind, T>>): table is Record<DocumentKind, T> {
  return documentKindNames.every((kind) => kind in table);
}

/** A table with a row for each kind of entry, made for the entries of a kind or for their reversals. */
export function tableOfEntries<T>(
  make: (kind: DocumentKind, what: 'entry' | 'reversal') => T,
): Readonly<Record<DocumentEntry, T>> {
  const table: Partial<Record<DocumentEntry, T>> = {};
  for (const kind of documentKindNames)
    for (const what of ['entry', 'reversal'] as const) table[documentKinds[kind][what]] = make(kind, what);
  if (!hasEveryEntry(table)) throw new RangeError('an entry of a document has no row');
  return table;
}

function hasEveryEntry<T>(table: Partial<Record<DocumentEntry, T>>): table is Record<DocumentEntry, T> {
  return documentEntries.every((entry) => entry in table);
}

/** The kinds whose facts are these; of what is not named any: `kindsWith({ party: 'customer' })`. */
export function kindsWith(
  facts: Partial<Pick<DocumentFacts, 'party' | 'settledBy' | 'isPrivate' | 'figure' | 'postedBy'>>,
): DocumentKind[] {
  return documentKindNames.filter((kind) => {
    const { party, settledBy, isPrivate, figure, postedBy } = documentKinds[kind];
    return (
      (facts.party ?? party) === party &&
      (facts.settledBy ?? settledBy) === settledBy &&
      (facts.isPrivate ?? isPrivate) === isPrivate &&
      (facts.figure ?? figure) === figure &&
      (facts.postedBy ?? postedBy) === postedBy
    );
  });
}

/** The right that opens documents of a kind to a reader: `income.read`. */
export function rightToRead(kind: DocumentKind): RightToReadDocuments {
  return `${documentKinds[kind].module}.read`;
}

export function isDocumentActivity(activity: string): activity is DocumentActivity {
  return documentActivities.some((known) => known === activity);
}

/** The kind that the dashboard tells of, and what happened to it. */
export function documentOfActivity(activity: DocumentActivity): { kind: DocumentKind; what: 'issued' | 'cancelled' } {
  const kind = documentKindNames.find((name) => Object.values(documentKinds[name].activities).includes(activity));
  if (kind === undefined) throw new RangeError(`no document is told of by ${activity}`);
  return { kind, what: documentKinds[kind].activities.issued === activity ? 'issued' : 'cancelled' };
}
