import type { Text } from '../../messages.ts';
import { choiceOf, inventoryType } from '../../enumeration.ts';
import { emptyOr, optionalDay, optionalId, optionalText } from '../../fields.ts';
import { z } from '../../zod.ts';

/** The records that a report can be narrowed to one of. */
export const recordFilterKinds = [
  'outlet',
  'customer',
  'vendor',
  'brand',
  'itemCategory',
  'category',
  'moneyCategory',
  'user',
  'country',
  'province',
  'district',
  'item',
] as const;
export type RecordFilterKind = (typeof recordFilterKinds)[number];

/** A part of a report's filter beside its days. */
export type ReportFilterField =
  | { readonly kind: RecordFilterKind | 'text' | 'flag' | 'inventoryType'; readonly label: Text }
  /** `isPast`: no day to come may be chosen. */
  | { readonly kind: 'day'; readonly label: Text; readonly isPast?: true }
  /** An item's variant or a service, by the inventory type, which is the field beside it. */
  | { readonly kind: 'sellable'; readonly label: Text }
  /** An account of the tree by its code; `usual` is meant where none is chosen, and told. */
  | { readonly kind: 'account'; readonly label: Text; readonly usual: string }
  /** `usual` is meant where nothing is chosen, and `isTold` where the report says so as if it were. */
  | {
      readonly kind: 'choice';
      readonly label: Text;
      readonly words: Readonly<Record<string, Text>>;
      readonly usual?: string;
      readonly isTold?: true;
    };
export type ReportFilter = Readonly<Record<string, ReportFilterField>>;

type ValueOf<F> = F extends { kind: 'account' }
  ? string
  : F extends { kind: 'text' | 'day' }
    ? string | null
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'inventoryType' }
        ? 'ITEM' | 'SERVICE' | null
        : F extends { kind: 'choice'; words: infer W }
          ? Extract<keyof W, string> | (F extends { usual: string } ? never : null)
          : number | null;
/** What is asked for, after validation. */
export type FilterOf<F extends ReportFilter> = { [K in keyof F]: ValueOf<F[K]> } & DaysOf<F>;
/** A day comes BS, or AD in its place or beside it; of a filter that is not known by its names nothing is said. */
type DaysOf<F extends ReportFilter> = string extends keyof F
  ? Record<never, never>
  : { [K in keyof F as F[K] extends { kind: 'day' } ? `${K & string}AD` : never]: string | null };

type Field = z.ZodType<unknown, string | number | boolean | null | undefined>;

/** What each part of a filter takes; what is missing or empty narrows nothing. */
export function filterFields<F extends ReportFilter>(filter: F): Record<keyof F & string, Field>;
export function filterFields(filter: ReportFilter): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, field]): [string, Field][] =>
      // As those of the period: BS, or AD in its place or beside it.
      field.kind === 'day'
        ? [
            [name, optionalDay],
            [`${name}AD`, optionalDay],
          ]
        : [[name, schemaOf(field)]],
    ),
  );
}

function schemaOf(field: ReportFilterField): Field {
  if (field.kind === 'text') return optionalText(60);
  if (field.kind === 'account') return optionalText(20).transform((code) => code ?? field.usual);
  if (field.kind === 'inventoryType') return emptyOr(inventoryType.schema);
  if (field.kind === 'choice')
    return emptyOr(choiceOf(Object.keys(field.words))).transform((value) => value ?? field.usual ?? null);
  return field.kind === 'flag' ? tick : optionalId;
}

const tick = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** How a report is bound in time: from one day to another, or as at the end of a day. */
export type ReportTime = 'period' | 'day';

/** BS days; the AD versions may be sent instead or beside them. */
export const periodFields = {
  fromDate: optionalDay,
  toDate: optionalDay,
  fromDateAD: optionalDay,
  toDateAD: optionalDay,
};
export const dayFields = { asAt: optionalDay, asAtAD: optionalDay };

type Period = { [K in keyof typeof periodFields]: string | null };
export type TimeOf<T extends ReportTime> = T extends 'period' ? Period : { asAt: string | null; asAtAD: string | null };

/** Both days of a period are there, and the end is not before the start. */
export function checkPeriod(filter: object, context: z.RefinementCtx): void {
  const days: Partial<Record<string, unknown>> = { ...filter };
  const refuse = (name: string, message: string): void => context.addIssue({ code: 'custom', path: [name], message });
  for (const name of ['fromDate', 'toDate']) if (!days[name] && !days[`${name}AD`]) refuse(name, 'common.isRequired');
  const { fromDateAD: from, toDateAD: to } = days;
  // One that was refused may be anything, also what has no order.
  if (typeof from === 'string' && typeof to === 'string' && to < from) refuse('toDate', 'common.endBeforeStart');
}
