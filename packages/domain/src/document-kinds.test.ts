import { expect, test } from 'vitest';
import {
  documentKindNames,
  documentKinds,
  documentOfActivity,
  isDocumentActivity,
  kindsWith,
  rightToRead,
  tableOfEntries,
  tableOfKinds,
} from './document-kinds.ts';

const facts = documentKindNames.map((kind) => documentKinds[kind]);

test('no two kinds share a transaction code, a series, a screen or an entry', () => {
  const shared = [
    facts.map(({ transactionCode }) => transactionCode),
    facts.flatMap(({ series }) => (series === null ? [] : [series.kind])),
    facts.flatMap(({ series }) => (series === null ? [] : [series.prefix])),
    facts.map(({ screen }) => screen),
    facts.flatMap(({ entry, reversal }) => [entry, reversal]),
  ].map((values) => values.filter((value, position) => values.findIndex((other) => other === value) < position));
  expect(shared).toEqual([[], [], [], [], []]);
});

test('what a customer owes is settled by money received, what a vendor is owed by money paid', () => {
  expect(kindsWith({ party: 'customer', settledBy: 'RECEIVED' })).toEqual(
    expect.arrayContaining(['INVOICE', 'INCOME']),
  );
  expect(kindsWith({ party: 'vendor', settledBy: 'PAID' })).toContain('EXPENSE');
  expect(kindsWith({ party: 'customer', settledBy: 'PAID' })).not.toContain('INCOME');
});

test('a kind that is called by its number has a series to take it from', () => {
  for (const kind of facts) expect(kind.series === null).toBe(kind.calledBy === 'heading');
});

test('an activity tells whose it is and what happened', () => {
  expect(documentOfActivity('INVOICE_CANCELLED')).toEqual({ kind: 'INVOICE', what: 'cancelled' });
  expect(documentOfActivity('EXPENSE_ENTERED')).toEqual({ kind: 'EXPENSE', what: 'issued' });
  expect(['INCOME_ENTERED', 'ITEM_ADDED'].map(isDocumentActivity)).toEqual([true, false]);
});

test('a table of entries has a row for each, and for its reversal', () => {
  expect(tableOfEntries((kind, what) => `${kind} ${what}`)).toMatchObject({
    SALES_INVOICE: 'INVOICE entry',
    SALES_INVOICE_CANCELLATION: 'INVOICE reversal',
    INCOME: 'INCOME entry',
    INCOME_REVERSAL: 'INCOME reversal',
    EXPENSE: 'EXPENSE entry',
    EXPENSE_REVERSAL: 'EXPENSE reversal',
  });
});

test('a table of kinds has a row for each', () => {
  expect(tableOfKinds(rightToRead)).toMatchObject({
    INVOICE: 'invoice.read',
    INCOME: 'income.read',
    EXPENSE: 'expense.read',
  });
});
