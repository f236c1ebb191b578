import { choiceOf } from '../../enumeration.ts';
import { privileges } from '../../access.ts';
import { contract } from '../../endpoint.ts';
import { optionalId, optionalText, requiredText, version } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';

const audiences = ['BUSINESS', 'PLATFORM', 'BOTH'] as const;
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const orderNumber = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,6}$/, 'common.numberOnly')
        .transform(Number),
    ],
    'common.isRequired',
  )
  .refine((value) => value >= 0 && value <= 999_999, 'common.notBelowZero');

export const moduleForm = z.object({
  moduleName: requiredText(100),
  moduleNameNp: requiredText(100),
  parentModuleId: optionalId,
  orderNumber,
  iconName: optionalText(60),
  iconClass: optionalText(100),
  screenUrl: optionalText(200),
  resourceName: optionalText(100),
  url: optionalText(200),
  method: z
    .union([z.literal('').transform(() => null), choiceOf(methods)])
    .nullish()
    .transform((value) => value ?? null),
  privileges: z.array(choiceOf(privileges)).max(privileges.length).default([]),
  audience: choiceOf(audiences).default('BOTH'),
  configurable: z.boolean().default(true),
  hidden: z.boolean().default(false),
});
export const moduleUpdateForm = moduleForm.extend({ moduleId: z.int().positive(), version });

export const moduleRow = z.object({
  moduleId: z.int(),
  parentModuleId: z.int().nullable(),
  moduleName: z.string(),
  moduleNameNp: z.string(),
  moduleCode: z.string(),
  /** 1 at the top of the tree, 3 at its end. */
  level: z.int(),
  orderNumber: z.int(),
  iconName: z.string().nullable(),
  iconClass: z.string().nullable(),
  screenUrl: z.string().nullable(),
  resourceName: z.string().nullable(),
  url: z.string().nullable(),
  method: z.enum(methods).nullable(),
  privileges: z.array(z.enum(privileges)),
  audience: z.enum(audiences),
  configurable: z.boolean(),
  hidden: z.boolean(),
  /** Comes with the product: its screen, audience and privileges are fixed, and it is not deleted. */
  isBuiltIn: z.boolean(),
  version: z.int(),
});

const refreshes = ['rights'] as const;

export const moduleContract = contract('module', {
  create: { call: 'POST /menu/create', access: 'module.create', body: moduleForm, answer: moduleRow, refreshes },
  update: { call: 'PUT /menu/update', access: 'module.update', body: moduleUpdateForm, answer: moduleRow, refreshes },
  /** In the order of the tree. */
  list: { call: 'GET /menu/fetch', access: 'module.read', query: listQuery, answer: page(moduleRow) },
  get: { call: 'GET /menu/get/:menuId', access: 'module.read', answer: moduleRow },
  remove: { call: 'DELETE /menu/delete/:menuId', access: 'module.delete', answer: z.object({}), refreshes },
});
