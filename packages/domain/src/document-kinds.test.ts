import { expect, test } from 'vitest';
import {
  documentKindNames,
  documentKinds,
  documentOfEntry,
  kindsWith,
  reservedTransactionCodes,
  rightToRead,
  tableOfKinds,
} from './document-kinds.ts';

const facts = documentKindNames.map((kind) => documentKinds[kind]);

test('no two kinds share a transaction code, a series, a folder, a screen or an entry', () => {
  const shared = [
    [...facts.map(({ transactionCode }) => transactionCode), ...Object.values(reservedTransactionCodes)],
    facts.flatMap(({ series }) => (series === null ? [] : [series.kind])),
    facts.flatMap(({ series }) => (series === null ? [] : [series.prefix])),
    facts.map(({ feature }) => feature),
    facts.map(({ screen }) => screen),
    facts.flatMap(({ entry, reversal }) => [entry, reversal]),
  ].map((values) => values.filter((value, position) => values.findIndex((other) => other === value) < position));
  expect(shared).toEqual([[], [], [], [], [], []]);
});

test('what a customer owes is settled by money received, what a vendor is owed by money paid', () => {
  expect(kindsWith({ party: 'customer', settledBy: 'RECEIVED' })).toEqual(['INVOICE', 'INCOME']);
  expect(kindsWith({ party: 'vendor', settledBy: 'PAID' })).toEqual(['EXPENSE']);
  expect(kindsWith({ party: 'customer', settledBy: 'PAID' })).toEqual([]);
});

test('a kind that is called by its number has a series to take it from', () => {
  for (const kind of facts) expect(kind.series === null).toBe(kind.calledBy === 'heading');
});

test('an entry tells whose it is and whether it undoes one', () => {
  expect(documentOfEntry('SALES_INVOICE')).toEqual({ kind: 'INVOICE', isReversal: false });
  expect(documentOfEntry('EXPENSE_REVERSAL')).toEqual({ kind: 'EXPENSE', isReversal: true });
  expect(documentOfEntry('OPENING_STOCK')).toBeNull();
});

test('a table of kinds has a row for each', () => {
  expect(tableOfKinds(rightToRead)).toEqual({
    INVOICE: 'invoice.read',
    INCOME: 'income.read',
    EXPENSE: 'expense.read',
  });
});
