import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { emptyOr, version, wholeNumberOf } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { messageState } from '../../sales/sharing/sharing.contract.ts';
import { z } from '../../zod.ts';
import { reportPaths } from '../all-reports/report-paths.ts';
import { movingPeriods } from '../saved-report/saved-report.contract.ts';
import { reportRecipients } from './report-recipients.ts';
import {
  deliveryKinds,
  lastDayOfMonth,
  scheduleFileTypes,
  scheduleFrequencies,
  scheduleStates,
  scheduleStops,
  weekdays,
} from './report-schedule-choices.ts';

const chosenFlag = z.boolean({
  error: ({ input }) => (input === undefined ? 'common.isRequired' : 'common.choiceUnknown'),
});

/** When a saved report goes to whom, and as what. */
export const reportScheduleForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    savedReportId: z.int('common.isRequired').positive('common.isRequired'),
    frequency: choiceOf(scheduleFrequencies),
    /** Of weeks. */
    weekday: emptyOr(choiceOf(weekdays)),
    /** Of months: 1 to 32, of a shorter month its last day. */
    monthDay: emptyOr(wholeNumberOf(1, lastDayOfMonth, 'reportSchedule.monthDayWrong')),
    /** Not before this hour of the day in Kathmandu. */
    hour: wholeNumberOf(0, 23, 'reportSchedule.hourWrong'),
    fileType: choiceOf(scheduleFileTypes),
    language: choiceOf(['ne', 'en']),
    recipients: reportRecipients,
    /** What has no rows is not sent. */
    onlyWithRows: chosenFlag,
  })
  .superRefine(({ frequency, weekday, monthDay }, context) => {
    const missing = (path: string) => context.addIssue({ code: 'custom', path: [path], message: 'common.isRequired' });
    if (frequency === 'WEEKLY' && weekday === null) missing('weekday');
    if (frequency === 'MONTHLY' && monthDay === null) missing('monthDay');
  });

const scheduleRow = z.object({
  id: z.int(),
  /** Null of a report that was deleted. */
  savedReportId: z.int().nullable(),
  name: z.string(),
  nameNp: z.string().nullable(),
  report: z.enum(reportPaths),
  period: z.enum(movingPeriods).nullable(),
  keptBy: z.string(),
  /** Whether who asks keeps the report: others change nothing of it. */
  isOwn: z.boolean(),
  /** Whether who asks may pause it and let it go on: who keeps it, and the owner of the business. */
  mayToggle: z.boolean(),
  /** Whose rows are sent; null: those of the whole business. */
  outletName: z.string().nullable(),
  outletNameNp: z.string().nullable(),
  frequency: z.enum(scheduleFrequencies),
  weekday: z.enum(weekdays).nullable(),
  monthDay: z.int().nullable(),
  hour: z.int(),
  fileType: z.enum(scheduleFileTypes),
  language: z.enum(['ne', 'en']),
  recipients: z.array(z.string()),
  onlyWithRows: z.boolean(),
  isActive: z.boolean(),
  state: z.enum(scheduleStates),
  /** Why it stopped by itself. */
  stopReason: z.enum(scheduleStops).nullable(),
  /** When it goes next; null while nothing is sent. */
  nextDayAD: z.string().nullable(),
  /** Of what was sent last the message that went worst. */
  last: z.object({ writtenAt: z.string(), message: messageState }).nullable(),
  version: z.int(),
});
const schedule = scheduleRow
  .extend({
    /** Whether the platform can send e-mail at all. */
    isMailSetUp: z.boolean(),
  })
  .meta({ id: 'ReportSchedule' });

const delivery = z
  .object({
    id: z.int(),
    kind: z.enum(deliveryKinds),
    /** The day that its period is reckoned from. */
    dayAD: z.string(),
    recipient: z.string(),
    /** Null: by the schedule. */
    sentBy: z.string().nullable(),
    writtenAt: z.string(),
    /** What was in it, once it was sent. */
    said: z.string().nullable(),
    message: messageState,
  })
  .meta({ id: 'ReportDelivery' });

const ofSchedule = z.object({ id: z.coerce.number('common.notFound').int().positive('common.notFound') });
const ofDelivery = z.object({ deliveryId: z.coerce.number('common.notFound').int().positive('common.notFound') });

/** Saved reports that are sent by e-mail by themselves; each for what who keeps the report may see that moment. */
export const reportScheduleContract = contract('reportSchedule', {
  save: {
    call: 'POST /v1/report-schedule/save',
    access: 'report-schedule.create',
    body: reportScheduleForm,
    answer: schedule,
  },
  /** One's own, and of all people for the owner of the business. */
  list: {
    call: 'GET /v1/report-schedule/list',
    access: 'report-schedule.read',
    query: listQuery,
    answer: page(scheduleRow),
  },
  get: { call: 'GET /v1/report-schedule/:id', access: 'report-schedule.read', params: ofSchedule, answer: schedule },
  /** That of a saved report, in the outlet of who asks. */
  ofReport: {
    call: 'GET /v1/report-schedule/of-report/:savedReportId',
    access: 'report-schedule.read',
    answer: z.object({ schedule: schedule.nullable(), isMailSetUp: z.boolean() }),
  },
  /** Pauses it, or lets it go on from the next of its days. */
  toggle: {
    call: 'PUT /v1/report-schedule/toggle/:id',
    access: 'report-schedule.update',
    params: ofSchedule,
    answer: schedule,
  },
  /** Sends the report of today to all its recipients at once. */
  send: {
    call: 'POST /v1/report-schedule/send/:id',
    access: 'report-schedule.create',
    reachesOut: true,
    params: ofSchedule,
    answer: schedule,
  },
  /** What was sent, the last first. */
  deliveries: {
    call: 'GET /v1/report-schedule/deliveries/:id',
    access: 'report-schedule.read',
    params: ofSchedule,
    answer: z.object({ deliveries: z.array(delivery) }),
  },
  /** Tries a message again that failed or was stopped. */
  retry: {
    call: 'PUT /v1/report-schedule/messages/retry/:deliveryId',
    access: 'report-schedule.create',
    reachesOut: true,
    params: ofDelivery,
    answer: delivery,
  },
  /** Stops a message that waits. */
  stop: {
    call: 'PUT /v1/report-schedule/messages/stop/:deliveryId',
    access: 'report-schedule.create',
    params: ofDelivery,
    answer: delivery,
  },
});
