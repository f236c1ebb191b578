import { voucherDueContract } from '@bahi/contract/books/voucher-due/voucher-due.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';

type Call = (typeof voucherDueContract)['voucher'];

/** What lines of journals made due. */
export function voucherDueRoutes(server: Server): void {
  implement(server, voucherDueContract, { voucher: findVoucher });
}

/** The voucher whose line opened a due; 404 for another business's or another outlet's. */
async function findVoucher({ db, businessId }: Context, { params }: Input<Call>): Promise<Answer<Call>> {
  const [row] = await db.query<{ voucher_id: number }>(
    `select own.voucher_id from voucher_due own
     join document on document.business_id = own.business_id and document.id = own.id
     where own.business_id = $1 and own.id = $2`,
    [businessId, params.id],
  );
  return row === undefined ? failNotFound() : { voucherId: row.voucher_id };
}
