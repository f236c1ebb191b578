import { contract } from '../../endpoint.ts';
import { z } from '../../zod.ts';

/** What lines of journals made customers owe, or the business owe vendors. */
export const voucherDueContract = contract('voucherDue', {
  /** The voucher whose line opened a due, by the document of the due. */
  voucher: {
    call: 'GET /v1/voucher/due/:id',
    access: 'voucher.read',
    params: z.object({ id: z.coerce.number('common.notFound').int().positive() }),
    answer: z.object({ voucherId: z.int() }),
  },
});
