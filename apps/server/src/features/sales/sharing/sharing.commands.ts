import type { Answer, Input } from '@bahi/contract/endpoint';
import type { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { findLink, giveLink, keysOf } from '../paper-link/paper-link.ts';
import { type HeldPaper } from '../invoice/paper/shared-source.ts';
import { paperSources } from './paper-sources.ts';
import { getSharing } from './sharing.queries.ts';

type Contract = typeof sharingContract;
type Named = { kind: SharedKind; id: number };
type Shared = { way: 'LINK' | 'WHATSAPP' | 'EMAIL' | 'SMS'; recipient: string | null };

/** Hands the link of a paper out, and notes who did it. From then on the paper counts as issued. */
export async function sharePaper(
  context: Context,
  { params, query, body }: Input<Contract['share']>,
): Promise<Answer<Contract['share']>> {
  await noteSharing(context, params, { way: body.way, recipient: null });
  return getSharing(context, { params, query });
}

/** Gives the paper its link, notes that it was shared, and answers its own number of that. */
export async function noteSharing(
  context: Context,
  named: Named,
  { way, recipient }: Shared,
): Promise<{ sharingId: number; held: HeldPaper }> {
  const { db, businessId, session } = context;
  const held = await holdIssued(context, named);
  await giveLink(context, { ...named, outletId: held.outletId });
  const link = await findLink(context, named);
  if (link?.isOpen === false) return fail('sharing.linkWithdrawn', { status: 409 });
  await paperSources[named.kind].noteShared(context, named.id);
  const [noted] = await db.query<{ id: number }>(
    `insert into paper_sharing
       (business_id, outlet_id, document_id, quotation_id, way, recipient, shared_by, shared_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [businessId, held.outletId, ...keysOf(named), way, recipient, session.userId, session.fullName],
  );
  return { sharingId: noted?.id ?? failNotFound(), held };
}

/** Withdraws the link, or opens it again. What was never linked has none to withdraw. */
export async function setLinkOpen(
  context: Context,
  { params, query, body }: Input<Contract['setOpen']>,
): Promise<Answer<Contract['setOpen']>> {
  const { db, businessId } = context;
  await holdIssued(context, params);
  const changed = await db.query(
    `update paper_link set is_open = $4 where business_id = $1 and (document_id = $2 or quotation_id = $3) returning id`,
    [businessId, ...keysOf(params), body.isOpen],
  );
  if (changed.length === 0) failNotFound();
  context.say(body.isOpen ? 'sharing.opened' : 'sharing.withdrawn');
  return getSharing(context, { params, query });
}

/** Gives the paper another link. Of one that was never linked there is none to renew. */
export async function renewLink(
  context: Context,
  { params, query }: Input<Contract['renew']>,
): Promise<Answer<Contract['renew']>> {
  const { db, businessId } = context;
  // Of two who renew at once the second ends the link of the first.
  const { outletId } = await holdIssued(context, params);
  const ended = await db.query(
    'delete from paper_link where business_id = $1 and (document_id = $2 or quotation_id = $3) returning id',
    [businessId, ...keysOf(params)],
  );
  if (ended.length === 0) failNotFound();
  await giveLink(context, { ...params, outletId });
  context.say('sharing.renewed');
  return getSharing(context, { params, query });
}

/** Holds a paper that the caller may read and that is in force; a draft and what is cancelled are not shared. */
async function holdIssued(context: Context, { kind, id }: Named): Promise<HeldPaper> {
  if (!context.can(`${kind}.read`)) return fail('common.forbidden', { status: 403 });
  const held = (await paperSources[kind].hold(context, id)) ?? failNotFound();
  if (held.state === 'DRAFT') return fail('sharing.issuedOnly', { status: 409 });
  if (held.state === 'CANCELLED') return fail('sharing.cancelled', { status: 409 });
  return held;
}
