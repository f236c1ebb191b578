import type { Failure } from '@bahi/contract/errors';
import type { Language } from '@bahi/domain/language';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  constraintOf,
  databaseCodeOf,
  isContended,
  isDataFault,
  isUnreachable,
  isUnwritable,
} from '../database/database-errors.ts';
import { fieldErrors, refusalOf } from '../core/errors.ts';
import { isTextKey, type TextKey, textOf } from '../core/texts.ts';

/** Which field and text a violated constraint of the database stands for; declared by the features. */
export type ConstraintTexts = Readonly<Record<string, { field: string; key: TextKey }>>;

/** The failure to answer, in the caller's language. Everything that is not expected becomes a 500 without details. */
export function failureOf(error: unknown, language: Language, constraints: ConstraintTexts): Failure {
  const refusal = refusalOf(error);
  if (refusal !== null) {
    const errors = fieldErrors(refusal.fields, language);
    const isWhole = errors.length !== 1;
    return {
      status: refusal.status,
      // Literal codes are not translated, in the message neither (decisions: addresses and answers).
      message: refusal.code === 'token_expired' ? refusal.code : textOf(language, refusal.key, refusal.parameters),
      error: refusal.code,
      ...(errors.length > 0 ? { errors: isWhole ? errors : [...errors] } : {}),
      ...refusal.secondStep,
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error.validation, language);
  const code = databaseCodeOf(error);
  return (
    (code === null ? null : databaseFailure(error, code, language, constraints)) ??
    frameworkFailure(error, language) ??
    plain(500, 'common.internal', language)
  );
}

/** For the database to come back, or for others to be done with it. */
const databaseSeconds = 2;

/** Seconds after which another try may succeed, where that is known. */
export function retryAfterOf(error: unknown): number | null {
  const refusal = refusalOf(error);
  if (refusal !== null) return refusal.retryAfterSeconds ?? null;
  const code = databaseCodeOf(error);
  return code !== null && (isUnreachable(code) || isContended(code)) ? databaseSeconds : null;
}

type Issue = { instancePath: string; message?: string | undefined };

function invalid(issues: readonly Issue[], language: Language): Failure {
  const errors = issues.map(({ instancePath, message = '' }) => ({
    field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: textOf(language, isTextKey(message) ? message : 'common.malformed'),
  }));
  // A field says the first thing that is wrong with it.
  const first = errors.filter((error, position) => errors.findIndex(({ field }) => field === error.field) === position);
  return { ...plain(400, 'common.invalid', language), errors: first };
}

function databaseFailure(
  error: unknown,
  code: string,
  language: Language,
  constraints: ConstraintTexts,
): Failure | null {
  if (isUnreachable(code)) return plain(503, 'common.unavailable', language);
  if (isUnwritable(code)) return plain(503, 'common.notStored', language);
  if (isContended(code)) return plain(503, 'common.busy', language);
  if (isDataFault(code)) return plain(400, 'common.malformed', language);
  if (!code.startsWith('23')) return null;
  const constraint = constraintOf(error) ?? '';
  // Whichever call writes into it, and at no field of its own: dates may be filled in by themselves.
  if (constraint === 'period_locked') return plain(409, 'common.periodLocked', language);
  if (constraint === 'before_cut_over') return plain(409, 'common.beforeBooks', language);
  const known = constraints[constraint];
  if (known === undefined) return plain(409, 'common.conflict', language);
  const message = textOf(language, known.key);
  return { status: 409, message, error: known.key, errors: [{ field: known.field, message }] };
}

/** What the web framework refuses by itself: malformed JSON, a body that is too large, an unknown media type. */
function frameworkFailure(error: unknown, language: Language): Failure | null {
  if (!isFrameworkError(error)) return null;
  if (error.statusCode === 413) return plain(413, 'common.tooLarge', language);
  if (error.statusCode === 429) return plain(429, 'common.tooMany', language);
  if (error.statusCode !== undefined && error.statusCode < 500)
    return plain(error.statusCode, 'common.malformed', language);
  return null;
}

function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

function plain(status: number, key: TextKey, language: Language): Failure {
  return { status, message: textOf(language, key), error: key };
}
