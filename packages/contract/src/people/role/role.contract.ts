import { contract } from '../../endpoint.ts';
import { status, userType } from '../../enumeration.ts';
import { optionalId, optionalText, requiredText, version } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { actingRefusal } from './acting-refusal.ts';
import { z } from '../../zod.ts';

const roleFields = {
  name: requiredText(100),
  nameNp: optionalText(100),
  description: optionalText(300),
};
/** A role is made for one type of user; a copy begins with what another role grants. */
export const roleForm = z.object({
  ...roleFields,
  type: z.union([z.string(), z.int()], 'common.isRequired').pipe(userType.schema),
  copiedFromId: optionalId,
});
/** Whom a role is for does not change. */
export const roleUpdateForm = z.object({ id: z.int().positive(), version, ...roleFields });

export const roleRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nameNp: z.string().nullable(),
  description: z.string().nullable(),
  type: userType.answer,
  /** Kept by the platform for all businesses. */
  isShared: z.boolean(),
  isActive: z.boolean(),
  /** People of the caller's business who have it. */
  userCount: z.int(),
  /** Why the caller may not change it; a shared one is changed by the platform alone. */
  refusal: actingRefusal,
  version: z.int(),
});

const refreshes = ['rights'] as const;

export const roleContract = contract('role', {
  save: { call: 'POST /role/save', access: 'role.create', body: roleForm, answer: roleRow, refreshes },
  update: { call: 'PUT /role/update', access: 'role.update', body: roleUpdateForm, answer: roleRow, refreshes },
  list: {
    call: 'GET /role/find-all',
    access: 'role.read',
    query: listQuery.extend({ type: userType.schema.optional() }),
    answer: page(roleRow),
  },
  get: { call: 'GET /role/find-by-id/:roleId', access: 'role.read', answer: roleRow },
  toggle: { call: 'PUT /role/toggle/:roleId', access: 'role.update', answer: roleRow, refreshes },
  setStatus: {
    call: 'PUT /role/toggle/:roleId/:status',
    access: 'role.update',
    params: z.object({
      roleId: z.coerce.number('common.notFound').int('common.notFound').positive('common.notFound'),
      status: status.schema,
    }),
    answer: roleRow,
    refreshes,
  },
  remove: { call: 'DELETE /role/delete/:roleId', access: 'role.delete', answer: z.object({}), refreshes },
  /** The active roles of a type of user: what a select offers. */
  ofUserType: {
    call: 'GET /role/list/:userType',
    access: 'role.read',
    params: z.object({ userType: userType.schema }),
    query: listQuery,
    answer: page(roleRow),
  },
});
