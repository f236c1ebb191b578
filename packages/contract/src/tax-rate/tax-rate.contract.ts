import { contract } from '../endpoint.ts';
import { listQuery, page } from '../paging.ts';
import { z } from '../zod.ts';

export const taxRateContract = contract('taxRate', {
  list: {
    call: 'GET /tax-rate/list',
    access: 'session',
    query: listQuery,
    answer: page(
      z.object({
        id: z.int(),
        name: z.string(),
        nameNp: z.string(),
        /** Per cent, at most two decimals. */
        rate: z.number(),
        /** The rate that a taxable item gets unless another is chosen. */
        isDefault: z.boolean(),
        isActive: z.boolean(),
      }),
    ),
  },
});
