import { z } from './zod.ts';

/** Rows of a page that a list screen offers (specification, section 9). */
export const pageSizes = [10, 20, 30, 40, 50] as const;
/** Rows a list answers at most when no page size is sent; also what dropdowns fetch (section 9). */
export const longestList = 1000;

const rowSchemas = new WeakMap<z.ZodType, z.ZodType>();

/**
 * The answer of a list call: its rows, how many there are in all, and what else belongs to the list as a whole (such
 * as totals). On the wire: `data` (the rows), `recordsTotal` and the extras stand side by side.
 */
export function page<R extends z.ZodType>(row: R): Page<R>;
export function page<R extends z.ZodType, X extends z.ZodRawShape>(row: R, extras: X): PageWith<R, X>;
export function page(row: z.ZodType, extras: z.ZodRawShape = {}): z.ZodObject {
  const schema = z.object({ ...extras, rows: z.array(row), recordsTotal: z.int() });
  rowSchemas.set(schema, row);
  return schema;
}
type Page<R extends z.ZodType> = z.ZodObject<{ rows: z.ZodArray<R>; recordsTotal: z.ZodInt }>;
type PageWith<R extends z.ZodType, X extends z.ZodRawShape> = z.ZodObject<
  { rows: z.ZodArray<R>; recordsTotal: z.ZodInt } & X
>;

const wholeLists = new WeakMap<z.ZodType, z.ZodObject>();

/**
 * The answer of a list that is short enough to be read as a whole. What `listQuery` asks for is picked out of it when it
 * is sent, with `recordsTotal` beside it: a handler answers all of its rows in their usual order.
 */
export function wholeList<R extends z.ZodObject>(row: R): z.ZodArray<R> {
  const schema = z.array(row);
  wholeLists.set(schema, row);
  return schema;
}

/** The row schema of an answer made by `wholeList`, or undefined for any other answer. */
export function wholeRowOf(answer: z.ZodType): z.ZodObject | undefined {
  return wholeLists.get(answer);
}

/** The row schema of an answer made by `page`, or undefined for any other answer. */
export function rowOf(answer: z.ZodType): z.ZodType | undefined {
  return rowSchemas.get(answer);
}

/** A yes or no of a query; absent, empty or `all` asks for both. */
export const flag = z.preprocess((value) => {
  if (value === 'true' || value === '1' || value === 1) return true;
  if (value === 'false' || value === '0' || value === 0 || value === '2') return false;
  return value === '' || value === 'all' || value === '-2' ? undefined : value;
}, z.boolean().optional());

/** Which of the two a record shall be; absent: what it is not. One that is so already was changed meanwhile: 409. */
export const wantedStatus = z.object({ isActive: flag });

/** What every list takes: search, sort (`field` or `-field`), page, page size and the active flag. */
export const listQuery = z.object({
  search: z.string().trim().max(100).optional(),
  sort: z
    .string()
    .regex(/^-?[A-Za-z]+$/, 'common.sortUnknown')
    .optional(),
  pageNumber: z.coerce.number().int().min(0).max(1_000_000).default(0),
  pageSize: z.coerce.number().int().min(1).max(longestList).default(longestList),
  isActive: flag,
});
export type ListQuery = z.output<typeof listQuery>;
