import { z } from '../../zod.ts';

/**
 * What a settings screen is told of the settings of one form: what counts now, and which of it is not its to change.
 * A secret is never answered: its value is null, and `secretsSet` names it when there is one.
 */
export function settingsAnswer<V extends z.ZodObject>(values: V) {
  return z.object({
    values,
    secretsSet: z.array(z.string()),
    /** Fields that the environment decides, each with the name of its variable: shown, and read-only. */
    fromEnvironment: z.record(z.string(), z.string()),
    /** 0 until something was saved. */
    version: z.int(),
    changedAt: z.string().nullable(),
    changedBy: z.string().nullable(),
  });
}

/** The version of a settings form as it was read; 0: nothing was saved yet. */
export const settingsVersion = z.int().min(0).optional();

/** A secret of a settings form: left out or empty it stays as it is, null removes it. */
export function secretText(longest: number) {
  return z
    .string('common.isRequired')
    .trim()
    .max(longest, 'common.textLong')
    .nullable()
    .optional()
    .transform((text) => (text === '' ? undefined : text));
}
