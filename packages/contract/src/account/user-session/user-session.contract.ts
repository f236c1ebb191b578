import { contract } from '../../endpoint.ts';
import { listQuery, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';

/** What a sign-in was made with, as far as its browser says. APP: no browser, but a program that calls the API. */
export const browsers = ['CHROME', 'FIREFOX', 'SAFARI', 'EDGE', 'OPERA', 'SAMSUNG', 'APP', 'OTHER'] as const;
export const devices = ['WINDOWS', 'MAC', 'LINUX', 'CHROMEBOOK', 'ANDROID', 'IPHONE', 'IPAD', 'OTHER'] as const;

const row = z.object({
  id: z.string(),
  browser: z.enum(browsers),
  device: z.enum(devices),
  /** The network address it was made from; null where it is not known. */
  address: z.string().nullable(),
  signedInAt: z.string(),
  /** When its tokens were last renewed: some ten minutes behind at most. */
  lastUsedAt: z.string(),
  /** The sign-in that asks. */
  isCurrent: z.boolean(),
  /** No password was shown here: one came from another business by switching. */
  isSwitched: z.boolean(),
});
export type UserSession = z.output<typeof row>;

/** What others change in somebody's account; JOINED is told to whoever it was done as. */
export const noticeKinds = [
  'PASSWORD',
  'MOBILE',
  'EMAIL',
  'RECORD',
  'OFF',
  'ON',
  'SIGN_OUT',
  'RIGHTS',
  'OUTLETS',
  'SECOND_FACTOR',
  'JOINED',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
const notice = z.object({ id: z.int(), kind: z.enum(noticeKinds), byName: z.string(), at: z.string() });
export type AccountNotice = z.output<typeof notice>;

/** One's own sign-ins; an office that was entered belongs to the sign-in it came from. */
export const userSessionContract = contract('userSession', {
  list: {
    call: 'GET /user-session/list',
    access: 'session',
    // All who are in a sample are the same person there.
    reachesOut: true,
    query: listQuery,
    answer: wholeList(row),
  },
  /** What others changed in one's account, the newest first. */
  notices: { call: 'GET /user-session/notices', access: 'session', query: listQuery, answer: wholeList(notice) },
  /** Ends the sign-in of an id, or `others`: every one but that which asks. */
  remove: {
    call: 'DELETE /user-session/:id',
    access: 'session',
    reachesOut: true,
    params: z.object({ id: z.union([z.literal('others'), z.uuid()], 'common.notFound') }),
    answer: z.object({ endedCount: z.int() }),
    transaction: 'own',
    refreshes: ['people'],
  },
});
