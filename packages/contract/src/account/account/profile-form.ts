import { gender } from '../../enumeration.ts';
import { emptyOr, optionalDay, optionalEmail, optionalText, requiredText, version } from '../../fields.ts';
import { mobileNumber } from '../../platform/otp/otp.contract.ts';
import { z } from '../../zod.ts';

/** A name to sign in by: letters, digits and a few marks. */
export const userName = requiredText(50)
  .transform((name) => name.normalize('NFC'))
  .pipe(z.string().regex(/^[\p{L}\p{M}\p{N}._@-]+$/u, 'account.userNameInvalid'));

/**
 * People sign in by e-mail, mobile number or user name: a name that reads as one of the others must be one's own. A
 * form that does not know the mobile number leaves it out, and the server looks.
 */
export function isSomebodyElses(form: {
  userName: string;
  email: string | null;
  mobileNumber?: string | null | undefined;
}): boolean {
  if (form.userName.includes('@')) return form.userName.toLowerCase() !== form.email?.toLowerCase();
  if (form.mobileNumber === undefined) return false;
  return /^[\p{Nd}.-]+$/u.test(form.userName) && form.userName !== form.mobileNumber;
}

/** The password of who asks; empty where it is not asked for. */
const ownPassword = z.string('common.isRequired').max(128).default('');

/** What people keep of themselves. The mobile number has a form of its own: it is confirmed by a code. */
export const profileForm = z
  .object({
    version,
    fullName: requiredText(100),
    fullNameNp: optionalText(100),
    userName,
    email: optionalEmail,
    gender: emptyOr(gender.schema),
    /** AD; either it or the BS date, and if both are sent they agree. */
    dateOfBirthAD: optionalDay,
    dateOfBirthBS: optionalDay,
    /** Asked for where another e-mail address is to take codes: whoever reads them can reset the password. */
    password: ownPassword,
  })
  .superRefine((form, context) => {
    if (isSomebodyElses(form))
      context.addIssue({ code: 'custom', path: ['userName'], message: 'account.userNameElse' });
  });

/** The new number with the ticket of its code, and the password: whoever holds the number can reset it. */
export const mobileChangeForm = z.object({
  version,
  mobileNumber,
  ticket: z.string('common.isRequired').min(1, 'common.isRequired').max(200),
  password: ownPassword,
});
