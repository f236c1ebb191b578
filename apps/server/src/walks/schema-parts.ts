import type { Endpoint } from '@bahi/contract/endpoint';
import { z } from '@bahi/contract/zod';
import type { Sample } from './samples/samples.ts';

/** Where a call takes one of a closed list of words or numbers, and which these are. */
export type ClosedList = { path: readonly string[]; values: readonly unknown[] };

const part = z.looseObject({
  $ref: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  $defs: z.record(z.string(), z.unknown()).optional(),
});

/** Every closed list within what a call takes, by the same description of it that clients read. */
export function closedListsOf({ params, query, body }: Endpoint): ClosedList[] {
  return Object.entries({ params, query, body }).flatMap(([place, schema]) => {
    if (schema === undefined) return [];
    const root: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return listsIn(root, [place], part.parse(root).$defs ?? {});
  });
}

function listsIn(
  value: unknown,
  path: readonly string[],
  definitions: Readonly<Record<string, unknown>>,
): ClosedList[] {
  const read = part.safeParse(value);
  if (!read.success) return [];
  const { $ref, enum: values, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = read.data;
  if ($ref !== undefined) return listsIn(definitions[$ref.split('/').at(-1) ?? ''], path, definitions);
  const below = [
    ...Object.entries(properties).map(([name, one]) => [one, [...path, name]] as const),
    ...[...anyOf, ...oneOf, ...allOf].map((one) => [one, path] as const),
    ...(items === undefined ? [] : [[items, [...path, '0']] as const]),
  ];
  return [
    ...(values === undefined ? [] : [{ path, values }]),
    ...below.flatMap(([one, at]) => listsIn(one, at, definitions)),
  ];
}

/** A good call with one value put in its place; null where the call has nothing there to stand in. */
export function withValue(sample: Sample, path: readonly string[], value: unknown): Sample | null {
  const { params, query, body } = sample;
  const parts = { ...(params && { params }), ...(query && { query }), ...(body === undefined ? {} : { body }) };
  const changed = placed(path[0] === 'query' ? { query: {}, ...parts } : parts, path, value);
  return changed === null ? null : { ...sample, ...Object(changed) };
}

function placed(whole: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(whole)) {
    const [first, ...others]: unknown[] = whole;
    const put = first === undefined ? null : rest.length === 0 ? value : placed(first, rest, value);
    return put === null ? null : [put, ...others];
  }
  if (typeof whole !== 'object' || whole === null) return null;
  if (rest.length === 0) return { ...whole, [key]: value };
  const inner = placed(new Map(Object.entries(whole)).get(key), rest, value);
  return inner === null ? null : { ...whole, [key]: inner };
}
