import { privileges } from '../../access.ts';
import { contract } from '../../endpoint.ts';
import { page } from '../../paging.ts';
import { z } from '../../zod.ts';

/** One right: what it allows, and who has it today. */
export const privilegeRow = z.object({
  /** `invoice.create`. */
  right: z.string(),
  moduleId: z.int(),
  moduleName: z.string(),
  moduleNameNp: z.string(),
  privilege: z.enum(privileges),
  /** The calls that ask for it. */
  calls: z.array(z.string()),
  roles: z.array(z.object({ id: z.int(), name: z.string(), nameNp: z.string().nullable() })),
  people: z.array(z.object({ id: z.int(), fullName: z.string() })),
});

export const privilegeContract = contract('privilege', {
  list: {
    call: 'GET /v1/privilege/list',
    access: 'privilege.read',
    query: z.object({
      search: z.string().trim().max(100).optional(),
      privilege: z.enum(privileges).optional(),
      pageNumber: z.coerce.number().int().min(0).max(1_000_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(1000).default(1000),
      sort: z.enum(['module', '-module'], 'common.sortUnknown').optional(),
    }),
    answer: page(privilegeRow),
  },
});
