import { download } from '../download.ts';
import { contract } from '../endpoint.ts';
import { userType } from '../enumeration.ts';
import { listQuery, page } from '../paging.ts';
import { z } from '../zod.ts';

const roleTerm = z.object({
  name: z.string(),
  nameNp: z.string().nullable(),
  outletName: z.string().nullable(),
  outletNameNp: z.string().nullable(),
  effectiveDateAD: z.string(),
  effectiveDateBS: z.string(),
  effectiveTillDateAD: z.string().nullable(),
  effectiveTillDateBS: z.string().nullable(),
});
const reportRow = z.object({
  id: z.int(),
  fullName: z.string(),
  userName: z.string(),
  mobileNumber: z.string().nullable(),
  email: z.string().nullable(),
  userType: userType.answer,
  isActive: z.boolean(),
  outlets: z.array(z.object({ name: z.string(), nameNp: z.string().nullable() })),
  roles: z.array(roleTerm),
  lastSignInAt: z.string().nullable(),
});
export type UserReportRow = z.output<typeof reportRow>;

export const userReportContract = contract('userReport', {
  list: {
    call: 'GET /v1/security/user-report/list',
    access: 'user-report.read',
    query: listQuery.extend({ userType: userType.schema.optional() }),
    answer: page(reportRow),
  },
  download: {
    call: 'POST /v1/security/user-report/download',
    access: 'user-report.report',
    body: z.object({
      search: z.string().trim().max(100).optional(),
      isActive: z.boolean().optional(),
      userType: userType.schema.optional(),
      language: z.enum(['ne', 'en']).optional(),
    }),
    answer: download,
    transaction: 'own',
    toast: 'silent',
  },
});
