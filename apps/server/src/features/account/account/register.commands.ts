import type { Input } from '@bahi/contract/endpoint';
import type { accountContract } from '@bahi/contract/account/account/account.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { OpenContext } from '../../../platform/core/context.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { databaseCodeOf } from '../../../platform/database/database-errors.ts';
import { readRequiredDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { failTicket, readMobileTicket, takeTicket } from '../../platform/otp/tickets.ts';
import { findAccountById } from '../session/accounts.ts';
import { refuseGuessable } from '../session/guessable-password.ts';
import { hashPassword } from '../session/password.ts';
import { answerTokens, startSession, type TokenAnswer } from '../session/start-session.ts';
import { countedUnder, countWrongTry, fingerprint, refuseTooManyTries } from '../session/wrong-tries.ts';
import { createBusiness, type NewBusiness } from './create-business.ts';

type RegisterForm = Input<typeof accountContract.register>['body'];

/**
 * Makes a business and its owner for who has shown to have the mobile, and signs them in. The ticket is used up only
 * when all of it succeeds, so that a name that is taken can be mended.
 */
export async function register(context: OpenContext, { body }: { body: RegisterForm }): Promise<TokenAnswer> {
  const { database } = context.services;
  const dateOfBirth = birthDateOf(context, body);
  const mobileNumber = await database.transaction('read', platformTenant, (tx) =>
    readMobileTicket(tx, body.ticket, 'SIGN_UP', context.now),
  );
  if (mobileNumber !== body.mobileNumber) failTicket();
  // That a name is taken is told to a verified mobile only, and not for hundreds of names.
  const tries = countedUnder(context, `ticket:${fingerprint(body.ticket)}`);
  await refuseTooManyTries(context, tries);
  const { userName, fullName, email, companyName } = body;
  await refuseGuessable(body.password, [userName, fullName, email, companyName, body.mobileNumber], 'password');
  const business = newBusinessOf(body, {
    dateOfBirth,
    today: context.today,
    passwordHash: await hashPassword(body.password),
  });
  const signedIn = await createBusiness(database, business, async (tx, { ownerId }) => {
    await takeTicket(tx, body.ticket, 'SIGN_UP', context.now);
    const account = (await findAccountById(tx, ownerId)) ?? failTicket();
    return startSession(context, tx, account, ['BY_REGISTRATION']);
  }).catch(async (error: unknown) => {
    if (databaseCodeOf(error) === '23505') await countWrongTry(context, tries);
    throw error;
  });
  context.say('account.registered');
  return answerTokens(context, signedIn, ['BY_REGISTRATION']);
}

function birthDateOf(context: OpenContext, form: RegisterForm): CalendarDay {
  const sent = { ad: form.dateOfBirth, bs: form.dateOfBirthBS };
  const day = readRequiredDay(context.calendar, sent, { ad: 'dateOfBirth', bs: 'dateOfBirthBS' });
  const field = form.dateOfBirth === null ? 'dateOfBirthBS' : 'dateOfBirth';
  return day > context.today ? fail('common.dateFuture', { field }) : day;
}

type Derived = { dateOfBirth: CalendarDay; today: CalendarDay; passwordHash: string };

function newBusinessOf(form: RegisterForm, { dateOfBirth, today, passwordHash }: Derived): NewBusiness {
  const { userName, fullName, email, mobileNumber, companyName, isNotRegistered, panOrVATNumber } = form;
  return {
    companyName,
    // Whether a number is a PAN or a VAT one is asked in the profile.
    registerType: isNotRegistered ? 'NOT_REGISTERED' : null,
    pan: isNotRegistered ? null : panOrVATNumber,
    today,
    owner: { userName, fullName, email, mobileNumber, dateOfBirth, passwordHash },
  };
}
