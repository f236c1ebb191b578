import type { Answer, Input } from '@bahi/contract/endpoint';
import type { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { qrPath } from '../../../platform/paper/qr.ts';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import { storedKind } from './public-paper.ts';
import { readSharings } from './sharing.list.ts';
import { findLink, keysOf, pathOfLink } from '../paper-link/paper-link.ts';

type Contract = typeof sharingContract;
type Named = { kind: SharedKind; id: number };
type Reader = Pick<Context, 'db' | 'businessId'>;
type CustomerRow = { phone_number: string; email: string | null };

/** How a paper is shared: its link, where its customer is reached, and who shared it so far. */
export async function getSharing(
  context: Pick<Context, 'db' | 'businessId' | 'can' | 'services'>,
  { params, query }: Pick<Input<Contract['get']>, 'params' | 'query'>,
): Promise<Answer<Contract['get']>> {
  if (!context.can(`${params.kind}.read`)) return fail('common.forbidden', { status: 403 });
  const [customer, link, sharings] = await Promise.all([
    findCustomer(context, params),
    findLink(context, params),
    readSharings(context, params),
  ]);
  const base = context.services.settings.get(companySettings).publicUrl ?? query.origin ?? '';
  const address = link?.isOpen === true ? base + pathOfLink(link) : null;
  return {
    address,
    qr: address === null ? null : qrPath(address),
    isWithdrawn: link?.isOpen === false,
    customerPhone: customer.phone_number,
    customerEmail: customer.email,
    sharings,
  };
}

/** Of another business's or outlet's paper, and of another kind's under this name, there is none. */
async function findCustomer({ db, businessId }: Reader, named: Named): Promise<CustomerRow> {
  const [customer] = await db.query<CustomerRow>(
    `select phone_number, email from customer
     where business_id = $1 and id = coalesce(
       (select customer_id from document where business_id = $1 and id = $2 and kind = $4),
       (select customer_id from quotation where business_id = $1 and id = $3))`,
    [businessId, ...keysOf(named), storedKind(named.kind)],
  );
  return customer ?? failNotFound();
}

/** One sharing, of a paper that the caller may read. */
export async function getSharingById(
  context: Pick<Context, 'db' | 'businessId' | 'can'>,
  sharingId: number,
): Promise<Answer<Contract['retry']>> {
  const [sharing] = await readSharings(context, { sharingId });
  if (sharing === undefined) return failNotFound();
  if (!context.can(`${sharing.kind}.read`)) return fail('common.forbidden', { status: 403 });
  return sharing;
}
