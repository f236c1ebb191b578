import { ApiError } from '../../platform/api-error.ts';

/** Said at the documents where a form is saved while one is under way: it would be left behind. */
export function stillSending(message: string): ApiError {
  return new ApiError({ status: 0, code: 'files.stillSending', message, fields: [{ field: 'documents', message }] });
}
