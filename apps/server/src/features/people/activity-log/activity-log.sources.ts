import {
  activityKinds,
  type DeedKind,
  isDeedKind,
  isDoorKind,
  type WrittenKind,
} from '@bahi/contract/people/activity-log/activity-kinds';
import { stockPaperKinds } from '@bahi/domain/goods/stock-papers';
import { type DocumentKind, documentKindNames, documentKinds, isDocumentKind } from '@bahi/domain/document-kinds';
import { isMoneyGroup } from '@bahi/domain/posting/accounts/account-groups';
import { tableOf } from '../../platform/record-history/record-tables.ts';

/** Everything that people write. */
export const writtenKinds: readonly WrittenKind[] = activityKinds.filter(
  (kind): kind is WrittenKind => !isDoorKind(kind),
);

/** A row as the audit keeps it. */
export type KeptRow = Record<string, unknown>;

/** What the audit says of a row. */
export type Kept = {
  id: number;
  micros: string;
  at: Date;
  transaction_id: string;
  table_name: string;
  row_id: number | null;
  action: 'insert' | 'update' | 'delete';
  before: KeptRow | null;
  after: KeptRow | null;
  user_id: number | null;
  user_name: string | null;
  user_name_np: string | null;
  /** Which of the rows that were looked at it is; 0 of one beside them. */
  place: number;
};

/** Of which kind a row of a table is; null of what is told by another one. */
type KindOf = (row: KeptRow) => WrittenKind | null;

const is =
  (kind: WrittenKind): KindOf =>
  () =>
    kind;

/** What kinds of documents have of their own stands in tables of one kind each; a table that two share tells nothing apart. */
const ownTables = documentKindNames
  .filter((kind) =>
    documentKindNames.every((other) => other === kind || documentKinds[other].table !== documentKinds[kind].table),
  )
  .map((kind): [string, KindOf] => [documentKinds[kind].table, is(kind)]);

/** The tables of what is no record with a history of its own. */
const tablesOfDeeds: Readonly<Record<DeedKind, string>> = {
  PERIOD_LOCK: 'period_lock',
  VAT_RETURN: 'vat_return',
  VAT_PAYMENT: 'vat_payment',
  TDS_RATE: 'tds_rate',
  TDS_DEPOSIT: 'tds_deposit',
  BANK_STATEMENT: 'bank_statement',
  BANK_MATCH: 'bank_match',
};

/** The table that a kind stands in; of documents their head, beside what is their own. */
function tableOfKind(kind: WrittenKind): string {
  return isDeedKind(kind) ? tablesOfDeeds[kind] : tableOf(kind).table;
}

/** The tables whose rows people write, each with what is written there. The index of the audit by time has all of them. */
export const toldTables: ReadonlyMap<string, KindOf> = new Map<string, KindOf>([
  ['document', (row) => documentKindOf(row['kind'])],
  ...ownTables,
  ...writtenKinds.flatMap((kind): [string, KindOf][] => (isOfDocument(kind) ? [] : [[tableOfKind(kind), is(kind)]])),
  ['stock_paper', (row) => stockPaperKinds.find((kind) => kind === row['kind']) ?? null],
  ['account', (row) => (isMoneyGroup(String(row['group_code'])) ? 'MONEY_ACCOUNT' : 'ACCOUNT')],
]);

function isOfDocument(kind: WrittenKind): kind is DocumentKind {
  return isDocumentKind(kind);
}

function documentKindOf(kind: unknown): WrittenKind | null {
  return typeof kind === 'string' && isDocumentKind(kind) ? kind : null;
}

/** The tables that rows of these kinds stand in. */
export function tablesOf(kinds: readonly WrittenKind[]): string[] {
  return [...toldTables.keys()].filter((table) =>
    kinds.some((kind) => [tableOfKind(kind), isOfDocument(kind) ? documentKinds[kind].table : null].includes(table)),
  );
}

/** What a record is called: its number, what it is headed, or its name, in both languages. */
export function nameOf(row: KeptRow): { name: string | null; nameNp: string | null } {
  for (const [column, other] of [
    ['number', null],
    ['heading', null],
    ['name', 'name_np'],
    ['full_name', 'full_name_np'],
    ['dated_on_bs', null],
  ] as const) {
    const name = row[column];
    const nameNp = other === null ? null : row[other];
    if (typeof name === 'string' && name !== '') return { name, nameNp: typeof nameNp === 'string' ? nameNp : null };
  }
  return { name: null, nameNp: null };
}
