import type { accountContract } from '@bahi/contract/account/account/account.contract';
import { isSomebodyElses } from '@bahi/contract/account/account/profile-form';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { columnsOf } from '../../../platform/database/columns.ts';
import { databaseCodeOf } from '../../../platform/database/database-errors.ts';
import type { RowChange } from '../../../platform/database/table-types.ts';
import { changeRows } from '../../../platform/database/write-rows.ts';
import { readDay } from '../../../platform/core/days.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { fail, failStale } from '../../../platform/core/errors.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { failTicket, readMobileTicket, takeTicket } from '../../platform/otp/tickets.ts';
import { type Account, findAccountById, tenantOf } from '../session/accounts.ts';
import { isRightPassword } from '../session/token.commands.ts';
import { countedUnder, countWrongTry, refuseTooManyTries } from '../session/wrong-tries.ts';
import { readProfile } from './account.queries.ts';

type Profile = Answer<typeof accountContract.profile>;
type ProfileForm = Input<(typeof accountContract)['update']>['body'];
type MobileForm = Input<(typeof accountContract)['updateMobile']>['body'];

/**
 * Changes what people keep of themselves. That a name or address is taken is said at its field, in the same words
 * whoever has it, and to twenty tries in a quarter of an hour: nobody looks up addresses here.
 */
export async function updateProfile(context: OpenContext, { body }: { body: ProfileForm }): Promise<Profile> {
  const session = context.session ?? failInvalidToken();
  const birth = birthDateOf(context, body);
  const tries = countedUnder(context, `names:${session.userId}`);
  await refuseTooManyTries(context, tries, session);
  const isEmailNew = await refuseUnprovenEmail(context, session, body);
  const { password: _password, dateOfBirthAD: _ad, dateOfBirthBS: _bs, ...others } = body;
  const kept = { ...columnsOf(others), date_of_birth: birth };
  const profile = await inOwnName(context, session, async (tx) => {
    await refuseForeignName(tx, session, body);
    await writeProfile(tx, session, body.version, kept);
    return readOwn(context, tx, session);
  }).catch(async (error: unknown) => {
    if (databaseCodeOf(error) === '23505') await countWrongTry(context, tries);
    throw error;
  });
  const { userId, businessId } = session;
  if (isEmailNew) noteSecurity(context, 'accountChanged', { userId, subjectId: userId, businessId, detail: ['EMAIL'] });
  context.say('account.profileSaved');
  return profile;
}

/**
 * Puts a number in the place of the old one: its code shows whose it is, and the password that it is the account's
 * owner who asks, for with the number the password can be reset. The old number is told.
 */
export async function updateMobile(context: OpenContext, { body }: { body: MobileForm }): Promise<Profile> {
  const session = context.session ?? failInvalidToken();
  const account = await findOwn(context, session, body);
  await refuseWithoutPassword(context, account, body.password);
  const profile = await inOwnName(context, session, async (tx) => {
    await takeTicket(tx, body.ticket, 'MOBILE', context.now);
    // A user name that was one's old number would become somebody else's.
    const [updated] = await tx.query(
      `update app_user set mobile_number = $4, version = version + 1,
         user_name = case when user_name = mobile_number then $4 else user_name end
       where business_id = $1 and id = $2 and version = coalesce($3, version) returning id`,
      [session.businessId, session.userId, body.version ?? null, body.mobileNumber],
    );
    return updated === undefined ? failStale() : readOwn(context, tx, session);
  });
  const { userId, businessId } = session;
  noteSecurity(context, 'accountChanged', { userId, subjectId: userId, businessId, detail: ['MOBILE'] });
  tellOldNumber(context, account.mobile_number);
  context.say('account.mobileChanged');
  return profile;
}

function birthDateOf({ calendar, today }: OpenContext, form: ProfileForm): string | null {
  const sent = { ad: form.dateOfBirthAD, bs: form.dateOfBirthBS };
  const day = readDay(calendar, sent, { ad: 'dateOfBirthAD', bs: 'dateOfBirthBS' });
  const field = form.dateOfBirthAD === null ? 'dateOfBirthBS' : 'dateOfBirthAD';
  if (day !== null && day > today) fail('common.dateFuture', { field });
  return day === null ? null : formatAdDate(day);
}

/**
 * Codes that reset the password go to the e-mail as well, so that another one takes the password, as a number does.
 * Answers whether it is another one.
 */
async function refuseUnprovenEmail(
  context: OpenContext,
  { userId }: Session,
  { email, password }: ProfileForm,
): Promise<boolean> {
  const { database } = context.services;
  const account = await database.transaction('read', platformTenant, (tx) => findAccountById(tx, userId));
  if (account === null) return failInvalidToken();
  if (email === null || email.toLowerCase() === account.email?.toLowerCase()) return false;
  await refuseWithoutPassword(context, account, password);
  return true;
}

/** It is the account's owner who asks; who signs in by codes alone has no password to know. */
async function refuseWithoutPassword(context: OpenContext, account: Account, password: string): Promise<void> {
  if (account.password_hash === null) return;
  if (password === '') fail('common.isRequired', { field: 'password' });
  if (!(await isRightPassword(context, account, { username: '', password })))
    fail('account.passwordWrong', { field: 'password' });
}

async function refuseForeignName(tx: Tx, { userId }: Session, { userName, email }: ProfileForm): Promise<void> {
  const account = (await findAccountById(tx, userId)) ?? failInvalidToken();
  if (isSomebodyElses({ userName, email, mobileNumber: account.mobile_number }))
    fail('account.userNameElse', { field: 'userName' });
}

async function writeProfile(
  tx: Tx,
  { businessId, userId }: Session,
  version: number | undefined,
  kept: RowChange<'app_user'>,
): Promise<void> {
  const person = { business_id: businessId, id: userId };
  const [updated] = await changeRows(tx, 'app_user', { ...person, version }, kept);
  if (updated !== undefined) return;
  // Sent again after an answer that was lost: it is so already.
  const sameColumns = Object.keys(kept).map((column, position) => `${column} is not distinct from $${position + 3}`);
  const [same] = await tx.query(
    `select id from app_user where business_id = $1 and id = $2 and ${sameColumns.join(' and ')}`,
    [businessId, userId, ...Object.values(kept)],
  );
  if (same === undefined) failStale();
}

/** The account of the caller, whose new number the ticket has confirmed. */
async function findOwn(context: OpenContext, { userId }: Session, form: MobileForm): Promise<Account> {
  return context.services.database.transaction('read', platformTenant, async (tx) => {
    if ((await readMobileTicket(tx, form.ticket, 'MOBILE', context.now)) !== form.mobileNumber) failTicket();
    return (await findAccountById(tx, userId)) ?? failInvalidToken();
  });
}

/** Goes on behind the answer: the change stands, whether the gateway takes the word of it or not. */
function tellOldNumber({ services, language }: OpenContext, mobileNumber: string | null): void {
  if (mobileNumber === null) return;
  const { sms, log } = services;
  sms
    .send(mobileNumber, textOf(language, 'account.mobileChangedText'))
    .catch((error: unknown) => log.error({ err: error }, 'sms gateway'));
}

function inOwnName<T>(context: OpenContext, session: Session, work: (tx: Tx) => Promise<T>): Promise<T> {
  const tenant = tenantOf({ id: session.userId, business_id: session.businessId });
  return context.services.database.transaction('write', tenant, work);
}

function readOwn({ today, calendar }: OpenContext, db: Tx, { businessId, userId }: Session): Promise<Profile> {
  return readProfile({ db, businessId, userId, today, calendar });
}
