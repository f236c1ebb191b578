import type { Answer, Input } from '@bahi/contract/endpoint';
import type { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
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
import { type CbmsOutbox, cbmsSecrets, paths } from './cbms.rows.ts';

type Contract = typeof cbmsContract;
type Form = Input<Contract['save']>['body'];
type Kept = Row<'cbms_setup'> | undefined;

const farDays = 366;

/** Keeps how the receiver is reached, turns telling on or off, and catches up with what was issued since the day of the form. */
export async function saveCbms(context: OpenContext, { body }: Input<Contract['save']>): Promise<CbmsOutbox> {
  const session = context.session ?? failInvalidToken();
  requireWholeBusiness({ session });
  await checkAddress(context, body.address);
  const fromDay = dayOf(context, body);
  const { businessId, userId } = session;
  return context.services.database.transaction('write', { businessId, outletId: null, userId }, async (db) => {
    const writer = { ...context, db, businessId };
    // Every posting takes its outlet to share: what is being issued ends first, and what comes then sees what is saved here.
    await db.query('select id from outlet where business_id = $1 order by id for update', [businessId]);
    if (body.isOn) await requireRegistered(db, businessId);
    const [kept] = await db.query<Row<'cbms_setup'>>('select * from cbms_setup where business_id = $1 for update', [
      businessId,
    ]);
    if (kept !== undefined && body.version !== undefined && body.version !== kept.version) failStale();
    await write(writer, body, { kept, fromDay });
    if (body.isOn) await catchUp(writer, fromDay);
    context.say(body.isOn && kept?.is_on !== true ? 'cbms.turnedOn' : 'common.saved');
    return readOutbox(writer);
  });
}

function dayOf(context: OpenContext, { fromDayAD: ad, fromDayBS: bs }: Form): CalendarDay {
  const day = readDay(context.calendar, { ad, bs }, { ad: 'fromDayAD', bs: 'fromDayBS' }) ?? context.today;
  if (Math.abs(day - context.today) > farDays) fail('cbms.fromDayFar', { field: ad ? 'fromDayAD' : 'fromDayBS' });
  return day;
}

/** A name that cannot be resolved just now is no fault of the form's: sending checks again. */
async function checkAddress({ services: { outbound } }: OpenContext, address: string): Promise<void> {
  const url = URL.parse(address);
  if (url === null) return fail('cbms.addressInvalid', { field: 'address' });
  const port = portOf(url);
  if (url.protocol === 'http:' && !outbound.isOwnNetwork(url.hostname, port))
    fail('cbms.addressPlain', { field: 'address' });
  try {
    await outbound.check(url.hostname, port);
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

type Writer = Pick<Context, 'db' | 'businessId' | 'calendar' | 'services' | 'now'>;

/** A stored password goes to the user and address that it was entered for, and to no other. What was stopped goes on. */
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
  await db.query(
    `insert into cbms_setup as kept (business_id, is_on, from_day, from_day_bs, address, user_name, secrets)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict on constraint cbms_setup_one do update set is_on = excluded.is_on, from_day = excluded.from_day,
       from_day_bs = excluded.from_day_bs, address = excluded.address, user_name = excluded.user_name, secrets = excluded.secrets,
       stop = null, stopped_at = null, misses = 0, paused_until = null, version = kept.version + 1
     returning id`,
    [businessId, isOn, ad, bs, address, userName, sealed],
  );
}

const told = documentKindNames.flatMap((kind) => {
  const { reportedAs } = documentKinds[kind];
  return reportedAs === null ? [] : [{ kind, reportedAs }];
});

/** Writes the rows of what was issued since a day and has none: it is told in the order in which it was issued. */
async function catchUp({ db, businessId, now }: Writer, fromDay: CalendarDay): Promise<void> {
  await db.query(
    `insert into cbms_report (business_id, outlet_id, document_id, what, original_id, due_at, written_at, is_late)
     select document.business_id, document.outlet_id, document.id, told.what, note.invoice_id, moment, moment, true
     from document
     join unnest($2::text[], $3::text[]) as told (kind, what) on told.kind = document.kind
     cross join to_timestamp($5::double precision / 1000) as moment
     left join invoice on invoice.business_id = $1 and invoice.id = document.id
     left join credit_note note on note.business_id = $1 and note.id = document.id
     where document.business_id = $1 and document.state = 'FINAL' and document.dated_on >= $4
       and coalesce(invoice.is_tax_invoice, note.is_tax_invoice)
       and not exists (select from cbms_report known where known.business_id = $1 and known.document_id = document.id)
     order by document.issued_at, document.id returning id`,
    [businessId, told.map(({ kind }) => kind), told.map(({ reportedAs }) => reportedAs), formatAdDate(fromDay), now],
  );
}

const said = {
  TAKEN: 'cbms.testKnown',
  KNOWN: 'cbms.testKnown',
  ORIGINAL_UNKNOWN: 'cbms.testKnown',
  INVALID: 'cbms.testKnown',
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
  const [setup] = await services.database.transaction('read', { businessId, outletId: null, userId }, (db) =>
    db.query<Row<'cbms_setup'>>('select * from cbms_setup where business_id = $1', [businessId]),
  );
  if (setup === undefined) return fail('cbms.notSetUp', { status: 409 });
  const password = openSecrets(services.keys, cbmsSecrets, setup.secrets)?.['password'];
  if (password === undefined) return fail('cbms.passwordLost', { status: 409 });
  await countTestSend(context, 'cbms');
  const empty = { username: setup.user_name, password, invoice_number: '', isrealtime: false };
  try {
    const answered = await services.outbound.postJson(`${setup.address}${paths.BILL}`, empty);
    const { verdict, code } = readAnswer('BILL', answered);
    if (said[verdict] !== 'cbms.testKnown') return fail(said[verdict], { status: 409 });
    context.say('cbms.testKnown');
    return { outcome: code ?? verdict };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    services.log.warn({ err: error }, 'cbms test');
    return fail(error.reason === 'private' ? 'cbms.addressPrivate' : 'cbms.testUnreachable', { status: 409 });
  }
}
