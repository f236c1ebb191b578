import { contract } from '../../endpoint.ts';
import { enumeration } from '../../enumeration.ts';
import { optionalDay, requiredText, toldAlways } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';

/** All that is written, or what bears VAT alone. */
export const lockScope = enumeration({ ALL: 1, VAT: 2 });
export const lockAction = enumeration({ LOCK: 1, UNLOCK: 2 });

const lockRow = z
  .object({
    id: z.int(),
    scope: lockScope.answer,
    action: lockAction.answer,
    /** The last day that is locked since; null: none is. */
    throughDayAD: z.string().nullable(),
    throughDayBS: z.string().nullable(),
    reason: z.string(),
    lockedByName: z.string(),
    lockedAt: z.string(),
    /** It is what counts today. */
    isActive: z.boolean(),
  })
  .meta({ id: 'PeriodLock' });

const vatMonth = z.object({
  lastDayAD: z.string(),
  lastDayBS: z.string(),
  /** Until when its return is due. */
  dueDayAD: z.string(),
  dueDayBS: z.string(),
  /** The act that locked it, of either scope; null: it is open. */
  lock: lockRow.nullable(),
});

const days = { throughDayAD: optionalDay, throughDayBS: optionalDay };
const act = { scope: lockScope.schema, ...days, reason: requiredText(200) };

/** Up to which day nothing is written any more, and who said so. What was said stays, so nothing is edited here. */
export const periodLockContract = contract('periodLock', {
  /** What is locked today, and which VAT month could be next: its return was due. */
  overview: {
    call: 'GET /v1/period-lock',
    access: 'period-lock.read',
    answer: z.object({
      /** What counts today, of each scope that is locked. */
      locks: z.array(lockRow),
      proposal: vatMonth.nullable(),
      /** The months that are over, newest first, back to the first entry, at most twelve; null without VAT. */
      vatMonths: z.array(vatMonth).nullable(),
      /** The last day that may be locked. */
      lastDayAD: z.string(),
      /** Registered counters of which something is in no books yet, or may still come: locked, it is refused. */
      counters: z.array(
        z.object({
          name: z.string(),
          /** From this day on something that came is not posted, or never came; null: nothing. */
          openFromAD: z.string().nullable(),
          /** The last day on which its device was heard of; null: nothing more comes. */
          heardOnAD: z.string().nullable(),
        }),
      ),
    }),
  },
  list: {
    call: 'GET /v1/period-lock/list',
    access: 'period-lock.read',
    query: listQuery,
    answer: page(lockRow),
  },
  lock: {
    call: 'POST /v1/period-lock/lock',
    access: 'period-lock.create',
    body: z.object(act).superRefine((form, context) => {
      if (!form.throughDayAD && !form.throughDayBS)
        context.addIssue({ code: 'custom', path: ['throughDayAD'], message: 'common.isRequired' });
    }, toldAlways),
    answer: lockRow,
    refreshes: ['locks'],
  },
  /** Of the owner alone. Without a day nothing of the scope stays locked. */
  unlock: {
    call: 'POST /v1/period-lock/unlock',
    access: 'period-lock.delete',
    body: z.object(act),
    answer: lockRow,
    refreshes: ['locks'],
  },
});
export type PeriodLock = z.output<typeof lockRow>;
export type VatMonth = z.output<typeof vatMonth>;
