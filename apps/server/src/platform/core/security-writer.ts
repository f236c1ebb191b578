import { type SecurityOutcome, securityEvents } from '@bahi/contract/people/security-log/security-event';
import type { SecurityEvent } from '@bahi/contract/people/security-log/security-event';
import { type Database, platformTenant } from '../database/database.ts';
import { databaseCodeOf, isDataFault } from '../database/database-errors.ts';
import type { NewRow } from '../database/table-types.ts';
import { insertRows } from '../database/write-rows.ts';
import type { Log } from './logs.ts';

/** One event, before it is known how often it happened. */
export type SecurityEntry = Omit<NewRow<'security_event'>, 'times' | 'business_id' | 'event'> & {
  readonly business_id: number;
  readonly event: SecurityEvent;
  readonly at: Date;
};

export type SecurityLog = {
  /** Takes an event and answers at once: nobody waits for the log, and no call fails because of it. */
  note(entry: SecurityEntry): void;
  /** Waits until what was noted is stored, or could not be. */
  settle(): Promise<void>;
};

const minuteMilliseconds = 60_000;
/** Refusals of one business that have a row of their own in a minute; what comes above is counted by its kind alone. */
const mostRefusals = 30;
/** Rows that wait while the database takes none; the lines of the structured log hold the others. */
const mostWaiting = 1000;

type Row = NewRow<'security_event'> & { readonly business_id: number };

/**
 * Writes the security log in the background, one transaction for what has gathered of a business. A flood fills no
 * disk: equal events of a minute are two rows at most, the first and the count of all others, and different refusals
 * have thirty.
 */
export function createSecurityLog({ database, log }: { database: Database; log: Log }): SecurityLog {
  const minute = createMinute();
  let waiting: Row[] = [];
  let isWriting = false;
  let written = Promise.resolve();
  let later: NodeJS.Timeout | null = null;
  const push = (rows: readonly Row[]): void => {
    waiting.push(...rows.slice(0, mostWaiting - waiting.length));
    if (!isWriting) written = write();
  };
  const write = async (): Promise<void> => {
    isWriting = true;
    let isTaken = true;
    while (isTaken && waiting.length > 0) isTaken = await writeFirst();
    isWriting = false;
  };
  const writeFirst = async (): Promise<boolean> => {
    const businessId = waiting[0]?.business_id ?? 0;
    const batch = waiting.filter((row) => row.business_id === businessId);
    waiting = waiting.filter((row) => row.business_id !== businessId);
    try {
      const tenant = { ...platformTenant, businessId };
      await database.transaction('write', tenant, (tx) => insertRows(tx, 'security_event', batch));
      return true;
    } catch (error) {
      log.warn({ err: error }, 'security log');
      // What the database will never take is not tried again; anything else with the next event, or a minute later.
      if (!isDataFault(databaseCodeOf(error) ?? '')) waiting = [...batch, ...waiting].slice(0, mostWaiting);
      wake();
      return false;
    }
  };
  const settle = (): Promise<void> => {
    push(minute.counted());
    return written;
  };
  const wake = (): void => {
    later ??= setTimeout(() => {
      later = null;
      void settle();
    }, minuteMilliseconds).unref();
  };
  return {
    note(entry) {
      push(minute.take(entry));
      wake();
    },
    settle,
  };
}

type Minute = {
  /** The rows that an event makes: none where it is counted with equal ones, and with the counts of a minute that ended. */
  take(entry: SecurityEntry): Row[];
  /** What was counted so far, as rows. */
  counted(): Row[];
};

function createMinute(): Minute {
  const seen = new Map<string, { entry: SecurityEntry; times: number }>();
  const refusals = new Map<number, number>();
  let current = 0;
  const counted = (): Row[] => {
    const held = [...seen.values()].filter(({ times }) => times > 0);
    const rows = held.map(({ entry, times }) => ({ ...entry, times }));
    for (const one of held) one.times = 0;
    return rows;
  };
  const beginAt = (at: Date): Row[] => {
    const asked = Math.floor(at.getTime() / minuteMilliseconds);
    if (asked === current) return [];
    const rows = counted();
    seen.clear();
    refusals.clear();
    current = asked;
    return rows;
  };
  const isCounted = (entry: SecurityEntry): boolean => {
    const known = seen.get(keyOf(entry));
    if (known !== undefined) known.times += 1;
    return known !== undefined;
  };
  return {
    counted,
    take(given) {
      const ended = beginAt(given.at);
      const outcome: SecurityOutcome = securityEvents[given.event];
      const refused = refusals.get(given.business_id) ?? 0;
      if (isCounted(given)) return ended;
      const entry = outcome === 'REFUSED' && refused >= mostRefusals ? withoutCaller(given) : given;
      if (entry !== given && isCounted(entry)) return ended;
      if (outcome === 'REFUSED') refusals.set(given.business_id, refused + 1);
      seen.set(keyOf(entry), { entry, times: 0 });
      return [...ended, { ...entry, times: 1 }];
    },
  };
}

function keyOf({ at: _at, ...what }: SecurityEntry): string {
  return JSON.stringify(what);
}

function withoutCaller(entry: SecurityEntry): SecurityEntry {
  const nobody = { user_id: null, subject_id: null, address: null, browser: null, device: null, call: null };
  return { ...entry, ...nobody, detail: [] };
}
