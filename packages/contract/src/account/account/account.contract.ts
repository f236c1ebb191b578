import { contract } from '../../endpoint.ts';
import { gender, userType } from '../../enumeration.ts';
import { optionalDay, panNumber, requiredEmail, requiredText, toldAlways } from '../../fields.ts';
import { mobileNumber } from '../../platform/otp/otp.contract.ts';
import { tokenAnswer } from '../session/session.contract.ts';
import { z } from '../../zod.ts';
import { isSomebodyElses, mobileChangeForm, profileForm, userName } from './profile-form.ts';

/** At least 8 characters with one uppercase, one lowercase, one number and one special (specification, section 5). */
export const newPassword = z
  .string('common.isRequired')
  .min(1, 'common.isRequired')
  .min(8, 'account.passwordShort')
  .max(128, 'account.passwordLong')
  .regex(/\p{Lu}/u, 'account.passwordUppercase')
  .regex(/\p{Ll}/u, 'account.passwordLowercase')
  .regex(/\p{Nd}/u, 'account.passwordNumber')
  .regex(/[^\p{L}\p{Nd}\s]/u, 'account.passwordSpecial');

/** What the register form asks (specification, section 5). PAN is not asked of who ticks 'not registered'. */
const registerForm = z
  .object({
    ticket: z.string('common.isRequired').min(1, 'common.isRequired').max(200),
    userName,
    fullName: requiredText(100),
    mobileNumber,
    email: requiredEmail,
    companyName: requiredText(150),
    isNotRegistered: z.boolean().default(false),
    panOrVATNumber: panNumber,
    /** AD; either it or the BS date, and if both are sent they agree. */
    dateOfBirth: optionalDay,
    dateOfBirthBS: optionalDay,
    password: newPassword,
  })
  .superRefine((form, context) => {
    if (!form.isNotRegistered && !form.panOrVATNumber)
      context.addIssue({ code: 'custom', path: ['panOrVATNumber'], message: 'common.isRequired' });
    if (!form.dateOfBirth && !form.dateOfBirthBS)
      context.addIssue({ code: 'custom', path: ['dateOfBirth'], message: 'common.isRequired' });
  }, toldAlways)
  .superRefine((form, context) => {
    if (isSomebodyElses(form))
      context.addIssue({ code: 'custom', path: ['userName'], message: 'account.userNameElse' });
  });

export const profileAnswer = z.object({
  id: z.int(),
  userName: z.string(),
  fullName: z.string(),
  fullNameNp: z.string().nullable(),
  email: z.string().nullable(),
  mobileNumber: z.string().nullable(),
  userType: userType.answer,
  gender: gender.answer.nullable(),
  dateOfBirthAD: z.string().nullable(),
  dateOfBirthBS: z.string().nullable(),
  /** A data address of the picture, or null. */
  profilePic: z.string().nullable(),
  lastSignInAt: z.string().nullable(),
  createdAt: z.string(),
  /** False for who has only ever signed in by a code. */
  hasPassword: z.boolean(),
  /** Where they work; of an outlet user the outlets that were given to them, of others none is named. */
  outlets: z.array(z.object({ id: z.int(), name: z.string(), nameNp: z.string().nullable() })),
  /** What they may do, where and until when. */
  roles: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      nameNp: z.string().nullable(),
      /** Null: in every outlet. */
      outletName: z.string().nullable(),
      outletNameNp: z.string().nullable(),
      effectiveFromAD: z.string(),
      effectiveFromBS: z.string(),
      effectiveTillAD: z.string().nullable(),
      effectiveTillBS: z.string().nullable(),
      isEffective: z.boolean(),
    }),
  ),
  version: z.int(),
});

/** What shows who somebody is. */
const refreshes = ['people'] as const;

export const accountContract = contract('account', {
  register: {
    call: 'POST /user/save',
    access: 'public',
    body: registerForm,
    answer: tokenAnswer,
    spread: true,
    transaction: 'own',
    toast: 'silent',
  },
  resetRequest: {
    call: 'POST /user/reset_req',
    access: 'public',
    body: z.object({ username: requiredText(254) }),
    /** The same answer for a known and an unknown account. */
    answer: z.object({ resendAfterSeconds: z.int(), expiresInSeconds: z.int() }),
    transaction: 'own',
  },
  /**
   * Takes a ticket of purpose RESET, or the username and the code that `reset_req` sent to that account's mobile
   * (which the person at the form may know only by its owner's name).
   */
  resetConfirm: {
    call: 'POST /user/accounts/password/reset/confirm',
    access: 'public',
    body: z.object({
      ticket: z.string().max(200).optional(),
      username: z.string().trim().max(254).optional(),
      otp: z.string().trim().max(20).optional(),
      password: newPassword,
    }),
    answer: z.object({}),
    transaction: 'own',
  },
  firstPassword: {
    call: 'POST /public/sign-up/password-reset',
    access: 'public',
    body: z.object({
      ticket: z.string('common.isRequired').min(1, 'common.isRequired').max(200),
      password: newPassword,
    }),
    answer: z.object({}),
    transaction: 'own',
  },
  changePassword: {
    call: 'POST /user/change_password',
    access: 'session',
    reachesOut: true,
    withoutSecondStep: true,
    body: z.object({
      oldPassword: z.string('common.isRequired').min(1, 'common.isRequired').max(128),
      password: newPassword,
    }),
    answer: z.object({}),
    transaction: 'own',
    refreshes: ['session'],
  },
  profile: { call: 'GET /user/profile', access: 'session', answer: profileAnswer },
  update: {
    call: 'PUT /user/update',
    access: 'session',
    reachesOut: true,
    body: profileForm,
    answer: profileAnswer,
    transaction: 'own',
    refreshes,
  },
  /** The number takes the place of the old one once a code of purpose MOBILE has confirmed it. */
  updateMobile: {
    call: 'PUT /user/update/mobile',
    access: 'session',
    reachesOut: true,
    body: mobileChangeForm,
    answer: profileAnswer,
    transaction: 'own',
    refreshes,
  },
  savePicture: {
    call: 'PUT /user/update/profile_pic',
    access: 'session',
    files: ['image'],
    answer: z.object({ profilePic: z.string() }),
    refreshes: ['session'],
  },
  removePicture: {
    call: 'DELETE /user/update/profile_pic',
    access: 'session',
    answer: z.object({}),
    refreshes: ['session'],
  },
});

/** The form of the browser adds the repetition (specification, section 5); the call does not carry it. */
export const changePasswordForm = z
  .object({
    oldPassword: z.string('common.isRequired').min(1, 'common.isRequired').max(128),
    newPassword,
    confirmPassword: z.string('common.isRequired').min(1, 'common.isRequired'),
  })
  .superRefine((form, context) => {
    if (form.confirmPassword !== form.newPassword)
      context.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'account.passwordsDiffer' });
    if (form.newPassword !== '' && form.newPassword === form.oldPassword)
      context.addIssue({ code: 'custom', path: ['newPassword'], message: 'account.passwordSame' });
  });
