import { privileges } from '../../access.ts';
import { contract } from '../../endpoint.ts';
import { userType } from '../../enumeration.ts';
import { chosenId, optionalDay, optionalId, version } from '../../fields.ts';
import { grantAnswer, grantFields } from '../role-module-privilege/grants.ts';
import { actingRefusal } from '../role/acting-refusal.ts';
import { flag, listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';

const termFields = {
  roleId: chosenId,
  /** Empty: in every outlet the person works in. */
  outletId: optionalId,
  /** AD or BS; today where neither is sent. */
  effectiveDateAD: optionalDay,
  effectiveDateBS: optionalDay,
  /** Empty: until it is taken back. The day itself is included. */
  effectiveTillDateAD: optionalDay,
  effectiveTillDateBS: optionalDay,
};
export const userRoleForm = z.object({
  userId: chosenId,
  ...termFields,
  /** What the person may do on single screens, in place of what the role says there. */
  details: z.array(z.object(grantFields)).max(200).optional(),
});
export const userRoleEditForm = userRoleForm.omit({ userId: true }).extend({ id: z.int().positive(), version });

const termAnswer = {
  effectiveDateAD: z.string(),
  effectiveDateBS: z.string(),
  effectiveTillDateAD: z.string().nullable(),
  effectiveTillDateBS: z.string().nullable(),
  /** Whether it counts today: its days, its role and its person. */
  isEffective: z.boolean(),
};

const detail = z.object({
  id: z.int(),
  moduleId: z.int(),
  moduleCode: z.string(),
  moduleName: z.string(),
  moduleNameNp: z.string(),
  ...grantAnswer,
  possible: z.array(z.enum(privileges)),
});

export const userRoleRow = z.object({
  id: z.int(),
  userId: z.int(),
  userFullName: z.string(),
  userName: z.string(),
  userType: userType.answer,
  roleId: z.int(),
  roleName: z.string(),
  roleNameNp: z.string().nullable(),
  outletId: z.int().nullable(),
  outletName: z.string().nullable(),
  outletNameNp: z.string().nullable(),
  ...termAnswer,
  details: z.array(detail),
  version: z.int(),
});

/** By whose act somebody is inactive: suspended by the platform, blocked by their business. Null of old ones. */
export const statusReason = z.enum(['SUSPENDED', 'BLOCKED']).nullable();

/** One of the people whom a caller sees, with whose they are, where they work and what they were given. */
export const personRow = z.object({
  id: z.int(),
  /** Whose they are; null for people of the platform. */
  businessId: z.int().nullable(),
  companyName: z.string().nullable(),
  companyNameNp: z.string().nullable(),
  fullName: z.string(),
  userName: z.string(),
  email: z.string().nullable(),
  mobileNumber: z.string().nullable(),
  userType: userType.answer,
  isActive: z.boolean(),
  statusReason,
  outlets: z.array(z.object({ id: z.int(), name: z.string(), nameNp: z.string().nullable() })),
  roles: z.array(
    z.object({
      id: z.int(),
      roleId: z.int(),
      name: z.string(),
      nameNp: z.string().nullable(),
      outletName: z.string().nullable(),
      outletNameNp: z.string().nullable(),
      ...termAnswer,
    }),
  ),
  lastSignInAt: z.string().nullable(),
});
/** Of one type of user, and for the platform of one business. */
export const peopleFilter = {
  userType: userType.schema.optional(),
  businessId: z.coerce.number().int().positive().optional(),
};

const refreshes = ['rights'] as const;

export const userRoleContract = contract('userRole', {
  create: {
    call: 'POST /user_role_assignment/create',
    access: 'user-role.create',
    body: userRoleForm,
    answer: userRoleRow,
    refreshes,
  },
  update: {
    call: 'PUT /user_role_assignment/edit',
    access: 'user-role.update',
    body: userRoleEditForm,
    answer: userRoleRow,
    refreshes,
  },
  list: {
    call: 'GET /user_role_assignment/fetch',
    access: 'user-role.read',
    query: listQuery.extend({ roleId: z.coerce.number().int().positive().optional() }),
    answer: page(userRoleRow),
  },
  ofUser: {
    call: 'GET /user_role_assignment/get/user/:userId',
    access: 'user-role.read',
    query: listQuery,
    answer: wholeList(userRoleRow),
  },
  remove: {
    call: 'DELETE /user_role_assignment/delete/:id',
    access: 'user-role.delete',
    answer: z.object({}),
    refreshes,
  },
  createDetail: {
    call: 'POST /user_role_assignment/detail/create',
    access: 'user-role.update',
    body: z.object({ userRoleAssignmentId: z.int('common.isRequired').positive('common.isRequired'), ...grantFields }),
    answer: userRoleRow,
    refreshes,
  },
  removeDetail: {
    call: 'DELETE /user_role_assignment/detail/delete/:id',
    access: 'user-role.update',
    answer: userRoleRow,
    refreshes,
  },
  /** The people whose rights one sees, for the platform those of all businesses, with their roles and sign-ins. */
  people: {
    call: 'GET /v1/security/user/list',
    access: 'user-role.read',
    query: listQuery.extend({
      ...peopleFilter,
      /** Who has rights that end within a week. */
      isEnding: flag,
    }),
    /**
     * With the sign-ins that have not ended, since when they reach this business by switching (from where is their own
     * matter), and why the caller may not act on them.
     */
    answer: page(
      personRow.extend({
        sessionCount: z.int(),
        joinedAt: z.string().nullable(),
        lastSwitchedAt: z.string().nullable(),
        refusal: actingRefusal,
      }),
    ),
  },
  signOut: {
    call: 'POST /v1/security/user/:userId/sign-out',
    access: 'user-role.update',
    // All who are in a sample are the same person there.
    reachesOut: true,
    answer: z.object({ endedCount: z.int() }),
    transaction: 'own',
    refreshes,
  },
});
