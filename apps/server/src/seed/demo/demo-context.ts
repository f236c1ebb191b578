import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../platform/core/context.ts';
import type { Services } from '../../platform/core/services.ts';
import { type Actor as Unattended, unattendedContext } from '../../platform/core/unattended.ts';

/** In whose name the demo is told. Of a sample business it is told once more, among real ones. */
export type Actor = Unattended & {
  sample?: {
    /** Of which business it is the sample. */
    ofId: number;
    /** In the names of its people, which nobody can know before and have for themselves. */
    mark: string;
    /** Throws where it is to be told no further. */
    goOn: () => void;
  };
};

/** Runs one call of the product as it runs for a request: in one transaction of the business, as that person, on that day. */
export function act<T>(
  services: Services,
  actor: Actor,
  day: CalendarDay,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  actor.sample?.goOn();
  const tenant = { businessId: actor.businessId, outletId: actor.outletId, userId: actor.userId };
  return services.database.transaction('write', tenant, (db) =>
    work({ ...unattendedContext(services, db, actor, { can: () => true, idempotencyKey: null }), today: day }),
  );
}

type Signing = { userName: string; email: string | null; mobileNumber: string | null };

/**
 * By what somebody of the demo signs in. Names are there once among all businesses: of a sample's people they bear its mark,
 * and they have no address and no number, so that nobody signs in as they and nothing is sent to them.
 */
export function signingOf(
  { sample }: Pick<Actor, 'sample'>,
  { userName, mobileNumber }: { userName: string; mobileNumber: string },
): Signing {
  if (sample === undefined) return { userName, email: userName, mobileNumber };
  return { userName: sampleUserName(sample, userName), email: null, mobileNumber: null };
}

export function sampleUserName({ mark }: { mark: string }, userName: string): string {
  return `${userName.split('@')[0] ?? ''}@sample-${mark}.bahi`;
}

/** As long as a number and of its kind; no mobile number begins with 960 0, and no PAN, exchange or account of Nepal with 000. */
const unreal: readonly [RegExp, (number: string) => string][] = [
  [/^9[678]\d{8}$/, (number) => `9600${number.slice(-6)}`],
  [/^\d{9}$/, (number) => `000${number.slice(-6)}`],
  [/^\d{12,}$/, (number) => number.slice(-4).padStart(number.length, '0')],
];

/** A record of the demo; of a sample with numbers that are nobody's, since the demo's look like those of real people. */
export function numbersOf<T extends Readonly<Record<string, unknown>>>(
  { sample }: Pick<Actor, 'sample'>,
  record: T,
): T {
  return sample === undefined ? record : { ...record, ...nobodysOf(record) };
}

function nobodysOf(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, nobodys(value)]));
}

/** The same with what lies in it. */
function nobodys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nobodys);
  if (typeof value === 'object' && value !== null) return nobodysOf(value);
  if (typeof value !== 'string') return value;
  const [, replace] = unreal.find(([pattern]) => pattern.test(value)) ?? [];
  return replace?.(value) ?? value;
}
