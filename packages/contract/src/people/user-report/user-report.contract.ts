import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { listQuery, page } from '../../paging.ts';
import { peopleFilter, personRow } from '../user-role/user-role.contract.ts';
import { z } from '../../zod.ts';

export type UserReportRow = z.output<typeof personRow>;

export const userReportContract = contract('userReport', {
  list: {
    call: 'GET /v1/security/user-report/list',
    access: 'user-report.read',
    query: listQuery.extend(peopleFilter),
    answer: page(personRow),
  },
  download: {
    call: 'POST /v1/security/user-report/download',
    access: 'user-report.report',
    body: z.object({
      search: z.string().trim().max(100).optional(),
      isActive: z.boolean().optional(),
      ...peopleFilter,
      sort: listQuery.shape.sort,
      language: z.enum(['ne', 'en']).optional(),
    }),
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
});
