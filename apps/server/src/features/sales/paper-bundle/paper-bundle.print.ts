import type { Answer, Input } from '@bahi/contract/endpoint';
import { paperBundleContract } from '@bahi/contract/sales/paper-bundle/paper-bundle.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { z } from '@bahi/contract/zod';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import {
  idempotentRequest,
  type IdempotentRequest,
  keepAnswer,
  readKept,
  takeKey,
} from '../../../platform/http/idempotency.ts';
import { joinPdfs } from '../../../platform/paper/pdf-joined.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { type Made, type Papers, papers, type Wish } from './bundled-papers.ts';
import { checkAll } from './paper-bundle.check.ts';

type Contract = typeof paperBundleContract;
type Bundle = { of: Papers; session: Session; wishes: readonly Wish[]; request: IdempotentRequest | null };

/** So often are the papers made anew where somebody else printed one of them meanwhile. */
const mostRounds = 3;

/** Someone else counted a print of one of the papers after it was made. */
class CountedMeanwhile extends Error {}

/** Which copy each paper was, kept under the key of the request. */
const keptCopies = z.array(z.int().nullable());

/**
 * Several papers in one file, in the order in which they are named. Whether each of them has one is asked first; then all
 * are made, and counted as printed in one transaction when the file is ready: what fails midway counts none. Asked for
 * again under its key, because the answer was lost, the file is the same print.
 */
export async function printBundle(
  context: OpenContext,
  { params, body }: Input<Contract['print']>,
): Promise<Answer<Contract['print']>> {
  const session = context.session ?? failInvalidToken();
  const of = papers[params.of];
  const { access } = of.endpoint;
  if (access !== 'session' && access !== 'public' && !session.rights.has(access))
    fail('common.forbidden', { status: 403 });
  const language = body.language ?? context.language;
  const wishes = [...new Set(body.ids)].map((id) => ({ id, language }));
  const request = idempotentRequest(context.exchange.idempotencyKey, paperBundleContract.print.call, { params, body });
  await checkAll(context, session, of, wishes);
  const title = `${params.of}s-${formatAdDate(context.today)}`;
  const join = async (made: readonly Uint8Array[]): Promise<Uint8Array> =>
    made.length === 1 && made[0] !== undefined ? made[0] : joinPdfs(made, { title, language });
  const content = await makeAndCount(context, { of, session, wishes, request }, join);
  return { fileName: `${title}.pdf`, contentType: 'application/pdf', content };
}

async function makeAndCount(
  context: OpenContext,
  bundle: Bundle,
  join: (made: readonly Uint8Array[]) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  for (let round = 0; round < mostRounds; round += 1) {
    const kept = await keptOf(context, bundle);
    const made: Made[] = [];
    for (const [position, wish] of bundle.wishes.entries())
      made.push(await bundle.of.make(context, wish, kept?.[position] ?? null));
    const file = await join(made.map(({ content }) => content));
    if (kept !== null || (await countAll(context, bundle, made))) return file;
  }
  return fail('common.busy', { status: 503 });
}

/** Which copies they were when this was asked for before. */
async function keptOf({ services }: OpenContext, { session, request }: Bundle): Promise<(number | null)[] | null> {
  if (request === null) return null;
  const { businessId, outletId, userId } = session;
  const kept = await services.database.transaction('read', { businessId, outletId, userId }, (db) =>
    readKept(db, session, request),
  );
  return kept === null ? null : keptCopies.parse(kept.data);
}

/** All or none; false where one of them says by now that it is another copy than it would be. */
async function countAll({ services }: OpenContext, bundle: Bundle, made: readonly Made[]): Promise<boolean> {
  const { of, session, wishes, request } = bundle;
  const { businessId, outletId, userId } = session;
  // In one order, so that two files with the same papers do not wait for each other.
  const inOrder = wishes
    .map(({ id }, position) => ({ id, copyNumber: made[position]?.copyNumber ?? null }))
    .toSorted((left, right) => left.id - right.id);
  try {
    await services.database.transaction('write', { businessId, outletId, userId }, async (db) => {
      if (request !== null && (await takeKey(db, session, request)) !== null) throw new CountedMeanwhile();
      for (const { id, copyNumber } of inOrder)
        if (of.count !== undefined && (await of.count(db, session, id)) !== copyNumber) throw new CountedMeanwhile();
      const data = made.map(({ copyNumber }) => copyNumber);
      if (request !== null) await keepAnswer(db, session, request, { data, message: null });
    });
    return true;
  } catch (error) {
    if (error instanceof CountedMeanwhile) return false;
    throw error;
  }
}
