import { newPassword } from '../../account/account/account.contract.ts';
import { isSomebodyElses, userName } from '../../account/account/profile-form.ts';
import { contract } from '../../endpoint.ts';
import { status, userType } from '../../enumeration.ts';
import { chosenId, optionalEmail, requiredText, version, toldAlways } from '../../fields.ts';
import { mobileNumber } from '../../platform/otp/otp.contract.ts';
import { listQuery, page } from '../../paging.ts';
import { actingRefusal } from '../role/acting-refusal.ts';
import { peopleFilter, statusReason } from '../user-role/user-role.contract.ts';
import { z } from '../../zod.ts';

/**
 * Lets a person in, or changes who they are. Their outlets and roles come with a new person; later the screens of
 * assignments change them. The person chooses the password: their mobile is their proof.
 */
export const userForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    userType: z.union([z.string(), z.int()], 'common.isRequired').pipe(userType.schema),
    fullName: requiredText(100),
    userName,
    mobileNumber,
    email: optionalEmail,
    outletIds: z.array(chosenId).max(200).default([]),
    roleIds: z.array(chosenId).max(50).default([]),
  })
  .superRefine((form, context) => {
    if (
      form.userType === 'OUTLET_USER' &&
      form.id === undefined &&
      Array.isArray(form.outletIds) &&
      form.outletIds.length === 0
    )
      context.addIssue({ code: 'custom', path: ['outletIds'], message: 'common.isRequired' });
  }, toldAlways)
  .superRefine((form, context) => {
    if (isSomebodyElses(form))
      context.addIssue({ code: 'custom', path: ['userName'], message: 'account.userNameElse' });
  });

const outlet = z.object({ id: z.int(), name: z.string(), nameNp: z.string().nullable() });

export const userRow = z.object({
  id: z.int(),
  fullName: z.string(),
  userName: z.string(),
  email: z.string().nullable(),
  mobileNumber: z.string().nullable(),
  userType: userType.answer,
  /** Whose they are; null for people of the platform. */
  businessId: z.int().nullable(),
  companyName: z.string().nullable(),
  companyNameNp: z.string().nullable(),
  /** Of outlet users. */
  outlets: z.array(outlet),
  /** False until the person has chosen a first password. */
  hasPassword: z.boolean(),
  /** Their sign-in asks for a second step. */
  hasSecondFactor: z.boolean(),
  lastSignInAt: z.string().nullable(),
  isActive: z.boolean(),
  statusReason,
  version: z.int(),
});
/** A person in a list, and why the caller may not act on them. */
export const userListRow = userRow.extend({ refusal: actingRefusal });
const userDetail = userRow.extend({
  /** What they may do. */
  roles: z.array(z.object({ id: z.int(), name: z.string(), nameNp: z.string().nullable() })),
  createdAt: z.string(),
});

const refreshes = ['people'] as const;

export const userContract = contract('user', {
  list: {
    call: 'GET /user/get_all',
    access: 'user.read',
    query: listQuery.extend(peopleFilter),
    answer: page(userListRow),
  },
  get: { call: 'GET /user/get/:userId', access: 'user.read', answer: userDetail },
  toggle: {
    call: 'PUT /user/toggle/:id/:status',
    access: 'user.update',
    params: z.object({
      id: z.coerce.number('common.notFound').int('common.notFound').positive('common.notFound'),
      status: status.schema,
    }),
    answer: userDetail,
    transaction: 'own',
    refreshes,
  },
  /** Of a business: outlet users, internal users and further owners. Of the platform: its own people. */
  saveOutletUser: {
    call: 'POST /user/outlet-user/save',
    access: 'user.create',
    reachesOut: true,
    body: userForm,
    answer: userDetail,
    transaction: 'own',
    refreshes,
  },
  /** A new password that is good for one sign-in: the person then chooses their own. It is answered this once. */
  resetPassword: {
    call: 'POST /user/reset-password',
    access: 'user.update',
    reachesOut: true,
    body: z.object({ userId: chosenId, password: newPassword.optional() }),
    answer: z.object({ temporaryPassword: z.string() }),
    transaction: 'own',
  },
  /** For who has lost the phone and the recovery codes: the password alone opens the account again. */
  removeSecondFactor: {
    call: 'DELETE /user/second-factor/:userId',
    access: 'user.update',
    answer: userDetail,
    transaction: 'own',
    refreshes,
  },
});
