import type { Answer, Input } from '@bahi/contract/endpoint';
import type { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isPan } from '@bahi/domain/numbers/vat-return';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { bothDates, readDay } from '../../../platform/core/days.ts';
import { fail, failStale } from '../../../platform/core/errors.ts';
import { openSecrets, sealSecrets } from '../../../platform/core/keys.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { OutboundError, portOf } from '../../../platform/messages/outbound.ts';
import { countTestSend } from '../../../platform/messages/test-sends.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { requireWholeBusiness } from '../../people/role/role.guard.ts';
import { readAnswer, type Verdict } from './cbms.answer.ts';
import { readOutbox } from './cbms.queries.ts';
import { type CbmsOutbox, cbmsSecrets, needsPassword, paths } from './cbms.rows.ts';

type Contract = typeof cbmsContract;
type Form = Input<Contract['save']>['body'];
type Kept = Row<'cbms_setup'> | undefined;

const farDays = 366;

/**
 * Keeps how the receiver is reached, and turns telling on or off. What was issued since the day of the form is caught up with by
 * whoever sends.
 */
export async function saveCbms(context: OpenContext, { body }: Input<Contract['save']>): Promise<CbmsOutbox> {
  const session = context.session ?? failInvalidToken();
  requireWholeBusiness({ session });
  const { businessId, userId } = session;
  const tenant = { businessId, outletId: null, userId };
  const { database } = context.services;
  const before = await database.transaction('read', tenant, (db) => readSetup(db, businessId));
  const isTurnedOn = body.isOn && before?.is_on !== true;
  // What stands as it was is not looked at again: who turns it off need not mend it first.
  if (isTurnedOn || before?.address !== body.address) await checkAddress(context, body.address);
  const fromDay = dayOf(context, body, { before, isTurnedOn });
  return database.transaction('write', tenant, async (db) => {
    const writer = { ...context, db, businessId };
    // One after another, and the settings before the outlets, as who sends takes them.
    await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`cbms:${businessId}`]);
    const kept = await readSetup(db, businessId, 'for update');
    if (kept !== undefined && body.version !== undefined && body.version !== kept.version) failStale();
    if (body.isOn && kept?.is_on !== true) await requireRegistered(db, businessId);
    // Every posting takes its outlet to share: what is being issued ends first, and what comes then sees what is saved here.
    await db.query('select id from outlet where business_id = $1 order by id for update', [businessId]);
    await write(writer, body, { kept, fromDay });
    context.say(body.isOn && kept?.is_on !== true ? 'cbms.turnedOn' : 'common.saved');
    return readOutbox(writer);
  });
}

async function readSetup(db: Tx, businessId: number, lock: 'for update' | '' = ''): Promise<Kept> {
  const [kept] = await db.query<Row<'cbms_setup'>>(`select * from cbms_setup where business_id = $1 ${lock}`, [
    businessId,
  ]);
  return kept;
}

/** The day of the form, else the one that is kept, else today. A new one, or one from which it is turned on, is not far. */
function dayOf(
  { calendar, today }: OpenContext,
  { fromDayAD: ad, fromDayBS: bs }: Form,
  { before, isTurnedOn }: { before: Kept; isTurnedOn: boolean },
): CalendarDay {
  const names = { ad: 'fromDayAD', bs: 'fromDayBS' };
  const kept = before === undefined ? null : readDay(calendar, { ad: before.from_day, bs: null }, names);
  const day = readDay(calendar, { ad, bs }, names) ?? kept ?? today;
  if ((isTurnedOn || day !== kept) && Math.abs(day - today) > farDays)
    fail('cbms.fromDayFar', { field: bs && !ad ? 'fromDayBS' : 'fromDayAD' });
  return day;
}

/** A name that cannot be resolved just now is no fault of the form's: sending checks again. */
async function checkAddress({ services: { receivers } }: OpenContext, address: string): Promise<void> {
  const url = URL.parse(address);
  if (url === null) return fail('cbms.addressInvalid', { field: 'address' });
  const port = portOf(url);
  if (url.protocol === 'http:' && !receivers.isOwnNetwork(url.hostname, port))
    fail('cbms.addressPlain', { field: 'address' });
  try {
    await receivers.check(url.hostname, port);
  } catch (error) {
    const reason = error instanceof OutboundError ? error.reason : null;
    if (reason === 'private') fail('cbms.addressPrivate', { field: 'address' });
    if (reason === 'unknown') fail('emailSetup.hostUnknown', { field: 'address' });
  }
}

async function requireRegistered(db: Tx, businessId: number): Promise<void> {
  const [business] = await db.query<{ pan: string | null; register_type: string | null }>(
    'select pan, register_type from business where id = $1',
    [businessId],
  );
  if (business?.register_type !== 'VAT' || business.pan === null || !isPan(business.pan))
    fail('cbms.notRegistered', { status: 409 });
}

type Writer = Pick<Context, 'db' | 'businessId' | 'calendar' | 'services'>;

/**
 * A stored password goes to the user and address that it was entered for, and to no other. What was stopped goes on, but with a
 * password that was refused only once there is another one.
 */
async function write(
  { db, businessId, calendar, services }: Writer,
  { isOn, address, userName, password }: Form,
  { kept, fromDay }: { kept: Kept; fromDay: CalendarDay },
): Promise<void> {
  const isOther = kept !== undefined && (kept.address !== address || kept.user_name !== userName);
  if (password === null && kept === undefined) fail('common.isRequired', { field: 'password' });
  if (password === null && isOther) fail('cbms.passwordNeeded', { field: 'password' });
  const sealed = password === null ? kept?.secrets : sealSecrets(services.keys, cbmsSecrets, { password });
  const { ad, bs } = bothDates(fromDay, calendar);
  const isSame = kept !== undefined && kept.is_on && kept.from_day === ad && !kept.is_behind;
  const staysStopped = password === null && needsPassword(kept?.stop ?? null);
  await db.query(
    `insert into cbms_setup as kept (business_id, is_on, from_day, from_day_bs, address, user_name, secrets, is_behind)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict on constraint cbms_setup_one do update set is_on = excluded.is_on, from_day = excluded.from_day,
       from_day_bs = excluded.from_day_bs, address = excluded.address, user_name = excluded.user_name, secrets = excluded.secrets,
       is_behind = excluded.is_behind, stop = case when $9 then kept.stop end,
       stopped_at = case when $9 then kept.stopped_at end, misses = 0, paused_until = null, missed_since = null,
       missed_told_at = null, unread_in_row = 0, version = kept.version + 1
     returning id`,
    [businessId, isOn, ad, bs, address, userName, sealed, isOn && !isSame, staysStopped],
  );
}

const said = {
  TAKEN: 'cbms.testKnown',
  KNOWN: 'cbms.testKnown',
  ORIGINAL_UNKNOWN: 'cbms.testKnown',
  // It may have looked at the invoice before the user.
  INVALID: 'cbms.testAnswers',
  REFUSED: 'cbms.testKnown',
  CREDENTIALS: 'cbms.testCredentials',
  UNCLEAR: 'cbms.testUnclear',
} as const satisfies Record<Verdict, string>;

/**
 * Sends a bill without anything in it, which the receiver cannot take: it knows no other question. It says that it is there,
 * and whether it knows the user as far as it looks at that first.
 */
export async function testCbms(context: OpenContext): Promise<Answer<Contract['test']>> {
  const session = context.session ?? failInvalidToken();
  requireWholeBusiness({ session });
  const { services } = context;
  const { businessId, userId } = session;
  const setup = await services.database.transaction('read', { businessId, outletId: null, userId }, (db) =>
    readSetup(db, businessId),
  );
  if (setup === undefined) return fail('cbms.notSetUp', { status: 409 });
  const password = openSecrets(services.keys, cbmsSecrets, setup.secrets)?.['password'];
  if (password === undefined) return fail('cbms.passwordLost', { status: 409 });
  await countTestSend(context, 'cbms');
  const empty = { username: setup.user_name, password, invoice_number: '', isrealtime: false };
  try {
    const answered = await services.receivers.postJson(`${setup.address}${paths.BILL}`, empty);
    const { verdict, code } = readAnswer('BILL', answered);
    const key = said[verdict];
    if (key === 'cbms.testCredentials' || key === 'cbms.testUnclear') return fail(key, { status: 409 });
    context.say(key);
    return { outcome: code ?? verdict };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    services.log.warn({ err: error }, 'cbms test');
    return fail(error.reason === 'private' ? 'cbms.addressPrivate' : 'cbms.testUnreachable', { status: 409 });
  }
}
