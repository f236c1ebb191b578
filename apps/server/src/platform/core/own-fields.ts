import type { z } from '@bahi/contract/zod';
import { fail, type RefusedField, refusalOf } from './errors.ts';
import { isTextKey } from './texts.ts';

/** A form that the server fills in for another one: what its schema refuses is a refusal at its fields, status 400. */
export function formOf<S extends z.ZodType>(schema: S, values: unknown): z.output<S> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }): RefusedField => ({
    field: path.join('.'),
    key: isTextKey(message) ? message : 'common.malformed',
  }));
  return fail(fields[0]?.key ?? 'common.invalid', { fields });
}

/** What is refused at fields of another form is refused at those of the form that was sent, which `ownField` names. */
export async function atOwnFields<T>(ownField: (field: string) => string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null || refusal.fields.length === 0) throw error;
    const { key, status, code, parameters } = refusal;
    const fields = refusal.fields.map((one) => ({ ...one, field: ownField(one.field) }));
    return fail(key, { status, code, parameters, fields });
  }
}
