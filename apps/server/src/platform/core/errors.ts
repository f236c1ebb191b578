import type { Language } from '@bahi/domain/language';
import type { SecondStep } from '@bahi/contract/account/second-factor/passkey';
import type { FieldError } from '@bahi/contract/errors';
import { textOf, type TextParameters, type TextKey } from './texts.ts';

/** One refused field: its path in the body, and the text that says why. */
export type RefusedField = { field: string; key: TextKey; parameters?: TextParameters };

export type Refusal = {
  status: number;
  /** The stable code that clients may act upon. */
  code: string;
  key: TextKey;
  parameters: TextParameters;
  fields: readonly RefusedField[];
  /** When another try may succeed; null where nobody knows. */
  retryAfterSeconds: number | null;
  /** What a sign-in goes on with; null for every other refusal. */
  secondStep: SecondStep | null;
};

const refusals = new WeakMap<Error, Refusal>();

type FailOptions = {
  status?: number;
  code?: string;
  field?: string;
  fields?: readonly RefusedField[];
  parameters?: TextParameters;
  retryAfterSeconds?: number;
  secondStep?: SecondStep;
};

/**
 * Ends a call with a coded error whose text is in the messages, in the caller's language. With `field` it belongs to
 * that field of the form; with `fields` to several, and the message asks to mend them. Status 400 unless given.
 */
export function fail(key: TextKey, options: FailOptions = {}): never {
  // A message that is one of a field says what that field says.
  const parameters = options.parameters ?? options.fields?.find((field) => field.key === key)?.parameters ?? {};
  const fields = options.fields ?? (options.field === undefined ? [] : [{ field: options.field, key, parameters }]);
  const error = new Error(key);
  const { status = 400, code = key, retryAfterSeconds = null, secondStep = null } = options;
  refusals.set(error, { status, code, key, parameters, fields, retryAfterSeconds, secondStep });
  throw error;
}

export function failNotFound(): never {
  return fail('common.notFound', { status: 404 });
}

export function failStale(): never {
  return fail('common.stale', { status: 409 });
}

/** The refusal behind an error that `fail` threw, or null. */
export function refusalOf(error: unknown): Refusal | null {
  return error instanceof Error ? (refusals.get(error) ?? null) : null;
}

/** The wire form of refused fields. */
export function fieldErrors(fields: readonly RefusedField[], language: Language): FieldError[] {
  return fields.map(({ field, key, parameters }) => ({ field, message: textOf(language, key, parameters) }));
}
