import type { z } from './zod.ts';

type Identity = 'id' | 'version';
type Input<S extends z.ZodObject> = z.input<S>;

/** Every field of a form as its screen shows it; which record and version it is, where it is not a new one. */
export type FormValues<S extends z.ZodObject> = {
  [F in Exclude<keyof Input<S>, Identity>]-?: Input<S>[F];
} & { [F in keyof Input<S> & Identity]?: Input<S>[F] };

/** The fields that cannot begin empty. */
type Chosen<S extends z.ZodObject> = {
  [F in Exclude<keyof Input<S>, Identity>]-?: '' extends Input<S>[F] ? never : F;
}[Exclude<keyof Input<S>, Identity>];

/** What a form of a new record begins with: each field empty, but those that are `given`. */
export function newValues<S extends z.ZodObject>(
  form: S,
  given: Pick<FormValues<S>, Chosen<S>> & Partial<FormValues<S>>,
): FormValues<S>;
export function newValues(form: z.ZodObject, given: object): object {
  const fields = Object.keys(form.shape).filter((field) => field !== 'id' && field !== 'version');
  return { ...Object.fromEntries(fields.map((field) => [field, ''])), ...given };
}

/** A record that has what its form asks for, by the same names; what is not there is null. */
type Kept<S extends z.ZodObject> = { [F in keyof Input<S>]-?: Input<S>[F] | null };

/**
 * What the form of a record begins with: each field as the record has it, and empty where that has nothing. What is
 * not asked of a record that is there (`undefined`) is left out.
 */
export function valuesOfRecord<S extends z.ZodObject>(form: S, record: Kept<S>): FormValues<S>;
export function valuesOfRecord(form: z.ZodObject, record: object): object {
  const kept = new Map(Object.entries(record));
  return Object.fromEntries(
    Object.keys(form.shape).map((field) => {
      const value = kept.get(field);
      return [field, value === null ? '' : value];
    }),
  );
}
