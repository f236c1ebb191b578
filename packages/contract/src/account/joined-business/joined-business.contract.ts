import { contract } from '../../endpoint.ts';
import { emptyOr, requiredText } from '../../fields.ts';
import { listQuery, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';
import { secondFactorCode } from '../second-factor/second-factor-code.ts';
import { tokenAnswer } from '../session/session.contract.ts';

/** Hours since somebody showed a password, in which they may switch, and after which what they switched to ends. */
export const switchingHours = 12;

/**
 * OPEN: one may switch to it. CHANGED: its password, its codes' number or its second step is another than was shown, so
 * it is to be joined anew. CLOSED: its business is suspended or forbids it.
 */
export const joinedStates = ['OPEN', 'CHANGED', 'CLOSED'] as const;

const row = z.object({
  userId: z.int(),
  companyName: z.string(),
  companyNameNp: z.string().nullable(),
  userName: z.string(),
  state: z.enum(joinedStates),
  /** The sign-in that asks. */
  isCurrent: z.boolean(),
  joinedAt: z.string(),
  lastSwitchedAt: z.string().nullable(),
});
export type JoinedBusiness = z.output<typeof row>;

const password = z.string('common.isRequired').min(1, 'common.isRequired').max(128, 'session.passwordLength');
/** A code of the app or a recovery code, asked for where a sign-in has a second step. */
const code = emptyOr(secondFactorCode);

/** What shows that both sign-ins are the same person's. */
export const joinForm = z.object({
  username: requiredText(254),
  password,
  code,
  /** Of the sign-in that asks. */
  ownPassword: password,
  ownCode: code,
});

/** The businesses that one person signs in to, joined so that they switch between them (decision 0118). */
export const joinedBusinessContract = contract('joinedBusiness', {
  /** All that is joined with the one that asks, itself among them: what was used last first. Empty where nothing is joined. */
  list: { call: 'GET /joined-business/list', access: 'session', query: listQuery, answer: wholeList(row) },
  join: {
    call: 'POST /joined-business/join',
    access: 'session',
    reachesOut: true,
    body: joinForm,
    answer: z.object({}),
    transaction: 'own',
    refreshes: ['session'],
  },
  /** Tokens of the other sign-in, in the place of those that ask. */
  enter: {
    call: 'POST /joined-business/:userId/switch',
    access: 'session',
    reachesOut: true,
    answer: tokenAnswer,
    spread: true,
    transaction: 'own',
    toast: 'silent',
  },
  /** Takes one of them apart from all others, oneself or another. */
  remove: {
    call: 'DELETE /joined-business/:userId',
    access: 'session',
    answer: z.object({}),
    transaction: 'own',
    refreshes: ['session'],
  },
});
