import { type Call, type Contract, contract, type Named } from './endpoint.ts';
import { status } from './enumeration.ts';
import { version } from './fields.ts';
import type { MasterDataPart } from './master-data-fields.ts';
import type { Text } from './messages.ts';
import type { ModuleCode } from './module-codes.ts';
import { type ListQuery, listQuery, page } from './paging.ts';
import type { RefreshGroup } from './refresh-groups.ts';
import { z } from './zod.ts';

/** The literal paths of a declared resource. */
type Calls = {
  save: `POST /${string}`;
  /** A second address of `save`, for who edits. */
  update?: `PUT /${string}`;
  get: `GET /${string}`;
  list: `GET /${string}`;
  /** The same list with the status in its path. */
  byStatus?: `GET /${string}`;
  /** The same list of one parent, which is the first reference among the fields. */
  byParent?: `GET /${string}`;
  /** Flips the status (`/:id`) or sets it (`/:id/:status`). */
  setStatus: `PUT /${string}`;
};
type Parts = Readonly<Record<string, MasterDataPart>>;

/** What the list is called, and one of it; and what an empty one says where the usual words do not fit. */
type Words = { title: Text; one: Text; empty?: Text };

/** One resource, declared. Routes, list page, form, view, texts and typed client all follow from it. */
type Declaration<M extends ModuleCode, F extends Parts, C extends Calls> = Words & {
  /** The module that its rights are on. */
  module: M;
  /** `platform`: kept by the platform for all. `shareable`: shared rows beside a business's own. `own`: its own alone. */
  scope: 'platform' | 'shareable' | 'own';
  calls: C;
  fields: F;
  /** Fields of which no two records are alike; the database holds it by an index `<table>_<column>_key`. */
  unique: readonly (keyof F & string)[];
  /** What lies below: a record with active ones cannot be made inactive. The field is theirs and names this one. */
  children?: Readonly<Record<string, string>>;
  /** The order of the list when none is asked for; the name unless it is said. */
  sort?: string;
  /** Where these records are shown beside their own lists. */
  refreshes?: readonly RefreshGroup[];
};

const formBase = { id: z.int().positive().optional(), version };
const rowBase = {
  id: z.int(),
  isActive: z.boolean(),
  /** Kept by the platform for all businesses; otherwise the business's own. */
  isShared: z.boolean(),
  version: z.int(),
};
const withStatus = z.object({ id: z.coerce.number('common.notFound').int().positive(), status: status.schema });
const byStatus = z.object({ status: status.schema });

type NamesOf<F extends Parts> = {
  [
    K in keyof F as F[K] extends { kind: 'reference' }
      ? K extends `${infer P}Id`
        ? `${P}Name` | `${P}NameNp`
        : never
      : never
  ]: z.ZodNullable<z.ZodString>;
};
type FiltersOf<F extends Parts> = {
  [K in keyof F as F[K] extends { kind: 'reference' } ? K : never]: z.ZodOptional<z.ZodCoercedNumber>;
};
type FormOf<F extends Parts> = z.ZodObject<typeof formBase & { -readonly [K in keyof F]: F[K]['form'] }>;
type RowOf<F extends Parts> = z.ZodObject<typeof rowBase & { -readonly [K in keyof F]: F[K]['answer'] } & NamesOf<F>>;
type QueryOf<F extends Parts> = z.ZodObject<typeof listQuery.shape & FiltersOf<F>>;
type PageOf<F extends Parts> = z.ZodObject<{ rows: z.ZodArray<RowOf<F>>; recordsTotal: z.ZodInt }>;

type EndpointOf<K, C extends Call, M extends ModuleCode, F extends Parts> = K extends 'save' | 'update'
  ? { call: C; access: `${M}.${K extends 'save' ? 'create' : 'update'}`; body: FormOf<F>; answer: RowOf<F> }
  : K extends 'get'
    ? { call: C; access: 'session'; answer: RowOf<F> }
    : K extends 'setStatus'
      ? C extends `${string}:status`
        ? { call: C; access: `${M}.update`; params: typeof withStatus; answer: RowOf<F> }
        : { call: C; access: `${M}.update`; answer: RowOf<F> }
      : K extends 'byStatus'
        ? { call: C; access: 'session'; params: typeof byStatus; query: QueryOf<F>; answer: PageOf<F> }
        : { call: C; access: 'session'; query: QueryOf<F>; answer: PageOf<F> };
type EndpointsOf<M extends ModuleCode, F extends Parts, C extends Calls> = {
  [K in keyof C]: C[K] extends Call ? Named<EndpointOf<K, C[K], M, F>> : never;
};

/** One value of a form or a row, whatever the resource. */
export type MasterDataValue = string | number | boolean | null | undefined;
export type MasterDataValues = Record<string, MasterDataValue>;
export type MasterDataRow = MasterDataValues & {
  id: number;
  name: string;
  nameNp: string | null;
  isActive: boolean;
  isShared: boolean;
  version: number;
};
type LooseAccess = `${ModuleCode}.${'create' | 'update'}` | 'session';
type LooseRow = z.ZodType<MasterDataRow>;
type LoosePage = z.ZodType<{ rows: MasterDataRow[]; recordsTotal: number }>;

/** A resource as the generic page and the generic routes see it: what all have in common. */
export type MasterData = Words & {
  name: string;
  module: ModuleCode;
  scope: 'platform' | 'shareable' | 'own';
  fields: Parts;
  unique: readonly string[];
  children: Readonly<Record<string, string>>;
  sort: string;
  form: z.ZodType<MasterDataValues, MasterDataValues>;
  save: Named<{
    call: 'POST /';
    access: LooseAccess;
    body: z.ZodType<MasterDataValues, MasterDataValues>;
    answer: LooseRow;
  }>;
  get: Named<{ call: 'GET /:id'; access: LooseAccess; answer: LooseRow }>;
  list: Named<{
    call: 'GET /';
    access: LooseAccess;
    query: z.ZodType<ListQuery & MasterDataValues, MasterDataValues | undefined>;
    answer: LoosePage;
  }>;
  setStatus: Named<{ call: 'PUT /:id/:status'; access: LooseAccess; answer: LooseRow }>;
};

/** Declares master data and answers its typed contract, with `masterData` for the generic page and routes. */
export function masterData<
  const N extends string,
  const M extends ModuleCode,
  const F extends Parts,
  const C extends Calls,
>(
  name: N,
  declaration: Declaration<M, F, C>,
): Contract<N, EndpointsOf<M, F, C>> & EndpointsOf<M, F, C> & { masterData: MasterData } {
  const { calls, children = {}, sort = 'name', refreshes = [], ...rest } = declaration;
  const { form, row, query } = schemasOf(declaration.fields);
  const { create, update } = { create: `${rest.module}.create`, update: `${rest.module}.update` } as const;
  const { setStatus } = calls;
  const setsStatus = setStatus.endsWith(':status') ? { params: withStatus } : {};
  const declared = contract(name, {
    save: { call: calls.save, access: create, body: form, answer: row, refreshes },
    ...(calls.update === undefined
      ? {}
      : { update: { call: calls.update, access: update, body: form, answer: row, refreshes } }),
    get: { call: calls.get, access: 'session', answer: row },
    list: { call: calls.list, access: 'session', query, answer: page(row) },
    ...(calls.byStatus === undefined
      ? {}
      : { byStatus: { call: calls.byStatus, access: 'session', params: byStatus, query, answer: page(row) } }),
    ...(calls.byParent === undefined
      ? {}
      : { byParent: { call: calls.byParent, access: 'session', query, answer: page(row) } }),
    setStatus: { call: setStatus, access: update, ...setsStatus, answer: row, refreshes },
  });
  const { save, get, list } = declared;
  // The schemas are made from the fields one by one; what they come to is written in the types above.
  return assume({
    ...declared,
    masterData: { name, ...rest, children, sort, form, save, get, list, setStatus: declared.setStatus },
  });
}

function schemasOf(fields: Parts) {
  const parts = Object.entries(fields);
  const references = parts.filter(([, part]) => part.kind === 'reference').map(([field]) => field);
  const names = references.flatMap((field) => referenceNames(field));
  return {
    form: z.object({ ...formBase, ...shapeOf(parts.map(([field, part]) => [field, part.form])) }),
    row: z.object({
      ...rowBase,
      ...shapeOf(parts.map(([field, part]) => [field, part.answer])),
      ...shapeOf(names.map((field) => [field, z.string().nullable()])),
    }),
    query: listQuery.extend(shapeOf(references.map((field) => [field, z.coerce.number().int().positive().optional()]))),
  };
}

function shapeOf(entries: [string, z.ZodType][]): Record<string, z.ZodType> {
  return Object.fromEntries(entries);
}

/** The two names that a row shows of what it refers to: `provinceId` → `provinceName`, `provinceNameNp`. */
export function referenceNames(field: string): [name: string, nameNp: string] {
  const stem = field.replace(/Id$/, '');
  return [`${stem}Name`, `${stem}NameNp`];
}

function assume<T>(value: unknown): T;
function assume(value: unknown): unknown {
  return value;
}
