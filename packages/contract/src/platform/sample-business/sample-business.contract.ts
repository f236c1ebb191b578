import { tokenAnswer } from '../../account/session/session.contract.ts';
import { contract } from '../../endpoint.ts';
import { z } from '../../zod.ts';

/** So many are begun on one day at most: each is thousands of rows. */
export const mostSamplesADay = 3;
/** Days after which one that nobody enters goes away by itself. */
export const sampleRestDays = 60;

/**
 * WAITING, MAKING: it is being made. READY: it can be entered. FAILED: it was not made. LEAVING: it is being removed. NONE:
 * there is none.
 */
export const sampleStates = ['NONE', 'WAITING', 'MAKING', 'READY', 'FAILED', 'LEAVING'] as const;

const sampleBusiness = z
  .object({
    state: z.enum(sampleStates),
    /** Who began it, and when; null where there is none. */
    begunBy: z.string().nullable(),
    begunAt: z.string().nullable(),
    readyAt: z.string().nullable(),
  })
  .meta({ id: 'SampleBusiness' });

/**
 * A business of its own beside the caller's, full of invented trade, to try things in (decision 0122). Whoever may change the
 * profile of the business has it; in the sample itself there is none.
 */
export const sampleBusinessContract = contract('sampleBusiness', {
  get: { call: 'GET /v1/sample-business', access: 'business-profile.update', answer: sampleBusiness, reachesOut: true },
  /** Makes one, or another in the place of the one that there is. It is made after the answer. */
  begin: {
    call: 'POST /v1/sample-business/begin',
    access: 'business-profile.update',
    answer: sampleBusiness,
    reachesOut: true,
  },
  remove: {
    call: 'DELETE /v1/sample-business',
    access: 'business-profile.update',
    answer: sampleBusiness,
    reachesOut: true,
  },
  /** Tokens of the sample beside those that ask, which stay as they are. */
  enter: {
    call: 'POST /v1/sample-business/enter',
    access: 'business-profile.update',
    answer: tokenAnswer,
    spread: true,
    transaction: 'own',
    toast: 'silent',
    reachesOut: true,
  },
  /** Ends the session in the sample that asks, and nothing else. */
  leave: {
    call: 'POST /v1/sample-business/leave',
    access: 'session',
    answer: z.object({}),
    transaction: 'own',
    toast: 'silent',
  },
});
