import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { choiceOf, enumeration } from '../../enumeration.ts';
import { day, optionalAmount, optionalId, optionalQuantity, wholeNumber } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { type ImportKind, importKinds } from './import-columns.ts';

export const importKind = enumeration({
  ITEM: 1,
  CUSTOMER: 2,
  VENDOR: 3,
  CUSTOMER_DUE: 4,
  VENDOR_DUE: 5,
} satisfies Record<ImportKind, number>).schema;
/** STAGED is judged and nothing of it stored yet; TAKEN_BACK was stored and is undone. */
export const importState = enumeration({ STAGED: 1, COMMITTED: 2, TAKEN_BACK: 3 }).schema;
/** RUNNING is being stored at this moment. */
const shownStates = ['STAGED', 'RUNNING', 'COMMITTED', 'TAKEN_BACK'] as const;
/** What becomes of rows that are there already, by code, barcode, name, phone or PAN. */
export const importPresent = choiceOf(['SKIP', 'REFUSE']);
export const importRowState = enumeration({ NEW: 1, PRESENT: 2, ERROR: 3, LEFT_OUT: 4 }).schema;
export const importFormat = choiceOf(['xlsx', 'csv']);

/** Rows of one file. */
export const mostImportRows = 10_000;
export const mostImportColumns = 60;
export const longestImportCell = 4000;

const importRow = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  state: z.enum(shownStates),
  fileName: z.string(),
  rowCount: z.int(),
  /** What was or will be made: items, customers, vendors or opening dues. */
  recordCount: z.int(),
  errorCount: z.int(),
  createdByName: z.string(),
  createdAt: z.string(),
  committedAt: z.string().nullable(),
  takenBackAt: z.string().nullable(),
  takenBackByName: z.string().nullable(),
  version: z.int(),
});

/** What is not there yet and is made along: `name` as the file has it. */
const missing = z.object({
  what: z.enum(['category', 'subCategory', 'brand', 'unit', 'attribute', 'attributeValue']),
  name: z.string(),
  /** The category or attribute that it is made below. */
  within: z.string().nullable(),
  rows: z.int(),
});
export const importMissingList = z.array(missing);

const progress = z.object({
  state: z.enum(shownStates),
  done: z.int(),
  total: z.int(),
});

const importDetail = importRow
  .extend({
    headings: z.array(z.string()),
    /** What each column of the file is; null for one that is not taken over. */
    columns: z.array(z.string().nullable()),
    /** Columns that have to be there and are not, each with the heading that comes nearest. */
    missingColumns: z.array(z.object({ column: z.string(), nearest: z.string().nullable() })),
    present: z.enum(['SKIP', 'REFUSE']),
    makesMissing: z.boolean(),
    outletId: z.int().nullable(),
    /** Of open bills: the day as at which they are owed. */
    asAtAD: z.string().nullable(),
    newRows: z.int(),
    presentRows: z.int(),
    errorRows: z.int(),
    leftOutRows: z.int(),
    missing: importMissingList,
    /** What the rows that are new come to: opening stock, or what is owed. */
    quantity: z.number(),
    value: z.number(),
    /** What the old program says of the same. */
    expectedRows: z.int().nullable(),
    expectedQuantity: z.number().nullable(),
    expectedValue: z.number().nullable(),
    isMatchRemembered: z.boolean(),
  })
  .meta({ id: 'DataImport' });

const stagedRow = z.object({
  rowNumber: z.int(),
  state: z.enum(['NEW', 'PRESENT', 'ERROR', 'LEFT_OUT']),
  cells: z.array(z.string()),
  /** By position among the file's columns; -1 for the row as a whole. */
  problems: z.array(z.object({ column: z.int(), message: z.string() })),
});

const position = z.int().min(0).max(mostImportColumns);
const rowForm = z
  .object({
    rowNumber: z.int().min(1).max(1_000_000),
    /** Cells by their position; those that are not named stay as they are. */
    cells: z.array(z.object({ column: position, value: z.string().max(longestImportCell, 'common.textLong') })).max(60),
    isLeftOut: z.boolean().optional(),
  })
  .superRefine(({ cells, isLeftOut }, context) => {
    if (cells.length === 0 && isLeftOut === undefined)
      context.addIssue({ code: 'custom', path: ['cells'], message: 'common.isRequired' });
  });

export const importSettingsForm = z.object({
  columns: z.array(z.string().max(40).nullable()).max(mostImportColumns, 'common.numberLarge').optional(),
  present: importPresent.optional(),
  makesMissing: z.boolean('common.choiceUnknown').optional(),
  outletId: optionalId.optional(),
  asAtAD: day.optional(),
});
export const importTotalsForm = z.object({
  expectedRows: z.union([z.literal('').transform(() => null), wholeNumber(0, 1_000_000)]).nullish(),
  expectedQuantity: optionalQuantity,
  expectedValue: optionalAmount,
});

/** Records of another program, brought in from a file: read, matched, judged, mended, stored as a whole, taken back. */
export const dataImportContract = contract('dataImport', {
  list: {
    call: 'GET /v1/data-import/list',
    access: 'data-import.read',
    query: listQuery.extend({ kind: importKind.optional(), state: importState.optional() }),
    answer: page(importRow),
  },
  template: {
    call: 'GET /v1/data-import/template/:kind/:format',
    access: 'data-import.read',
    params: z.object({ kind: importKind, format: importFormat }),
    answer: download,
    toast: 'silent',
  },
  upload: {
    call: 'POST /v1/data-import/upload',
    access: 'data-import.create',
    files: ['file'],
    body: z.object({ kind: importKind }),
    transaction: 'own',
    toast: 'silent',
    answer: importDetail,
  },
  get: { call: 'GET /v1/data-import/:id', access: 'data-import.read', answer: importDetail },
  progress: { call: 'GET /v1/data-import/progress/:id', access: 'data-import.read', answer: progress },
  rows: {
    call: 'GET /v1/data-import/rows/:id',
    access: 'data-import.read',
    query: listQuery.extend({ state: importRowState.optional() }),
    answer: page(stagedRow),
  },
  saveSettings: {
    call: 'PUT /v1/data-import/settings/:id',
    access: 'data-import.create',
    body: importSettingsForm,
    toast: 'silent',
    answer: importDetail,
  },
  saveTotals: {
    call: 'PUT /v1/data-import/totals/:id',
    access: 'data-import.create',
    body: importTotalsForm,
    toast: 'silent',
    answer: importDetail,
  },
  saveRows: {
    call: 'PUT /v1/data-import/rows/:id',
    access: 'data-import.create',
    body: z.object({ rows: z.array(rowForm).min(1, 'common.isRequired').max(200, 'common.numberLarge') }),
    toast: 'silent',
    answer: importDetail,
  },
  commit: {
    call: 'POST /v1/data-import/commit/:id',
    access: 'data-import.create',
    answer: importDetail,
    refreshes: ['goods', 'parties', 'units', 'dues'],
  },
  reverse: {
    call: 'POST /v1/data-import/reverse/:id',
    access: 'data-import.delete',
    answer: importDetail,
    refreshes: ['goods', 'parties', 'units', 'dues'],
  },
  remove: { call: 'DELETE /v1/data-import/:id', access: 'data-import.create', answer: z.object({}) },
});
