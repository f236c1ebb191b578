import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';
import type { ChainHead } from '../../../platform/core/audit-chain.ts';
import type { Context } from '../../../platform/core/context.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/** The table whose row gets the number when a paper is issued. */
const numberedIn = { invoice: 'document', 'credit-note': 'document', quotation: 'quotation' } as const satisfies Record<
  SharedKind,
  string
>;

/** The link of the audit chain that the issue of a paper joined; null where none is found. */
export async function chainPlaceOf(
  { db, businessId }: Reader,
  { kind, id }: { kind: SharedKind; id: number },
): Promise<ChainHead | null> {
  const [link] = await db.query<{ seq: number; hash: string }>(
    `select link.seq, encode(link.hash, 'hex') as hash from audit_event event
     join audit_link link on link.business_id = event.business_id and link.transaction_id = event.transaction_id
     where event.business_id = $1 and event.table_name = $2 and event.row_id = $3
       and event.after ->> 'number' is not null
     order by event.id limit 1`,
    [businessId, numberedIn[kind], id],
  );
  return link === undefined ? null : { businessId, ...link };
}
