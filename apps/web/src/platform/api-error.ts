import type { SecondStep } from '@bahi/contract/account/second-factor/passkey';
import type { Access } from '@bahi/contract/access';
import type { FieldError } from '@bahi/contract/errors';

/** A call that failed. `message` and the fields' messages are ready to be shown, in the user's language. */
export class ApiError extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The stable code of the failure, such as `invoice.notEditable`; `ECONNABORTED` or `ERR_NETWORK` without answer. */
  readonly code: string;
  readonly fields: readonly FieldError[];
  /** What the call needs, where the server answered it. */
  readonly needs: Access | undefined;
  /** What a sign-in goes on with whose second step is to come. */
  readonly secondStep: SecondStep | undefined;

  constructor(
    failure: Pick<ApiError, 'status' | 'code' | 'message'> & Partial<Pick<ApiError, 'fields' | 'needs' | 'secondStep'>>,
  ) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields ?? [];
    this.needs = failure.needs;
    this.secondStep = failure.secondStep;
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
