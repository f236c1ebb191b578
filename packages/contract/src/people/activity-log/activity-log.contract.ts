import { browsers, devices } from '../../account/user-session/user-session.contract.ts';
import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { optionalDay } from '../../fields.ts';
import { z } from '../../zod.ts';
import { type SecurityEvent, securityEvents, securityOutcomes } from '../security-log/security-event.ts';
import { activityActs, activityKinds } from './activity-kinds.ts';

const events = Object.keys(securityEvents).filter((key): key is SecurityEvent => key in securityEvents);
const said = z.object({ en: z.string(), ne: z.string() });

const filterFields = {
  /** AD days; the last thirty where none is sent. */
  fromDateAD: optionalDay,
  toDateAD: optionalDay,
  kind: z.string().pipe(choiceOf(activityKinds)).optional(),
  userId: z.coerce.number().int().positive().optional(),
};

const activity = z
  .object({
    /** Tells it from all others. */
    key: z.string(),
    at: z.string(),
    kind: z.enum(activityKinds),
    /** What became of a record; null of what happened at the doors. */
    act: z.enum(activityActs).nullable(),
    /** What happened at the doors, and how it ended; null of a record. */
    event: z.enum(events).nullable(),
    outcome: z.enum(securityOutcomes).nullable(),
    /** Null for what the product itself did, or somebody of the platform, and for who is not known. */
    userFullName: z.string().nullable(),
    userFullNameNp: z.string().nullable(),
    recordId: z.int().nullable(),
    /** What the record is called: its number, heading or name. */
    recordName: z.string().nullable(),
    recordNameNp: z.string().nullable(),
    /** Which fields were changed. */
    changed: z.array(said),
    /** Of the doors: the way, what was changed of an account, which file was taken. */
    detail: z.array(z.string()),
    address: z.string().nullable(),
    browser: z.enum(browsers).nullable(),
    device: z.enum(devices).nullable(),
    /** How often the same happened within a minute. */
    times: z.int(),
  })
  .meta({ id: 'Activity' });
export type Activity = z.output<typeof activity>;

/** Who of the business did what when, and who came in, was refused and left. */
export const activityLogContract = contract('activityLog', {
  /** The newest first; `before` is where the page before ended. */
  recent: {
    call: 'GET /v1/activity-log',
    access: 'activity-log.read',
    query: z.object({
      ...filterFields,
      before: z
        .string()
        .regex(/^\d{0,17}\.\d{0,15}_\d{0,17}\.\d{0,15}$/, 'common.notFound')
        .optional(),
    }),
    /** `before`: where the next page begins; null: there is none. */
    answer: z.object({ activities: z.array(activity), before: z.string().nullable() }),
    transaction: 'own',
  },
  download: {
    call: 'POST /v1/activity-log/download',
    access: 'activity-log.report',
    body: z.object({ ...filterFields, language: z.enum(['ne', 'en']).optional() }),
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
});
