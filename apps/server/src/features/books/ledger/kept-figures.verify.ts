import type { QueryCheck } from '../../../platform/verify/check.ts';

/** What is kept beside the books, by its key, its figures and what it says. */
const kept = [
  {
    table: 'account_day',
    key: ['day', 'outlet_id', 'account_code', 'category_id', 'source_kind'],
    figures: ['debit_paisa', 'credit_paisa'],
    holds: 'what is kept of each day and account is the sum of its lines',
  },
  {
    table: 'party_month',
    key: ['account_code', 'party_id', 'month', 'outlet_id'],
    figures: ['debit_paisa', 'credit_paisa'],
    holds: 'what is kept of each month of a customer or vendor is the sum of their lines',
  },
  {
    table: 'party_balance',
    key: ['account_code', 'party_id', 'outlet_id'],
    figures: ['balance_paisa'],
    holds: 'what is kept as the balance of a customer or vendor is the sum of their lines',
  },
  {
    table: 'due_day',
    key: ['kind', 'due_on', 'outlet_id'],
    figures: ['documents', 'owed_paisa'],
    holds: 'what is kept of what falls due on each day is what is open of the documents',
  },
  {
    table: 'district_month',
    key: ['kind', 'month', 'district_id', 'outlet_id'],
    figures: ['documents', 'total_paisa'],
    holds: 'what is kept of each month of a district is the sum of the documents of those who live there',
  },
  {
    table: 'stock_month',
    key: ['item_variant_id', 'outlet_id', 'month'],
    figures: ['moves', 'quantity_in', 'quantity_out', 'value_in_paisa', 'value_out_paisa'],
    holds: 'what is kept of each month of goods in an outlet is the sum of their moves',
  },
  {
    table: 'batch_balance',
    key: ['item_variant_id', 'outlet_id', 'batch_id'],
    figures: ['quantity'],
    holds: 'what is kept of each batch in an outlet is the sum of what moved of it',
  },
] as const;

/** Row by row: the kept figure, and the one that the books give. */
export const keptFigureChecks: readonly QueryCheck[] = kept.map(({ table, key, figures, holds }) => ({
  name: `kept ${table}`,
  holds,
  counts: `select count(*) as n from ${table} where business_id = $1`,
  faults: `
    select ${key.map((column) => `coalesce(kept.${column}, books.${column}) as ${column}`).join(', ')},
      ${figures.map((figure) => `kept.${figure}, books.${figure} as ${figure}_of_books`).join(', ')}
    from (select * from ${table} where business_id = $1) kept
    full join (select * from ${table}_of_books where business_id = $1) books
      on ${key.map((column) => `books.${column} = kept.${column}`).join(' and ')}
    where ${figures.map((figure) => `coalesce(kept.${figure}, 0) <> coalesce(books.${figure}, 0)`).join(' or ')}`,
}));
