import { choiceOf } from '../../enumeration.ts';
import { browsers, devices } from '../../account/user-session/user-session.contract.ts';
import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { optionalDay } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { type SecurityEvent, securityEvents, securityOutcomes } from './security-event.ts';

const events = Object.keys(securityEvents).filter((key): key is SecurityEvent => key in securityEvents);

const positiveId = z.coerce.number().int().positive().optional();
const filterFields = {
  /** BS days; the AD ones may be sent instead. The last thirty days where neither is. */
  fromDate: optionalDay,
  toDate: optionalDay,
  fromDateAD: optionalDay,
  toDateAD: optionalDay,
  event: z.string().pipe(choiceOf(events)).optional(),
  outcome: z.string().pipe(choiceOf(securityOutcomes)).optional(),
  /** Who did it, or whose account it was done to. */
  userId: positiveId,
  /** Of the platform alone, which sees all. */
  businessId: positiveId,
};

const securityRow = z.object({
  id: z.int(),
  at: z.string(),
  event: z.enum(events),
  outcome: z.enum(securityOutcomes),
  /** Whose it is; null for what belongs to no business. */
  businessId: z.int().nullable(),
  companyName: z.string().nullable(),
  companyNameNp: z.string().nullable(),
  userId: z.int().nullable(),
  userFullName: z.string().nullable(),
  subjectId: z.int().nullable(),
  subjectFullName: z.string().nullable(),
  address: z.string().nullable(),
  browser: z.enum(browsers).nullable(),
  device: z.enum(devices).nullable(),
  call: z.string().nullable(),
  detail: z.array(z.string()),
  /** How often the same happened within a minute. */
  times: z.int(),
});
export type SecurityRow = z.output<typeof securityRow>;

/** What happened at the doors: an owner sees what concerns the own business, the platform all of it. */
export const securityLogContract = contract('securityLog', {
  list: {
    call: 'GET /v1/security/log/list',
    access: 'security-log.read',
    query: listQuery.extend(filterFields),
    answer: page(securityRow),
    transaction: 'own',
  },
  download: {
    call: 'POST /v1/security/log/download',
    access: 'security-log.report',
    body: z.object({
      search: z.string().trim().max(100).optional(),
      ...filterFields,
      language: z.enum(['ne', 'en']).optional(),
    }),
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
});
